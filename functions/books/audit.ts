import { wait } from '../wait.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import { emptyBooks, type Discrepancy } from '../rules/books/books.ts';
import { minusDays } from '../rules/time.ts';
import type { Checkpoint } from '../store/credits/books.ts';
import { auditWallet } from './audit-wallet.ts';

export const auditPorts = [
  'ledger.wallet',
  'ledger.movements',
  'ledger.validations',
  'ledger.reread',
  'ledger.batches',
  'books.save',
  'clock.now',
] as const satisfies readonly PortName[];

type Ports = PortsOf<(typeof auditPorts)[number]>;

/** Books are read from their beginning this often, so that what changed long ago is seen, too. */
const wholeEveryDays = 28;

/** Before anybody is accused. */
const momentMs = 500;

export interface Auditing {
  /** What was proven before; absent where it does not count. */
  readonly found: Checkpoint | undefined;
  /** On the clock of `performance`. */
  readonly deadline: number;
}

const beginning = ({ found }: Auditing, now: string): Checkpoint =>
  found && found.wholeSince > minusDays(now, wholeEveryDays) ? found : { books: emptyBooks, wholeSince: now };

/**
 * All that is wrong with the books of a customer; `undefined` where the time was over first, which the next call makes good.
 * It goes on where the last one ended, once a month from the beginning. What looks wrong is read once more, all of it, after
 * a moment, in as many calls as that takes. Books that are wrong are not read past: they are told every day until somebody
 * has put them right.
 */
export const audit = async (
  ports: Ports,
  userId: string,
  auditing: Auditing,
): Promise<readonly Discrepancy[] | undefined> => {
  const { deadline } = auditing;
  const now = ports.clock.now();
  const { isSecondReading, ...kept } = beginning(auditing, now);
  const { books, discrepancies } = await auditWallet(ports, userId, { from: kept.books, now, deadline });
  if (!discrepancies) {
    await ports.books.save(userId, { ...kept, isSecondReading, books });
    return undefined;
  }
  if (discrepancies.length === 0) {
    await ports.books.save(userId, { ...kept, books, auditedAt: now });
    return [];
  }
  await wait(momentMs);
  const from = isSecondReading ? books : emptyBooks;
  const again = await auditWallet(ports, userId, { from, now: ports.clock.now(), deadline });
  if (!again.discrepancies) {
    await ports.books.save(userId, { books: again.books, wholeSince: now, isSecondReading: true });
    return undefined;
  }
  const isRight = again.discrepancies.length === 0;
  await ports.books.save(userId, { ...(isRight ? { books: again.books, wholeSince: now } : kept), auditedAt: now });
  return again.discrepancies;
};
