import { debtOf } from '../../rules/credits/pay-debts.ts';
import { isLive } from '../../rules/credits/wallet.ts';
import type { Standing } from '../../rules/payments/take-back.ts';
import { instantBefore } from '../../rules/time.ts';
import { lotsIn, readWallet, type Lot } from '../credits/credits.ts';
import { debtsIn, type Debt } from '../credits/debts.ts';
import { lateChangesIn, type LateChanges } from '../credits/late-changes.ts';
import { readMovements } from '../credits/ledger.ts';
import type { Told } from '../credits/movement.ts';
import type { Payment } from './payment.ts';

/** What movements tell of the lots of a payment; validations that are underway change none of it. */
export interface History {
  /** It holds while neither of these is raised. */
  readonly version: number;
  readonly lateChanges: LateChanges;
  /** What was granted and neither expired nor was taken: it is in a lot, or was used. */
  readonly there: number;
  /** What was used. */
  readonly used: number;
  /** What came back to the lot that was frozen. */
  readonly returned: number;
  /** Of its lots. */
  readonly source: string;
}

/** A payment's credits, and what of the wallet that rests on. */
export interface Seen {
  readonly standing: Standing;
  readonly history: History;
  /** The lot of the payment as it stands in the wallet, over or not. */
  readonly lot: Lot | undefined;
  /** What is still owed because of it. */
  readonly debts: readonly Debt[];
}

/** After everything. */
const end = '9999';

const movementsSince = async (userId: string, since: string): Promise<readonly Told[]> => {
  const all: Told[] = [];
  for (let after = instantBefore(since); after < end;) {
    const { rows, upTo } = await readMovements(userId, { after, upTo: end });
    all.push(...rows);
    after = upTo;
  }
  return all;
};

const sumOf = (movements: readonly Told[]): number =>
  movements.reduce((sum, { credits }) => {
    if (credits === null) throw new Error('A movement of a payment cannot be read');
    return sum + credits;
  }, 0);

/** What moves credits between a lot and its use. */
const uses: ReadonlySet<string> = new Set(['reserve', 'void', 'repay']);

const readHistory = async (payment: Payment, userId: string, lateChanges: LateChanges): Promise<History> => {
  const { id, createdAt, paidAt = createdAt, grantedAt = createdAt, version, lotId, frozen } = payment;
  // By PayPal's clock a period may have been paid after it was granted by ours.
  const [since = createdAt] = [createdAt, paidAt, grantedAt].toSorted();
  const movements = await movementsSince(userId, since);
  const lots = new Set(
    movements.filter(({ kind, paymentId }) => kind === 'grant' && paymentId === id).map((grant) => grant.lotId),
  );
  if (lotId !== undefined && !lots.has(lotId)) throw new Error('The ledger does not tell what a payment brought');
  const own = movements.filter((movement) => lots.has(movement.lotId));
  const returned = own.filter(
    ({ kind, lotId: of, subject }) => kind === 'expire' && of === frozen?.lotId && subject !== of,
  );
  return {
    version,
    lateChanges,
    there: sumOf(own.filter(({ kind }) => !uses.has(kind))),
    used: 0 - sumOf(own.filter(({ kind }) => uses.has(kind))),
    returned: 0 - sumOf(returned),
    source: own[0]?.source ?? '',
  };
};

const isCurrent = (history: History | undefined, { version }: Payment, lateChanges: LateChanges): history is History =>
  history?.version === version && history.lateChanges === lateChanges;

/**
 * Where the credits of a payment are. Its ledger is read once, though the wallet changes meanwhile: of a living lot, what it
 * does not hold of what is there was used.
 */
export const readStanding = async (payment: Payment, now: string, known?: History): Promise<Seen> => {
  const { id, userId } = payment;
  const none = { version: payment.version, lateChanges: undefined, there: 0, used: 0, returned: 0, source: '' };
  if (userId === undefined)
    return { standing: { ...none, lot: undefined, owing: 0 }, history: none, lot: undefined, debts: [] };
  const wallet = await readWallet(userId);
  const lateChanges = lateChangesIn(wallet);
  const history = isCurrent(known, payment, lateChanges) ? known : await readHistory(payment, userId, lateChanges);
  const lot = lotsIn(wallet).find(({ lotId }) => lotId === payment.lotId);
  const living = lot && isLive(now)(lot) ? lot : undefined;
  const debts = debtsIn(wallet).filter(({ paymentId }) => paymentId === id);
  return {
    standing: {
      used: living ? history.there - living.remaining : history.used,
      lot: living,
      returned: history.returned,
      owing: debtOf(debts),
    },
    history,
    lot,
    debts,
  };
};
