import { accountsOfPayeeAtMost, payeeNameAtMost } from '#shared/validation/payees.ts';
import type { NameResult } from '#shared/validation/name-match.ts';
import { matchNames } from '../names/match.ts';
import { accountChange, isMasked, isOtherHolder } from './changes.ts';
import type { Entry } from './known-by.ts';
import { withEvent } from './events.ts';
import { namesIn, ownerIn, statedIn, type Memory, type Stated } from './recognize.ts';
import type { Payee, PayeeAccount, PayeeDocument, Said } from './payee.ts';

/** A final answer of a bank, as far as a payee can be learned from it. */
export interface Answer {
  readonly validationId: string;
  readonly at: string;
  /** The bank says that the account exists. */
  readonly isValid: boolean;
  /** All it takes to ask about the account again. */
  readonly account: Omit<PayeeAccount, 'holder' | 'said' | 'firstAt' | 'lastAt' | 'validationId' | 'confirmedAt'>;
  readonly holder?: string | undefined;
  readonly expectedName?: string | undefined;
  readonly nameResult?: NameResult | undefined;
  /** Whole, and not contradicted by the bank. */
  readonly document?: PayeeDocument | undefined;
  /** As the asker stated it, right or not. */
  readonly statedDocument?: PayeeDocument | undefined;
  /** The bank itself said it, whole. */
  readonly isDocumentSaid: boolean;
  /** Another document than the one that was stated. */
  readonly isDocumentOther: boolean;
}

const earlier = (one: Said, other: Said): boolean =>
  one.since === other.since ? one.name < other.name : one.since < other.since;

/** Whom the bank named first and whom last, whatever comes in which order. */
const named = ({ holder, said }: PayeeAccount, name: string, at: string): Pick<PayeeAccount, 'holder' | 'said'> => {
  const now = { name, since: at, until: at };
  const all = [now, ...(holder ? [holder] : []), ...(said ? [said] : [])];
  // A name that the bank masked could be anybody's: whoever comes after it would never be another one.
  const whole = all.filter((one) => !isMasked(one.name));
  const [first = now] = (whole.length > 0 ? whole : all).toSorted((one, other) => (earlier(one, other) ? -1 : 1));
  const last = all.reduce((latest, one) => (earlier(latest, one) ? one : latest), first);
  const same = all.filter((one) => !isOtherHolder(first.name, one.name));
  const until =
    same
      .map((one) => one.until)
      .toSorted()
      .at(-1) ?? at;
  return { holder: { name: first.name, since: first.since, until }, said: { ...last, until: last.since } };
};

/** The account after one more answer: what is older than somebody's word for it says nothing of its holder. */
const observed = (account: PayeeAccount, { at, validationId, holder }: Answer): PayeeAccount => {
  const isNewest = account.lastAt === undefined || at > account.lastAt;
  const counts = holder !== undefined && at > (account.confirmedAt ?? '');
  return {
    ...account,
    ...(counts && named(account, holder, at)),
    firstAt: at < account.firstAt ? at : account.firstAt,
    ...(isNewest && { lastAt: at, validationId }),
  };
};

export const accountOfAnswer = (answer: Answer): PayeeAccount =>
  observed({ ...answer.account, firstAt: answer.at }, answer);

const eventOf = ({ at, validationId, account }: Answer) => ({ at, validationId, accountId: account.id, times: 1 });

/** A payee without a document gets the one that the bank knows the holder of its account by. */
const withDocument = (payee: Payee, { document, holder, nameResult, isDocumentSaid }: Answer): Payee => {
  const isTheirs = isDocumentSaid && holder !== undefined && !isMasked(holder) && nameResult !== 'mismatch';
  const isNamed =
    isTheirs &&
    !isOtherHolder(payee.name, holder) &&
    payee.accounts.some((one) => one.holder && !isOtherHolder(one.holder.name, holder));
  return payee.document || !document || !isNamed ? payee : { ...payee, document };
};

const oneMore = ({ validations, createdAt }: Payee, { at }: Answer) => ({
  validations: validations + 1,
  createdAt: at < createdAt ? at : createdAt,
});

/** One more answer about an account of theirs: it is counted, and a holder who is somebody else is noted. */
export const touched = (payee: Payee, answer: Answer): Payee => {
  const before = payee.accounts.find(({ id }) => id === answer.account.id);
  if (!before) return payee;
  const after = observed(before, answer);
  const isChange = Boolean(accountChange(after)) && !accountChange(before);
  const event = isChange
    ? { ...eventOf(answer), what: 'otherHolder' as const, ...(after.holder && { was: after.holder.name }) }
    : { ...eventOf(answer), what: 'same' as const };
  return {
    ...payee,
    accounts: payee.accounts.map((one) => (one === before ? after : one)),
    ...oneMore(payee, answer),
    events: withEvent(payee.events, event),
  };
};

