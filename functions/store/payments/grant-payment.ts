import type { Lot } from '../credits/credits.ts';
import { grantPaidItems, readWallet } from '../credits/credits.ts';
import { keys } from '../table/keys.ts';
import { TableName } from '../table/table.ts';
import { backoff, refusedIn, type Items } from '../table/transaction.ts';
import type { Payment } from './payment.ts';
import { changed, newItems } from './rows.ts';

/** Money that is in, and the lot that it buys. */
export interface Granted {
  /** As it was read; or, of a period that was charged, as it is to be: then nothing stands there yet. */
  readonly payment: Payment;
  readonly chargeId: string;
  /** Absent where the payment buys no credits. */
  readonly lot: Lot | undefined;
  /** What becomes of the payment beside being a success. */
  readonly changes: Partial<Payment>;
  readonly at: string;
}

/** Each round somebody else changed what the customer owes. */
const rounds = 20;

const chargeItem = (chargeId: string, paymentId: string) => ({
  Put: {
    TableName: TableName(),
    Item: { ...keys.charge(chargeId), chargeId, paymentId },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

/** What a payment is once its money is in. */
const successOf = ({ chargeId, lot, changes, at }: Granted): Partial<Payment> => ({
  paidAt: at,
  ...changes,
  status: 'success',
  chargeId,
  ...(lot && { lotId: lot.lotId, creditsExpireAt: lot.expiresAt }),
});

/** What becomes of the payment: it is changed, or is new with its grant. */
type OfPayment = (granted: Granted) => Items;
const changedItems: OfPayment = (granted) => [{ Update: changed(granted.payment, successOf(granted)) }];
const addedItems: OfPayment = (granted) => newItems({ ...granted.payment, ...successOf(granted) });

const lotItems = async ({ payment: { id, userId }, lot, at }: Granted) => {
  if (!lot) return [];
  if (userId === undefined) throw new Error('Credits that nobody gets');
  return grantPaidItems(userId, lot, { wallet: await readWallet(userId), paymentId: id, at });
};

/** A charge is granted for once, whoever asks and however often: its own row, written with the lot, refuses a second time. */
const grantWith =
  (itemsOf: OfPayment) =>
  async (granted: Granted): Promise<'granted' | 'grantedBefore' | 'changed'> => {
    const ofPayment = [chargeItem(granted.chargeId, granted.payment.id), ...itemsOf(granted)];
    for (let round = 0; round < rounds; round++) {
      const refused = await refusedIn([...ofPayment, ...(await lotItems(granted))]);
      if (refused.length === 0) return 'granted';
      if (refused.includes(0)) return 'grantedBefore';
      if (refused.some((position) => position < ofPayment.length)) return 'changed';
      await backoff(round);
    }
    throw new Error('The debts of a customer kept changing');
  };

export const grant = grantWith(changedItems);
/** The same for a payment that nobody began: that of a period. */
export const grantNew = grantWith(addedItems);
