import type { DocumentJudgement } from '#shared/engine/judge-document.ts';
import type { KnownPayee } from '#shared/contract/resources/payee.ts';
import type { PortsOf } from '../ports/connect.ts';
import type { BankAnswer, Question } from '../rules/bank/bank-answer.ts';
import type { KnownBy } from '../rules/payees/known-by.ts';
import { recognize, type Memory, type Stated } from '../rules/payees/recognize.ts';
import { accountId, documentOfPayee, nameId } from './pseudonyms.ts';

/** Whom a question is about, by the pseudonyms of its asker's payees. */
export interface Wanted extends Stated {
  /** Whom it is about, by document or else by name; absent where neither is stated. */
  readonly by?: { readonly by: 'document' | 'name'; readonly id: string } | undefined;
}

interface Asked {
  readonly userId: string;
  readonly question: Question;
  readonly document: DocumentJudgement | undefined;
  readonly name: string | undefined;
}

export const wantedOf = async (ports: PortsOf<'pseudonyms.of'>, asked: Asked): Promise<Wanted> => {
  const { userId, question, name } = asked;
  const [account, document, named] = await Promise.all([
    accountId(ports, userId, question),
    documentOfPayee(ports, { userId, country: question.country }, asked.document),
    nameId(ports, userId, name),
  ]);
  const byName = named === undefined ? undefined : { by: 'name' as const, id: named };
  return { account, document, name, by: document ? { by: 'document', id: document.id } : byName };
};

/** The pseudonyms that are looked for: one or two. */
export const soughtBy = ({ account, by }: Wanted): readonly string[] => [account, ...(by ? [by.id] : [])];

const nothing: KnownBy = { entries: [], last: undefined };

/** What was found, in the order in which it was looked for. */
export const memoryOf = ({ by }: Wanted, [account = nothing, stated]: readonly KnownBy[]): Memory => ({
  account,
  ...(by && stated && { stated: { by: by.by, known: stated } }),
});

/** What a customer's payees tell of a question. */
export const remembered = async (ports: PortsOf<'payeesBy.find'>, userId: string, wanted: Wanted): Promise<Memory> =>
  memoryOf(wanted, await ports.payeesBy.find(userId, soughtBy(wanted)));

/** What is remembered of a question while its bank is asked. */
export interface Recollection {
  readonly wanted: Wanted;
  readonly memory: Memory;
}

/** A bank that answered is told of; silence is not. */
export const isOfBank = ({ kind }: BankAnswer): boolean => kind === 'found' || kind === 'refused';

/** What it comes to beside the answer of a bank. */
export const payeeBeside = ({ wanted, memory }: Recollection, answer: BankAnswer): KnownPayee | undefined => {
  if (!isOfBank(answer)) return undefined;
  return recognize(memory, wanted, answer.kind === 'found' ? answer.beneficiary : undefined);
};