/** The same, and what else the answer tells of whom the account belongs to. */
export const touchedInFull = (payee: Payee, answer: Answer): Payee => withDocument(touched(payee, answer), answer);

/** An account that waits for somebody to confirm it, unless they have as many as they may. */
export const added = (payee: Payee, answer: Answer): Payee => {
  if (payee.accounts.some(({ id }) => id === answer.account.id)) return touched(payee, answer);
  if (payee.accounts.length >= accountsOfPayeeAtMost) return payee;
  return {
    ...payee,
    accounts: [...payee.accounts, accountOfAnswer(answer)],
    ...oneMore(payee, answer),
    events: withEvent(payee.events, {
      ...eventOf(answer),
      what: payee.accounts.length > 0 ? ('otherAccount' as const) : ('saved' as const),
    }),
  };
};

/** How a payee begins with an answer. */
export const begun = (
  answer: Answer,
  {
    id,
    userId,
    name,
    origin,
    confirmedAt,
  }: Pick<Payee, 'id' | 'userId' | 'name' | 'origin'> & { confirmedAt?: string },
): Payee => ({
  id,
  userId,
  name: name.slice(0, payeeNameAtMost),
  ...(answer.document && { document: answer.document }),
  origin,
  accounts: [{ ...accountOfAnswer(answer), ...(confirmedAt !== undefined && { confirmedAt }) }],
  names: [],
  validations: 1,
  recheck: 'never',
  events: [{ ...eventOf(answer), what: 'saved' }],
  createdAt: answer.at,
  version: 1,
});

/** The name a payee is saved under: the bank's, or the expected one where the bank hides letters of the very same. */
export const nameIn = ({ holder, expectedName, nameResult }: Answer): string | undefined => {
  if (holder === undefined || !isMasked(holder)) return holder;
  return nameResult === 'match' ? expectedName : undefined;
};

/** Two documents of one type are two people, whatever their names. */
const contradicts = ({ document }: Answer, { document: theirs }: Entry): boolean =>
  document !== undefined && document.type === theirs?.type && document.id !== theirs.id;

/** Whether the answer says that the account is of the payee who was stated, not only that somebody said so. */
const isTheirs = (answer: Answer, entry: Entry): boolean => {
  const { holder, document, isDocumentSaid } = answer;
  const isNamedByDocument = document !== undefined && document.id === entry.document?.id;
  if (isNamedByDocument && isDocumentSaid) return true;
  if (holder === undefined || isMasked(holder) || contradicts(answer, entry)) return false;
  const results = namesIn(entry).map((name) => matchNames(name, holder)?.result);
  // By a document that was stated, the bank may write the name in another way; by a name alone it has to be the same.
  return results.includes('match') || (isNamedByDocument && results.includes('partial'));
};

export type Lesson =
  | { readonly kind: 'touch'; readonly payeeId: string }
  | { readonly kind: 'add'; readonly payeeId: string }
  | { readonly kind: 'create'; readonly name: string }
  | undefined;

/** Whom an answer may be about: whom its asker stated, as they were told, and whom else it leads to. */
export interface Learning extends Memory {
  readonly others: readonly NonNullable<Memory['stated']>[];
}

/** Whom an asker could not be told of, because they stated somebody else, or nobody. */
const othersIn = ({ account, others }: Learning, stated: Stated): readonly Entry[] =>
  others.flatMap((other) => statedIn({ account, stated: other }, stated) ?? []);

/**
 * What a customer's book learns from an answer. An account that is in it stays whose it is. Whoever states a payee is told
 * that it had another account, so this one is the payee's too, waiting for somebody's word, whatever else the bank said of
 * it. Nothing is learned from an account that does not exist or a name that is somebody else's; and nothing that nobody was
 * told from what the bank masks or contradicts.
 */
export const lessonOf = (answer: Answer, memory: Learning): Lesson => {
  if (!answer.isValid) return undefined;
  const stated = { account: answer.account.id, document: answer.document, name: answer.expectedName };
  const told = statedIn(memory, stated);
  const others = othersIn(memory, stated);
  const payee = told ?? others.find((entry) => isTheirs(answer, entry));
  const owner = ownerIn(memory, payee);
  if (owner) return { kind: 'touch', payeeId: owner.id };
  if (answer.nameResult === 'mismatch') return undefined;
  if (told) return { kind: 'add', payeeId: told.id };
  if (answer.isDocumentOther) return undefined;
  if (payee) return { kind: 'add', payeeId: payee.id };
  const name = nameIn(answer);
  const isNew = answer.document !== undefined && answer.holder !== undefined && others.length === 0;
  return isNew && name !== undefined ? { kind: 'create', name } : undefined;
};
