import { isDeepStrictEqual } from 'node:util';
import type { PortsOf } from '../ports/connect.ts';
import type { Books, Discrepancy } from '../rules/books/books.ts';
import { fold } from '../rules/books/fold.ts';
import { compareWallet, summed, withoutClosed, type WalletLot } from '../rules/books/lots.ts';
import { instantBefore, minusSeconds } from '../rules/time.ts';

type Ports = PortsOf<'ledger.wallet' | 'ledger.movements' | 'ledger.validations' | 'validations.find'>;

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

/** The books after the next part of the ledger: as many movements as one call reads. */
const goneOn = async ({ ledger, validations }: Ports, userId: string, books: Books, horizon: string) => {
  const { rows, upTo } = await ledger.movements(userId, { after: books.upTo, upTo: horizon });
  const [created, reread] = await Promise.all([
    ledger.validations(userId, { after: books.upTo, upTo }),
    Promise.all(Object.keys(books.open).map((id) => validations.find(userId, id))),
  ]);
  return fold(books, { upTo, movements: rows, created, reread: reread.filter((one) => one !== undefined) });
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
    books = await goneOn(ports, userId, books, horizon);
  }
  const { wallet, lots } = await closing(ports, userId, books);
  return {
    books: { ...books, lots: withoutClosed(books, wallet) },
    discrepancies: [...books.discrepancies, ...compareWallet(lots, wallet)],
  };
};
