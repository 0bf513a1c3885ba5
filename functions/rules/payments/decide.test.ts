import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paymentStatuses } from '#shared/validation/payments.ts';
import { decide, type Asked } from './decide.ts';
import { orderStatuses, type Charge, type Order } from './paypal.ts';
import { isPaid, mayBecome } from './states.ts';

const now = '2026-11-22T12:00:00.000Z';
const before = '2026-11-22T11:59:59.999Z';
const payee = 'MERCHANT1';

const payment = (more: Partial<Asked> = {}): Asked => ({
  id: 'pay_1',
  status: 'pending',
  cents: 7500,
  orderId: 'ORDER1',
  payee,
  approveBefore: now,
  ...more,
});

const charge = (more: Partial<Charge> = {}): Charge => ({
  id: 'CHARGE1',
  status: 'completed',
  amount: { cents: 7500, currency: 'USD' },
  customId: 'pay_1',
  at: now,
  ...more,
});

const order = (more: Partial<Order> = {}): Order => ({
  id: 'ORDER1',
  status: 'APPROVED',
  approveUrl: undefined,
  customId: 'pay_1',
  amount: { cents: 7500, currency: 'USD' },
  payee,
  isPayeeUs: true,
  method: 'paypal',
  captures: [],
  refunds: [],
  ...more,
});
const taken = (more: Partial<Charge> = {}, of: Partial<Order> = {}) =>
  order({ status: 'COMPLETED', captures: [charge(more)], ...of });

test.for<[string, Asked, Order | undefined, object]>([
  ['an order that nobody approved waits', payment(), order({ status: 'PAYER_ACTION_REQUIRED' }), { next: 'wait' }],
  ['one that is approved is captured', payment(), order(), { next: 'capture' }],
  [
    'one that is approved late, too',
    payment({ status: 'cancelled', approveBefore: before }),
    order(),
    { next: 'capture' },
  ],
  ['one that failed for good is not captured again', payment({ status: 'failed' }), order(), { next: 'wait' }],
  ['one that another version knows more of is not captured', payment({ status: 'HELD' }), order(), { next: 'wait' }],
  ['nor is it granted for, be its money there', payment({ status: 'HELD' }), taken(), { next: 'wait' }],
  ['money that is there is granted for', payment(), taken(), { next: 'grant' }],
  ['after a time that is over, too', payment({ status: 'cancelled' }), taken(), { next: 'grant' }],
  ['after it was given up, too', payment({ status: 'failed' }), taken(), { next: 'grant' }],
  ['what went back at once is granted for first', payment(), taken({ status: 'refunded' }), { next: 'grant' }],
  ['what was granted is compared', payment({ status: 'success' }), taken(), { next: 'compare' }],
  [
    'what was refunded in part, too',
    payment({ status: 'refunded' }),
    taken({ status: 'partiallyRefunded' }),
    { next: 'compare' },
  ],
  [
    'a capture under review is processing, with its reason',
    payment(),
    taken({ status: 'pending', reason: 'ECHECK' }),
    { next: 'become', status: 'processing', reason: 'ECHECK' },
  ],
  [
    'a capture that was denied has failed',
    payment({ status: 'processing' }),
    taken({ status: 'declined' }),
    { next: 'become', status: 'failed', reason: 'CAPTURE_DECLINED' },
  ],
  [
    'a declined one whose payer approved other means is captured',
    payment({ status: 'declined' }),
    order({ captures: [charge({ status: 'declined' })] }),
    { next: 'capture' },
  ],
  [
    'a void order is cancelled',
    payment(),
    order({ status: 'VOIDED', amount: undefined, customId: undefined }),
    { next: 'become', status: 'cancelled' },
  ],
  [
    'an order that was never approved in time is cancelled',
    payment({ approveBefore: before }),
    order({ status: 'CREATED' }),
    { next: 'become', status: 'cancelled', reason: 'NEVER_APPROVED' },
  ],
  [
    'why it was declined stays its reason',
    payment({ approveBefore: before, status: 'declined', reason: 'INSTRUMENT_DECLINED' }),
    order({ status: 'PAYER_ACTION_REQUIRED' }),
    { next: 'become', status: 'cancelled', reason: 'INSTRUMENT_DECLINED' },
  ],
  ['a payment without an order waits', payment({ orderId: undefined }), undefined, { next: 'wait' }],
  ['and is cancelled in time', payment({ approveBefore: before }), undefined, { next: 'become', status: 'cancelled' }],
  [
    'a success whose order PayPal forgot stays',
    payment({ status: 'success', approveBefore: before }),
    undefined,
    { next: 'wait' },
  ],
  ['a success is not undone by an order that says less', payment({ status: 'success' }), order(), { next: 'wait' }],
])('%s', ([, asked, told, decision]) => {
  expect(decide(asked, told, now)).toMatchObject(decision);
});

