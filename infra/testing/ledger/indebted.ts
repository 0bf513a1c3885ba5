import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { connect } from '#functions/ports/connect.ts';
import { takeBack, takeBackPorts } from '#functions/payments/take-back.ts';
import { newId } from '#functions/proof.ts';
import type { WentBack } from '#functions/rules/payments/take-back.ts';
import { plusSeconds } from '#functions/rules/time.ts';
import { reserveCredit } from '#functions/validations/reserve-credit.ts';
import { keys } from '#functions/store/table/keys.ts';
import { documents, TableName } from '#functions/store/table/table.ts';
import { lotOf, newPayment } from '../payment.ts';
import { underway } from '../underway.ts';
import { itemAt, put, type Row } from './planted.ts';

const ports = await connect([
  ...takeBackPorts,
  'payments.create',
  'payments.grant',
  'validations.create',
  'validations.settle',
  'credits.live',
]);

export const nothingBack: WentBack = { refunds: [], disputes: [], isReversal: false };

export const refundOf = (...cents: readonly number[]): WentBack => ({
  ...nothingBack,
  refunds: cents.map((part, index) => ({ id: `R${index}`, cents: part, isFinal: true })),
});

export const disputed = (winner?: 'buyer' | 'seller' | 'nobody', id = 'PP-D-1'): WentBack => ({
  ...nothingBack,
  disputes: [
    {
      id,
      isOpen: winner === undefined,
      winner: winner === 'nobody' ? undefined : winner,
      amount: { cents: 5000, currency: 'USD' },
    },
  ],
});

/** Buys so many credits for 50 USD; the money is in. */
export const buys = async (userId: string, at: string, credits = 10) => {
  const purchase = { kind: 'pack', tier: 'basic', credits, validDays: 30 } as const;
  const payment = newPayment(userId, at, { purchase });
  await ports.payments.create(payment);
  const chargeId = `CHARGE-${payment.id}`;
  await ports.payments.grant({ payment, chargeId, lot: lotOf(payment, at), changes: {}, at });
  return payment.id;
};

/** What PayPal says of a payment reaches us. */
export const goesBack = async (paymentId: string, wentBack: WentBack, at: string) => {
  const payment = await ports.payments.find(paymentId);
  if (!payment) throw new Error('There is no such payment');
  return takeBack({ ...ports, clock: { now: () => at } }, payment, wentBack);
};

/** A validation that holds a credit. */
export const asks = async (userId: string, at: string) =>
  (await reserveCredit(ports, { draft: underway(userId, at), claim: undefined })).validation;

export const answers = (validation: Awaited<ReturnType<typeof asks>>, status: 'VALID' | 'TIMEOUT', at: string) =>
  ports.validations.settle(validation, { status, verified: status === 'VALID' }, at);

/** Spends so many credits for good. */
export const spends = async (userId: string, credits: number, at: string) => {
  for (let spent = 0; spent < credits; spent++) await answers(await asks(userId, at), 'VALID', plusSeconds(at, 1));
};

const movementsOf = async (userId: string): Promise<readonly Row[]> => {
  const found = await documents().send(
    new QueryCommand({
      TableName: TableName(),
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
      ExpressionAttributeValues: { ':pk': keys.wallet(userId).pk, ':sk': keys.movement(userId, '').sk },
    }),
  );
  return (found.Items ?? []) as Row[];
};

const oneOf = (rows: readonly Row[], isIt: (row: Row) => boolean): Row => {
  const row = rows.findLast(isIt);
  if (!row) throw new Error('There is no such movement');
  return row;
};

/**
 * A customer to whom all of it happened. Of ten credits four were spent when two refunds came: six were taken, four are owed,
 * in two debts. Two purchases paid these; of the second, some went back and the rest is frozen. A third was spent and went
 * back, so all of it is owed.
 */
export const indebtedCustomer = async (at: string) => {
  const userId = newId('usr', at);
  const first = await buys(userId, at);
  await spends(userId, 4, plusSeconds(at, 1));
  await goesBack(first, refundOf(4000), plusSeconds(at, 5));
  await goesBack(first, refundOf(4000, 1000), plusSeconds(at, 6));
  await buys(userId, plusSeconds(at, 7), 2);
  const last = await buys(userId, plusSeconds(at, 8));
  await spends(userId, 3, plusSeconds(at, 9));
  await goesBack(last, refundOf(1000), plusSeconds(at, 15));
  await goesBack(last, disputed(), plusSeconds(at, 16));
  const again = await buys(userId, plusSeconds(at, 17), 5);
  await spends(userId, 5, plusSeconds(at, 18));
  await goesBack(again, refundOf(5000), plusSeconds(at, 25));
  return {
    userId,
    movement: async (kind: string) =>
      oneOf(await movementsOf(userId), (row) => row['kind'] === kind && row['credits'] !== 0),
    repaid: async (side: string) =>
      oneOf(await movementsOf(userId), (row) => row['kind'] === 'repay' && String(row['lotId']).startsWith(side)),
    /** Changes what the wallet says is owed, and nothing else; without a number nothing is. */
    owe: async (more: number | undefined) => {
      const wallet = await itemAt(keys.wallet(userId));
      const [name = ''] = Object.keys(wallet).filter((attribute) => attribute.startsWith('debt_'));
      const { [name]: debt, ...rest } = wallet;
      const { owed } = debt as { owed: number };
      await put((more === undefined ? rest : { ...rest, [name]: { ...(debt as object), owed: owed + more } }) as Row);
    },
  };
};
export type Indebted = Awaited<ReturnType<typeof indebtedCustomer>>;
