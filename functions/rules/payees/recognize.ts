import type { KnownChange, KnownPayee } from '#shared/contract/resources/payee.ts';
import { matchNames } from '../names/match.ts';
import { isOtherHolder } from './changes.ts';
import type { Entry, KnownAccount, KnownBy } from './known-by.ts';

/** Of what is stated of an account, what a payee can be known by. */
export interface Stated {
  readonly account: string;
  readonly document?: { readonly type: string; readonly id: string } | undefined;
  readonly name?: string | undefined;
}

/** What a customer's own memory holds of it: of the account, and of whom is stated by document, or else by name. */
export interface Memory {
  readonly account: KnownBy;
  readonly stated?: { readonly by: 'document' | 'name'; readonly known: KnownBy } | undefined;
}

export const isSameName = (one: string, other: string): boolean => matchNames(one, other)?.result === 'match';

/** A payee's own name, and whom banks named for its accounts; an account that nobody confirmed may be somebody else's. */
export const namesIn = ({ name, accounts }: Entry): readonly string[] => [
  name,
  ...accounts.flatMap(({ holder, confirmed }) => (confirmed && holder) || []),
];

/** Two documents of one type are two people, whatever their names. */
const areTwoPeople = (one: Stated['document'], other: Stated['document']): boolean =>
  one !== undefined && other !== undefined && one.type === other.type && one.id !== other.id;

/** The payee that is stated. A document is one payee's; a name that two have is nobody's. */
export const statedIn = ({ stated }: Memory, { name }: Stated): Entry | undefined => {
  const [entry, ...others] = stated?.known.entries ?? [];
  if (!stated || !entry || others.length > 0 || stated.known.others) return undefined;
  if (stated.by === 'document') return entry;
  return name !== undefined && namesIn(entry).some((known) => isSameName(known, name)) ? entry : undefined;
};

/** Whose the account is: of the one that is stated, or else of whom it was first. */
export const ownerIn = ({ account }: Memory, stated: Entry | undefined): Entry | undefined =>
  account.entries.find(({ id }) => id === stated?.id) ??
  account.entries.toSorted((one, other) => (one.since < other.since ? -1 : 1))[0];

const accountIn = (entry: Entry | undefined, { account }: Stated): KnownAccount | undefined =>
  entry?.accounts.find(({ id }) => id === account);

/** The account had another holder before: by what the bank says now, or by its last word where it is not asked yet. */
const holderChange = (memory: Memory, own: KnownAccount | undefined, holder: string | undefined): KnownChange[] => {
  const last = memory.account.last;
  const was = own?.holder ?? last?.holder;
  const now = holder ?? own?.said;
  if (was === undefined || now === undefined || !isOtherHolder(was, now)) return [];
  return [{ what: 'otherHolder', until: (own?.holder ? own.until : last?.at) ?? null, was, bank: null }];
};

/** Two payees of the book are one holder where one of their names is the same. */
const areOne = (one: Entry, other: Entry): boolean =>
  namesIn(one).some((mine) => namesIn(other).some((theirs) => isSameName(mine, theirs)));

/** Whether somebody is stated who is not in the book, and is not the owner. */
const isAnother = ({ name, document }: Stated, owner: Entry): boolean => {
  if (name !== undefined) return namesIn(owner).every((known) => isOtherHolder(known, name));
  return areTwoPeople(document, owner.document);
};

/** The account is of another payee than the one that is stated. */
const payeeChange = (stated: Stated, payee: Entry | undefined, owner: Entry | undefined): KnownChange[] => {
  if (!owner || payee?.id === owner.id) return [];
  if (payee ? areOne(payee, owner) : !isAnother(stated, owner)) return [];
  return [{ what: 'otherPayee', until: accountIn(owner, stated)?.lastAt ?? null, was: owner.name, bank: null }];
};

const lastOf = ({ lastAt }: KnownAccount): string => lastAt ?? '';

/** The account that a payee had before: the newest that is confirmed, or else the newest. */
const formerOf = ({ accounts }: Entry, { account }: Stated): KnownAccount | undefined => {
  const others = accounts
    .filter(({ id }) => id !== account)
    .toSorted((one, other) => (lastOf(one) > lastOf(other) ? -1 : 1));
  return others.find(({ confirmed }) => confirmed) ?? others[0];
};

/** A payee is to be paid to an account that nobody confirmed to be theirs. */
const accountChange = (stated: Stated, payee: Entry, own: KnownAccount | undefined): KnownChange[] => {
  const former = own?.confirmed ? undefined : formerOf(payee, stated);
  if (!former) return [];
  return [{ what: 'otherAccount', until: former.lastAt ?? null, was: former.masked, bank: former.bank ?? null }];
};

/**
 * What a customer's own memory says of an account that is asked about, before or after its bank said the holder. `undefined`
 * where it says nothing.
 *
 * Example: ACME is stated by its document and has the account A, last seen on May 3rd. B is asked about: `otherAccount`, was
 * A, until May 3rd. If B is an account of a payee NADIR, whose names are others: `otherPayee`, was NADIR. If A is asked about
 * and the bank names NADIR: `otherHolder`, was ACME.
 */
export const recognize = (memory: Memory, stated: Stated, holder?: string): KnownPayee | undefined => {
  const named = statedIn(memory, stated);
  const found = areTwoPeople(stated.document, named?.document) ? undefined : named;
  const owner = ownerIn(memory, found);
  const payee = found ?? owner;
  const own = accountIn(owner, stated);
  const isTheirs = owner?.id === payee?.id;
  const other = payeeChange(stated, found, owner);
  const another = payee && other.length === 0 ? accountChange(stated, payee, isTheirs ? own : undefined) : [];
  const changed = [...holderChange(memory, own, holder), ...other, ...another];
  if (!payee && changed.length === 0) return undefined;
  return {
    known: payee !== undefined,
    id: payee?.id ?? null,
    name: payee?.name ?? null,
    since: payee?.since ?? null,
    validations: payee?.validations ?? 0,
    changed,
  };
};
