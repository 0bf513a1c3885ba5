import type { PayeeOrigin } from '#shared/validation/payees.ts';
import { Fault } from '#shared/errors/fault.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import { newId } from '../proof.ts';
import type { Entry } from '../rules/payees/known-by.ts';
import { merged } from '../rules/payees/merge.ts';
import { isSameName } from '../rules/payees/recognize.ts';
import type { Payee, PayeeAccount, PayeeDocument } from '../rules/payees/payee.ts';
import type { Counted } from '../store/payees/payees.ts';
import { withNames } from './named.ts';

export const savePorts = [
  'pseudonyms.of',
  'payees.create',
  'payees.change',
  'payeesBy.find',
] as const satisfies readonly PortName[];
type Ports = PortsOf<(typeof savePorts)[number]>;

/** Whom somebody saves. */
export interface Saving {
  readonly name: string;
  readonly document?: PayeeDocument | undefined;
  readonly account?: PayeeAccount | undefined;
}

export interface Saved {
  readonly payee: Payee;
  readonly isNew: boolean;
}

/** Who saves, how and when. */
export interface Circumstances {
  readonly userId: string;
  readonly origin: PayeeOrigin;
  readonly now: string;
  /** The answer it is saved out of. */
  readonly counted?: Counted | undefined;
}

/** The payee whom the book has already: by the document, or by the account where the name is the same. */
const knownIn = async (ports: Ports, userId: string, { name, document, account }: Saving) => {
  const sought = [document?.id, account?.id].flatMap((id) => id ?? []);
  const found = await ports.payeesBy.find(userId, sought);
  const [documented] = document ? (found[0]?.entries ?? []) : [];
  if (documented) return documented.id;
  const owners = account ? (found.at(-1)?.entries ?? []) : [];
  // A name without a letter is like none, but for itself.
  const isTheirs = (entry: Entry) => entry.name === name || isSameName(entry.name, name);
  return owners.find((entry) => isTheirs(entry) && !(document && entry.document))?.id;
};

const newPayee = ({ name, document, account }: Saving, { userId, origin, now, counted }: Circumstances): Payee => ({
  id: newId('pye', now),
  userId,
  name,
  ...(document && { document }),
  origin,
  accounts: account ? [account] : [],
  names: [],
  validations: counted ? 1 : 0,
  recheck: 'never',
  events: [{ at: now, what: 'saved', times: 1, ...(account && { accountId: account.id }), ...counted }],
  createdAt: account && account.firstAt < now ? account.firstAt : now,
  version: 1,
});

const create = async (ports: Ports, saving: Saving, circumstances: Circumstances): Promise<Saved | undefined> => {
  const { now, counted } = circumstances;
  const payee = await withNames(ports, newPayee(saving, circumstances));
  const written = await ports.payees.create(payee, { now, counted: counted && { ...counted, isAgain: true } });
  if (written === 'full') throw new Fault('errors.tooManyPayees');
  return written === 'written' ? { payee, isNew: true } : undefined;
};

/**
 * A new account that is saved out of an answer waits for somebody's word, as one that is learned does; and so does one that
 * a file brings beside those that banks answered about, because nobody reads each row of it.
 */
const accountFor = (before: Payee, { account }: Saving, { origin, counted }: Circumstances) => {
  const waits = counted || (origin === 'file' && before.accounts.some(({ lastAt }) => lastAt !== undefined));
  if (!account || !waits) return account;
  const { confirmedAt: _confirmedAt, ...unconfirmed } = account;
  return unconfirmed;
};

const addTo = async (
  ports: Ports,
  id: string,
  saving: Saving,
  circumstances: Circumstances,
): Promise<Saved | undefined> => {
  const { userId, now, counted } = circumstances;
  const decide = (before: Payee): Promise<Payee> => {
    const account = accountFor(before, saving, circumstances);
    const validationId = counted?.isAgain ? undefined : counted?.validationId;
    const after = merged(before, { ...saving, account, validationId }, now);
    if (after === 'full') throw new Fault('errors.tooManyPayees');
    return withNames(ports, after);
  };
  const changed = await ports.payees.change(userId, id, decide, { now, counted });
  if (changed === 'counted' && counted && !counted.isAgain)
    return addTo(ports, id, saving, { ...circumstances, counted: { ...counted, isAgain: true } });
  return changed === undefined || typeof changed === 'string' ? undefined : { payee: changed, isNew: false };
};

/** Each round somebody else saved or deleted the same payee. */
const rounds = 5;

/** Saves a payee, or gives its account to the one with the same document. */
export const save = async (ports: Ports, saving: Saving, circumstances: Circumstances): Promise<Saved> => {
  for (let round = 0; round < rounds; round++) {
    const known = await knownIn(ports, circumstances.userId, saving);
    const saved = known ? await addTo(ports, known, saving, circumstances) : await create(ports, saving, circumstances);
    if (saved) return saved;
  }
  // It is known, and its row is none that this version reads: that was told where it was read.
  throw new Fault('errors.notFound');
};