test.for<[string, Partial<Order>, Partial<Charge>]>([
  ['MISMATCH_ORDER', { id: 'ORDER2' }, {}],
  ['MISMATCH_CUSTOM_ID', { customId: 'pay_2' }, {}],
  ['MISMATCH_CUSTOM_ID', { customId: undefined }, {}],
  ['MISMATCH_PAYEE', { payee: 'MERCHANT2' }, {}],
  ['MISMATCH_PAYEE', { payee: undefined }, {}],
  ['MISMATCH_PAYEE', { isPayeeUs: false }, {}],
  ['MISMATCH_AMOUNT', { amount: { cents: 7499, currency: 'USD' } }, { amount: { cents: 7499, currency: 'USD' } }],
  ['MISMATCH_AMOUNT', { amount: { cents: 7501, currency: 'USD' } }, { amount: { cents: 7501, currency: 'USD' } }],
  ['MISMATCH_CURRENCY', { amount: { cents: 7500, currency: 'MXN' } }, { amount: { cents: 7500, currency: 'MXN' } }],
])('%s: no money is taken, and none that was taken buys anything (%o)', ([reason, of, ofCharge]) => {
  const failed = { next: 'become', status: 'failed', reason };
  expect(decide(payment(), order(of), now)).toEqual(failed);
  expect(decide(payment(), taken(ofCharge, of), now)).toEqual(failed);
});

test('a charge that says it is of another payment buys nothing', () => {
  expect(decide(payment(), taken({ customId: 'pay_2' }), now)).toMatchObject({ reason: 'MISMATCH_CUSTOM_ID' });
});

test('a payment of which nobody knows whom it pays buys nothing', () => {
  expect(decide(payment({ payee: undefined }), taken({}, { payee: undefined }), now)).toMatchObject({
    reason: 'MISMATCH_PAYEE',
  });
});

const isMatch = (one: object, wanted: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(wanted).every(([name, value]) => (one as Readonly<Record<string, unknown>>)[name] === value);

/** Mostly what it should be, so that one thing at a time is wrong. */
const mostly = <T>(right: T, ...wrong: T[]): fc.Arbitrary<T> =>
  fc.oneof({ weight: 6, arbitrary: fc.constant(right) }, { weight: 1, arbitrary: fc.constantFrom(...wrong) });

const anyAmount = fc.record({ cents: mostly(7500, 7499, 7501), currency: mostly('USD', 'MXN') });
const anyCharge: fc.Arbitrary<Charge> = fc.record({
  id: fc.constantFrom('CHARGE1', 'CHARGE2'),
  status: fc.constantFrom('completed', 'pending', 'declined', 'failed', 'refunded', 'partiallyRefunded'),
  amount: anyAmount,
  customId: mostly<string | undefined>('pay_1', 'pay_2', undefined),
  at: fc.constant(now),
});
const anyOrder: fc.Arbitrary<Order> = fc.record({
  id: mostly('ORDER1', 'ORDER2'),
  status: fc.constantFrom(...orderStatuses),
  approveUrl: fc.constant(undefined),
  customId: mostly<string | undefined>('pay_1', 'pay_2', undefined),
  amount: fc.option(anyAmount, { nil: undefined }),
  payee: mostly<string | undefined>(payee, 'MERCHANT2', undefined),
  isPayeeUs: mostly(true, false),
  method: fc.constant(undefined),
  captures: fc.array(anyCharge, { maxLength: 3 }),
  refunds: fc.constant([]),
});
const anyPayment: fc.Arbitrary<Asked> = fc.record({
  id: fc.constant('pay_1'),
  status: fc.constantFrom(...paymentStatuses),
  cents: fc.constant(7500),
  orderId: mostly<string | undefined>('ORDER1', undefined),
  payee: mostly<string | undefined>(payee, undefined),
  approveBefore: fc.constantFrom(before, now, undefined),
});

const isOurs = { id: 'ORDER1', customId: 'pay_1', payee, isPayeeUs: true };
const tookMoney = ['completed', 'refunded', 'partiallyRefunded'];

test('whatever PayPal says, money is taken, and credits follow, only where it is ours in every respect', () => {
  const seen = { capture: 0, grant: 0, wait: 0, become: 0, compare: 0 };
  fc.assert(
    fc.property(anyPayment, fc.option(anyOrder, { nil: undefined }), (asked, told) => {
      const decided = decide(asked, told, now);
      seen[decided.next] += 1;
      if (decided.next !== 'capture' && decided.next !== 'grant') return true;
      const { amount } = decided.next === 'grant' ? decided.charge : (told ?? {});
      const took = decided.next === 'capture' || tookMoney.includes(decided.charge.status);
      const isUnpaid = !isPaid(asked.status);
      return isUnpaid && took && isMatch({ ...told, ...amount }, { ...isOurs, cents: 7500, currency: 'USD' });
    }),
    { numRuns: 5_000 },
  );
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
});

test('money that is in is never forgotten: no decision ends a payment that PayPal took money for and that fits', () => {
  fc.assert(
    fc.property(anyPayment, fc.constantFrom(...orderStatuses), (asked, status) => {
      const decided = decide({ ...asked, orderId: 'ORDER1', payee }, taken({}, { status }), now);
      expect(['grant', 'compare']).toContain(decided.next);
    }),
  );
});

test('what a decision makes of an open payment is one of its transitions, or what it is already', () => {
  const check = () =>
    fc.assert(
      fc.property(anyPayment, anyOrder, (asked, told) => {
        const decided = decide(asked, told, now);
        if (decided.next !== 'become' || isPaid(asked.status) || asked.status === 'failed') return true;
        return decided.status === asked.status || mayBecome(asked.status, decided.status);
      }),
      { numRuns: 2_000 },
    );
  expect(check).not.toThrow();
});
