import type { DocumentJudgement } from '#shared/engine/judge-document.ts';
import type { KnownPayee } from '#shared/contract/resources/payee.ts';
import type { PortsOf } from '../ports/connect.ts';
import type { BankAnswer, Question } from '../rules/bank/bank-answer.ts';
import type { KnownBy } from '../rules/payees/known-by.ts';
import { recognize, type Memory, type Stated } from '../rules/payees/recognize.ts';
import { accountId, documentOfPayee, nameId } from './pseudonyms.ts';

type StatedBy = NonNullable<Memory['stated']>['by'];

/** Whom a question is about, by the pseudonyms of its asker's payees. */
export interface Wanted extends Stated {
  /** Whom it is about: by document, and by name. */
  readonly by: readonly { readonly by: StatedBy; readonly id: string }[];
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
  const by = [
    ...(document ? [{ by: 'document' as const, id: document.id }] : []),
    ...(named === undefined ? [] : [{ by: 'name' as const, id: named }]),
  ];
  return { account, document, name, by };
};

/** The pseudonyms that are looked for, three at most. */
export const soughtBy = ({ account, by }: Wanted): readonly string[] => [account, ...by.map(({ id }) => id)];

const nothing: KnownBy = { entries: [], last: undefined };

/**
 * What was found, in the order in which it was looked for. A document that no payee has says nothing against one that was
 * saved without a document: it is still known by its name, or any number in a swindled e-mail would hide it.
 */
export const memoryOf = ({ by }: Wanted, [account = nothing, ...found]: readonly KnownBy[]): Memory => {
  const known = by.map((one, place) => ({ by: one.by, known: found[place] ?? nothing }));
  const stated = known.find((one) => one.known.entries.length > 0) ?? known[0];
  return { account, ...(stated && { stated }) };
};

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
