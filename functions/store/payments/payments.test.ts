import { expect, test } from 'vitest';
import { ownTable } from '../../../infra/testing/own-table.ts';
import { newPayment, lotOf } from '../../../infra/testing/payment.ts';
import { customerWith } from '../../../infra/testing/wallet.ts';
import { connect } from '../../ports/connect.ts';
import { newId } from '../../proof.ts';
import { plusSeconds } from '../../rules/time.ts';

ownTable();

const at = '2026-11-22T10:00:00.000Z';

const ports = await connect([
  'payments.create',
  'payments.find',
  'payments.findByCharge',
  'payments.list',
  'payments.listOpen',
  'payments.change',
  'payments.grant',
  'payments.grantNew',
  'credits.all',
]);
const { payments, credits } = ports;

const created = async (more = {}) => {
  const payment = newPayment(newId('usr', at), at, more);
  expect(await payments.create(payment)).toBe('created');
  return payment;
};

const granting = (payment: ReturnType<typeof newPayment>, chargeId: string) => ({
  payment,
  chargeId,
  lot: lotOf(payment, at),
  changes: { receipt: 'CC-2026-1' },
  at,
});

/** Every page of what is open. */
const allOpen = async () => {
  const pages = [];
  for (let cursor; ;) {
    const page = await payments.listOpen('~', cursor);
    pages.push(page);
    if (!page.next) return pages;
    cursor = page.next;
  }
};

const isOpen = async (id: string) => (await allOpen()).some(({ found }) => found.some(({ item }) => item.id === id));

test('fifty runs that find one charge at once grant one lot, and leave one payment, which is no longer open', async () => {
  const payment = await created();
  const { userId = '' } = payment;
  expect(await isOpen(payment.id)).toBe(true);
  const results = await Promise.all(Array.from({ length: 50 }, () => payments.grant(granting(payment, 'CAPTURE1'))));
  expect(results.filter((result) => result === 'granted')).toHaveLength(1);
  const [lot, ...others] = await credits.all(userId);
  expect(others).toEqual([]);
  expect(await payments.findByCharge('CAPTURE1')).toEqual({
    ...payment,
    status: 'success',
    chargeId: 'CAPTURE1',
    lotId: lot?.lotId,
    creditsExpireAt: lot?.expiresAt,
    receipt: 'CC-2026-1',
    paidAt: at,
    version: payment.version + 1,
  });
  expect(await isOpen(payment.id)).toBe(false);
});

test('a payment that changed since it was read is granted nothing, and can be read again', async () => {
  const payment = await created();
  const after = await payments.change(payment, { status: 'processing', reason: 'ECHECK' });
  expect(after).toMatchObject({ status: 'processing', reason: 'ECHECK', version: payment.version + 1 });
  expect(await payments.change(payment, { status: 'cancelled' })).toBeUndefined();
  expect(await payments.grant(granting(payment, 'CAPTURE2'))).toBe('changed');
  expect(await credits.all(payment.userId ?? '')).toEqual([]);
  expect(after && (await payments.change(after, { reason: undefined }))).not.toHaveProperty('reason');
});

test('a period that was charged is a payment from then on, once', async () => {
  const { userId } = await customerWith(1, at);
  const period = () => {
    const payment = newPayment(userId, at, { purchase: { kind: 'period', tier: 'pro', credits: 20, validDays: 0 } });
    return payments.grantNew(granting(payment, 'SALE1'));
  };
  expect((await Promise.all([period(), period(), period()])).toSorted()).toEqual([
    'granted',
    'grantedBefore',
    'grantedBefore',
  ]);
  expect(new Set((await credits.all(userId)).map(({ granted }) => granted))).toEqual(new Set([1, 20]));
  expect(await payments.list(userId, { limit: 9 })).toMatchObject({
    rows: [{ chargeId: 'SALE1', status: 'success' }],
    nextCursor: null,
  });
});

test('what pays for no credits is a success without a lot', async () => {
  const { userId: _, ...payment } = newPayment('', at);
  expect(await payments.create(payment)).toBe('created');
  expect(await payments.grant({ ...granting(payment, 'CAPTURE3'), lot: undefined })).toBe('granted');
  expect(await payments.find(payment.id)).not.toHaveProperty('lotId');
});

test('an idempotency key is taken with the payment it stands for, once', async () => {
  const payment = newPayment(newId('usr', at), at);
  const claim = { keyHash: 'key', requestHash: 'request', id: payment.id, carry: () => undefined };
  expect(await payments.create(payment, claim)).toBe('created');
  const again = { ...payment, id: newId('pay', at) };
  expect(await payments.create(again, claim)).toBe('keyUsed');
  expect(await payments.find(again.id)).toBeUndefined();
});

test('payments of an account come newest first, and nobody else’s', async () => {
  const userId = newId('usr', at);
  await created();
  const three = [0, 1, 2].map((seconds) => newPayment(userId, plusSeconds(at, seconds)));
  for (const payment of three) await payments.create(payment);
  const page = await payments.list(userId, { limit: 3 });
  expect(page).toEqual({ rows: three.toReversed(), nextCursor: null });
});

test('a row that cannot be read hides no other', async () => {
  const [good, bad] = [await created(), await created()];
  await payments.change(bad, { cents: 'a word' as never });
  expect(await payments.find(bad.id)).toBeUndefined();
  expect(await isOpen(good.id)).toBe(true);
  expect((await allOpen()).flatMap(({ unreadable }) => unreadable.map(({ place }) => place.pk))).toEqual([
    `PAYMENT#${bad.id}`,
  ]);
});
