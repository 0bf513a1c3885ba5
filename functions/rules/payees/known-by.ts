import * as z from 'zod';
import { accountChange, isConfirmed, newestFirst } from './changes.ts';
import type { Payee, PayeeAccount } from './payee.ts';

const Moment = z.iso.datetime();

const KnownAccount = z.object({
  id: z.string(),
  masked: z.string(),
  bank: z.string().optional(),
  /** Whom the bank named before anything changed. */
  holder: z.string().optional(),
  /** When it was last seen with this holder. */
  until: Moment.optional(),
  /** Whom it names now, where that is somebody else. */
  said: z.string().optional(),
  /** The last time that it was seen at all. */
  lastAt: Moment.optional(),
  confirmed: z.boolean(),
});
export type KnownAccount = Readonly<z.output<typeof KnownAccount>>;

/** What is read of a payee where it is found by an account, a document or a name. */
export const Entry = z.object({
  id: z.string(),
  name: z.string(),
  document: z.object({ type: z.string(), id: z.string() }).optional(),
  since: Moment,
  validations: z.int().min(0),
  accounts: z.array(KnownAccount),
});
export type Entry = Readonly<z.output<typeof Entry>>;

/** The customer's last final answer about an account, saved or not. */
export const LastAnswer = z.object({ id: z.string(), at: Moment, holder: z.string().optional() });
export type LastAnswer = Readonly<z.output<typeof LastAnswer>>;

/** What is known by an account, a document or a name. */
export interface KnownBy {
  readonly entries: readonly Entry[];
  readonly last: LastAnswer | undefined;
  /** So many payees have it too, of whom nothing else is told here; absent where there are none. */
  readonly others?: number;
}

/** An entry says no more accounts than these: the one it is found by, and the newest others. */
const accountsAtMost = 5;

const knownAccount = (payee: Payee, account: PayeeAccount): KnownAccount => {
  const { id, masked, bankName: bank, holder, lastAt } = account;
  const other = accountChange(account);
  return {
    id,
    masked,
    confirmed: isConfirmed(payee, account),
    ...(bank !== undefined && { bank }),
    ...(holder && { holder: holder.name, until: holder.until }),
    ...(other && { said: other.name }),
    ...(lastAt !== undefined && { lastAt }),
  };
};

const entryOf = (payee: Payee, own: string | undefined): Entry => {
  const { id, name, document, createdAt, validations } = payee;
  const first = payee.accounts.filter((account) => account.id === own);
  const others = newestFirst(payee.accounts).filter((account) => account.id !== own);
  return {
    id,
    name,
    ...(document && { document: { type: document.type, id: document.id } }),
    since: createdAt,
    validations,
    accounts: [...first, ...others].slice(0, accountsAtMost).map((account) => knownAccount(payee, account)),
  };
};

/** Where a payee is found, by pseudonym: its accounts, its document, and its names. */
export const entriesOf = (payee: Payee): Readonly<Record<string, Entry>> => ({
  ...Object.fromEntries(payee.names.map((name) => [name, entryOf(payee, undefined)])),
  ...(payee.document && { [payee.document.id]: entryOf(payee, undefined) }),
  ...Object.fromEntries(payee.accounts.map(({ id }) => [id, entryOf(payee, id)])),
});
