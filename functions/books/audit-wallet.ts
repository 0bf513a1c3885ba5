import { isDeepStrictEqual } from 'node:util';
import type { PortsOf } from '../ports/connect.ts';
import type { Books, Discrepancy } from '../rules/books/books.ts';
import { fold, outAfter } from '../rules/books/fold.ts';
import { compareWallet, summed, withoutClosed, type WalletLot } from '../rules/books/lots.ts';
import { instantBefore, minusSeconds } from '../rules/time.ts';

type Ports = PortsOf<'ledger.wallet' | 'ledger.movements' | 'ledger.validations' | 'ledger.reread' | 'ledger.batches'>;

/** Functions live a minute: nothing is dated further back than this when it is written, but for expiries. */
const settledAfterSeconds = 300;

/** An expiry is dated when the lot expires, and posted within a day: until it is, the ledger is not complete beyond. */
const isUnposted =
  (now: string) =>
  ({ expiresAt, endedAt, unused }: WalletLot): boolean =>
    expiresAt !== undefined && expiresAt <= now && endedAt === undefined && unused === undefined;

/** Up to which instant nothing will be added to the ledger any more. */
const horizonOf = (wallet: readonly WalletLot[], now: string): string =>
  wallet
    .filter(isUnposted(now))
    .flatMap(({ expiresAt }) => (expiresAt ? [instantBefore(expiresAt)] : []))
    .reduce((first, other) => (other < first ? other : first), minusSeconds(now, settledAfterSeconds));

/** The next part of the ledger: as many movements as one call reads, with so many validations. */
const nextPart = async ({ ledger }: Ports, userId: string, { upTo: after, open }: Books, horizon: string) => {
  const { rows, upTo: end } = await ledger.movements(userId, { after, upTo: horizon });
  const [created, reread] = await Promise.all([
    ledger.validations(userId, { after, upTo: end }),
    ledger.reread(userId, Object.keys(open)),
  ]);
  const { upTo } = created;
  return {
    upTo,
    movements: rows.filter(({ at }) => at <= upTo),
    created: created.rows,
    reread,
  };
};

/** The books after it. Batches are read where credits of them are out. */
const goneOn = async (
  ports: Ports,
  userId: string,
  books: Books,
  { horizon, now }: { horizon: string; now: string },
) => {
  const part = await nextPart(ports, userId, books, horizon);
  const batches = await ports.ledger.batches(userId, Object.keys(outAfter(books, part)));
  return fold(books, { ...part, batches, now });
};

/** After everything. */
const end = '9999';

/** What happened since the books end. */
const tailOf = async ({ ledger }: Ports, userId: string, { upTo }: Books) => {
  const movements = [];
  for (let after = upTo; after < end;) {
    const page = await ledger.movements(userId, { after, upTo: end });
    movements.push(...page.rows);
    after = page.upTo;
  }
  return movements;
};

const tries = 5;

/** The wallet, and the sums of all movements, as they stood together: nobody wrote the wallet while they were read. */
const closing = async (ports: Ports, userId: string, books: Books) => {
  for (let attempt = 0; attempt < tries; attempt++) {
    const before = await ports.ledger.wallet(userId);
    const movements = await tailOf(ports, userId, books);
    const wallet = await ports.ledger.wallet(userId);
    if (isDeepStrictEqual(wallet, before)) return { wallet, lots: summed(books.lots, movements) };
  }
  throw new Error('The wallet kept changing');
};

export interface Audited {
  /** As far as they were read. */
  readonly books: Books;
  /** All that is wrong; absent where the time was over before the end. */
  readonly discrepancies: readonly Discrepancy[] | undefined;
}

/**
 * Reads on in the books of a customer, and compares them with the wallet. What is judged is older than any function lives,
 * so that nothing of it is underway; what is newer is only added up.
 */
export const auditWallet = async (
  ports: Ports,
  userId: string,
  { from, now, deadline }: { readonly from: Books; readonly now: string; readonly deadline: number },
): Promise<Audited> => {
  const horizon = horizonOf(await ports.ledger.wallet(userId), now);
  let books = from;
  while (books.upTo < horizon) {
    if (performance.now() >= deadline) return { books, discrepancies: undefined };
    books = await goneOn(ports, userId, books, { horizon, now });
  }
  const { wallet, lots } = await closing(ports, userId, books);
  return {
    books: { ...books, lots: withoutClosed(books, wallet) },
    discrepancies: [...books.discrepancies, ...compareWallet(lots, wallet)],
  };
};
