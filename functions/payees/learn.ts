import { payeesAtMost } from '#shared/validation/payees.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import { newId } from '../proof.ts';
import { added, begun, lessonOf, touched, touchedInFull, type Answer, type Lesson } from '../rules/payees/learn.ts';
import type { KnownBy } from '../rules/payees/known-by.ts';
import type { Validation } from '../store/validations/validation.ts';
import { answerOf } from './answer.ts';
import { withNames } from './named.ts';
import { nameId } from './pseudonyms.ts';

export const learnPorts = [
  'pseudonyms.of',
  'payees.change',
  'payees.create',
  'payeesBy.find',
  'payeesBy.rememberLast',
  'payeeBook.find',
  'clock.now',
] as const satisfies readonly PortName[];
type Ports = PortsOf<(typeof learnPorts)[number]>;

/** Of a silence nothing is learned, nor of the sandbox, where no bank is asked. */
const isOfBank = ({ verified, environment, status }: Validation): boolean =>
  verified && environment === 'production' && (status === 'VALID' || status === 'INVALID');

/**
 * Whom the asker stated, by document or else by name, as they were told; and by what else a payee may be known: a document
 * that the bank said, or the name of one that was saved without a document.
 */
const sourcesOf = async (ports: Ports, userId: string, { document, statedDocument, expectedName }: Answer) => {
  const name = await nameId(ports, userId, expectedName);
  const by = [
    ...(statedDocument ? [{ by: 'document' as const, id: statedDocument.id }] : []),
    ...(name === undefined ? [] : [{ by: 'name' as const, id: name }]),
    ...(document && document.id !== statedDocument?.id ? [{ by: 'document' as const, id: document.id }] : []),
  ];
  const isStated = statedDocument !== undefined || name !== undefined;
  return { told: isStated ? by.slice(0, 1) : [], others: isStated ? by.slice(1) : by };
};

const nothing: KnownBy = { entries: [], last: undefined };

const memoryFor = async (ports: Ports, userId: string, answer: Answer) => {
  const { told, others } = await sourcesOf(ports, userId, answer);
  const sources = [...told, ...others];
  const [account = nothing, ...found] = await ports.payeesBy.find(userId, [
    answer.account.id,
    ...sources.map(({ id }) => id),
  ]);
  const known = sources.map((source, place) => ({ ...source, known: found[place] ?? nothing }));
  const stated = known.slice(0, told.length)[0];
  const memory = { account, ...(stated && { stated }), others: known.slice(told.length) };
  // A document that is nobody's yet may be that of the account's payee.
  const isFree = known.some(({ id, known: by }) => id === answer.document?.id && by.entries.length === 0);
  return { memory, isFree };
};

/** Whether it was done: else somebody else wrote meanwhile, and it is decided anew. */
type Done = boolean;

const create = async (ports: Ports, userId: string, answer: Answer, name: string): Promise<Done> => {
  const { savesByDocument, count } = await ports.payeeBook.find(userId);
  // A batch may name more payees than a book holds: nobody tries to write each of the others.
  if (!savesByDocument || count >= payeesAtMost) return true;
  const payee = begun(answer, { id: newId('pye', answer.at), userId, name, origin: 'document' });
  const counted = { validationId: answer.validationId };
  const written = await ports.payees.create(await withNames(ports, payee), { now: ports.clock.now(), counted });
  // A book that is full learns no more, and what was counted is counted once.
  return written !== 'taken' && written !== 'changed';
};

const lessons = { touch: touched, add: added } as const;

const change = async (
  ports: Ports,
  userId: string,
  answer: Answer,
  { kind, payeeId, adopts }: { readonly kind: 'touch' | 'add'; readonly payeeId: string; readonly adopts: boolean },
): Promise<Done> => {
  const learn = kind === 'touch' && adopts ? touchedInFull : lessons[kind];
  const writing = { now: ports.clock.now(), counted: { validationId: answer.validationId } };
  const changed = await ports.payees.change(
    userId,
    payeeId,
    (payee) => withNames(ports, learn(payee, answer)),
    writing,
  );
  return changed !== 'taken' && changed !== undefined;
};

const follow = async (ports: Ports, userId: string, answer: Answer): Promise<Done> => {
  const { memory, isFree } = await memoryFor(ports, userId, answer);
  const lesson: Lesson = lessonOf(answer, memory);
  if (!lesson) return true;
  if (lesson.kind === 'create') return create(ports, userId, answer, lesson.name);
  return change(ports, userId, answer, { ...lesson, adopts: isFree });
};

/** Each round somebody else saved or deleted the same payee. */
const rounds = 5;

/** What a customer's payees learn from a final answer. Doing it twice, or late, changes nothing. */
export const learn = async (ports: Ports, validation: Validation): Promise<void> => {
  if (!isOfBank(validation)) return;
  const { userId, id } = validation;
  const answer = await answerOf(ports, validation);
  if (!answer) return;
  const { account, at, holder } = answer;
  await ports.payeesBy.rememberLast(userId, account.id, { id, at, ...(holder !== undefined && { holder }) });
  for (let round = 0; round < rounds; round++) if (await follow(ports, userId, answer)) return;
  throw new Error('The payees of a customer kept changing');
};
