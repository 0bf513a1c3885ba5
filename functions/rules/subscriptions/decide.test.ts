import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { packNames, renewalGraceDays, suspendedAtMostDays, type PackName } from '#shared/plans.ts';
import { subscriptionStatuses } from '#shared/validation/payments.ts';
import { subscriptionStates, type Agreement, type Charge } from '../payments/paypal.ts';
import { plusDays } from '../time.ts';
import { decide, type Subscription } from './decide.ts';
import { plusMonths } from './month.ts';
import type { Sale } from './periods.ts';
import { termsOf } from './terms.ts';

const at = '2026-08-13T10:00:00.000Z';
const now = plusDays(at, 10);

const asked = { id: 'sub_1', plan: 'pro', cents: 6600, status: 'pending' } as const;
const subscription: Subscription = { ...asked, approveBefore: plusDays(at, 1) };
const active: Subscription = { ...subscription, status: 'active', startedAt: at };

const agreement = (more: Partial<Agreement> = {}): Agreement => ({
  id: 'I-1',
  status: 'ACTIVE',
  planId: 'P-1',
  customId: 'sub_1',
  startTime: at,
  nextBillingTime: plusMonths(at, 1),
  lastPayment: { amount: { cents: 6600, currency: 'USD' }, at },
  failedPayments: 0,
  lastFailure: undefined,
  outstanding: undefined,
  approveUrl: undefined,
  ...more,
});

const charge = (more: Partial<Charge> = {}): Charge => ({
  id: 'SALE1',
  status: 'completed',
  amount: { cents: 6600, currency: 'USD' },
  customId: undefined,
  at,
  ...more,
});
const granted = (more: Partial<Charge> = {}, creditsExpireAt = plusMonths(at, 1)): Sale => ({
  charge: charge(more),
  payment: { creditsExpireAt },
});
const sold = (more: Partial<Charge> = {}): Sale => ({ charge: charge(more), payment: undefined });

const failure = { at: plusMonths(at, 1), reason: 'PAYMENT_DENIED', retryAt: plusDays(plusMonths(at, 1), 5) };

describe('a sale', () => {
  test('pays until PayPal bills next, and its plan counts a grace longer while it will be charged again', () => {
    const { toGrant, settled } = decide(subscription, agreement(), [sold()], now);
    expect(toGrant).toMatchObject([{ credits: 50, endsAt: plusMonths(at, 1) }]);
    expect(settled).toMatchObject({
      status: 'active',
      startedAt: at,
      paidThrough: plusMonths(at, 1),
      nextBillingAt: plusMonths(at, 1),
      entitledUntil: plusDays(plusMonths(at, 1), renewalGraceDays),
      paidCents: 6600,
    });
  });

  test('that was granted is granted no more', () => {
    expect(decide(active, agreement(), [granted()], now).toGrant).toEqual([]);
  });

  test.for<[string, Partial<Charge>]>([
    ['of another amount', { amount: { cents: 6500, currency: 'USD' } }],
    ['of more months than PayPal bills at once', { amount: { cents: 5 * 6600, currency: 'USD' } }],
    ['of nothing', { amount: { cents: 0, currency: 'USD' } }],
    ['of another currency', { amount: { cents: 6600, currency: 'MXN' } }],
    ['that names another subscription', { customId: 'sub_2' }],
  ])('%s grants nothing, pays nothing and is told', ([, more]) => {
    const { toGrant, mismatched, settled } = decide(subscription, agreement(), [sold(more)], now);
    expect([toGrant, mismatched.length]).toEqual([[], 1]);
    expect(settled).toMatchObject({
      status: 'pending',
      paidThrough: undefined,
      entitledUntil: undefined,
      paidCents: 0,
    });
  });

  test('of the price that was agreed to pays, whatever the plan costs by now', () => {
    const old = { ...subscription, cents: 5900 };
    const { toGrant, mismatched } = decide(old, agreement(), [sold({ amount: { cents: 5900, currency: 'USD' } })], now);
    expect([toGrant.length, mismatched]).toEqual([1, []]);
    expect(decide(old, agreement(), [sold()], now).mismatched).toHaveLength(1);
  });

  test('whose money a dispute took pays nothing any more, although PayPal still calls it completed', () => {
    const lost = { charge: charge(), payment: { creditsExpireAt: plusMonths(at, 1), takenBack: { cents: 6600 } } };
    const { settled, isToCancel } = decide(active, agreement(), [lost], now);
    expect([settled, isToCancel]).toMatchObject([{ endedAs: 'refunded', entitledUntil: undefined }, true]);
  });

  test.for<Charge['status']>(['pending', 'declined', 'failed'])('that is %s grants nothing', (status) => {
    const { toGrant, settled } = decide(subscription, agreement(), [sold({ status })], now);
    expect([toGrant, settled.paidThrough]).toEqual([[], undefined]);
  });

  test('of what was owed and the next month together brings the credits of both', () => {
    const both = sold({ amount: { cents: 13_200, currency: 'USD' } });
    expect(decide(subscription, agreement(), [both], now).toGrant).toMatchObject([{ credits: 100 }]);
  });

  test('that is found only after its period has its month all the same', () => {
    const late = plusDays(at, 50);
    const lost = agreement({ nextBillingTime: plusMonths(at, 1) });
    expect(decide(subscription, lost, [sold()], late).toGrant).toMatchObject([{ endsAt: plusMonths(late, 1) }]);
  });

  test('before PayPal has billed on pays a month, not the moment of the sale itself', () => {
    const early = agreement({ nextBillingTime: at });
    expect(decide(subscription, early, [sold()], now).toGrant).toMatchObject([{ endsAt: plusMonths(at, 1) }]);
  });
});

describe('a renewal that failed', () => {
  const late = plusDays(failure.at, 1);
  const failing = agreement({ failedPayments: 1, lastFailure: failure });

  test('leaves the plan for the grace, says what comes, and is asked about by the day after', () => {
    const { settled } = decide(active, failing, [granted()], late);
    expect(settled).toMatchObject({
      status: 'pastDue',
      failure,
      entitledUntil: plusDays(plusMonths(at, 1), renewalGraceDays),
    });
    expect(settled.dueAt).toBe(plusDays(late, 1));
  });

  test('is forgotten when one goes through, and that is remembered', () => {
    const before = { ...active, status: 'pastDue' };
    const paid = granted({ id: 'SALE2', at: plusDays(failure.at, 5) }, plusMonths(at, 2));
    const again = agreement({ lastFailure: failure, nextBillingTime: plusMonths(at, 2) });
    const after = plusDays(failure.at, 6);
    expect(decide(before, again, [granted(), paid], after).settled).toMatchObject({
      status: 'active',
      failure: undefined,
      reactivatedAt: after,
      paidThrough: plusMonths(at, 2),
    });
  });

  test('too often suspends: the plan ends with what is paid; after long it ends for good and is cancelled at PayPal', () => {
    const suspended = agreement({ status: 'SUSPENDED', failedPayments: 3, lastFailure: failure });
    const { settled, isToCancel } = decide(active, suspended, [granted()], late);
    expect(settled).toMatchObject({ status: 'suspended', entitledUntil: undefined, suspendedAt: late });
    expect(isToCancel).toBe(false);
    const forsaken = decide(
      { ...active, status: 'suspended', suspendedAt: late },
      suspended,
      [granted()],
      plusDays(late, suspendedAtMostDays),
    );
    expect(forsaken).toMatchObject({ isToCancel: true, settled: { endedAs: 'unpaid', status: 'cancelled' } });
  });
});

describe('the end', () => {
  test('by its payer keeps the plan until the paid period ends, and nothing is asked after that', () => {
    const gone = agreement({ status: 'CANCELLED', nextBillingTime: undefined });
    const { settled, isToCancel } = decide(active, gone, [granted()], now);
    const until = plusMonths(at, 1);
    expect(settled).toMatchObject({ status: 'cancelled', endedAs: 'cancelled', entitledUntil: until, dueAt: until });
    expect(isToCancel).toBe(false);
    const over = decide({ ...active, endedAs: 'cancelled', endedAt: now }, gone, [granted()], until).settled;
    expect([over.entitledUntil, over.dueAt, over.endedAt]).toEqual([undefined, undefined, now]);
  });

  test('by a refund of the running period takes the plan at once and has it cancelled at PayPal', () => {
    const { settled, isToCancel } = decide(active, agreement(), [granted({ status: 'refunded' })], now);
    expect(settled).toMatchObject({ endedAs: 'refunded', status: 'cancelled', entitledUntil: undefined, paidCents: 0 });
    expect(isToCancel).toBe(true);
  });

  test('by another plan is tried at PayPal until it is done', () => {
    const replaced = { ...active, endedAs: 'replaced', endedAt: now } as const;
    const { isToCancel, settled } = decide(replaced, agreement(), [granted()], now);
    expect(isToCancel).toBe(true);
    expect(Date.parse(settled.dueAt ?? '') - Date.parse(now)).toBe(5 * 60_000);
    expect(decide(replaced, agreement({ status: 'CANCELLED' }), [granted()], now).isToCancel).toBe(false);
  });

  test('comes without anybody’s doing where nobody agreed in time; who did so in the last moment has it all the same', () => {
    const open = agreement({ status: 'APPROVAL_PENDING', nextBillingTime: undefined, lastPayment: undefined });
    const over = decide(subscription, open, [], plusDays(at, 1.5)).settled;
    expect(over).toMatchObject({ status: 'cancelled', endedAs: undefined, dueAt: plusDays(at, 2) });
    expect(decide(subscription, open, [], plusDays(at, 3)).settled.dueAt).toBeUndefined();
    const after = { ...subscription, status: 'cancelled' };
    expect(decide(after, agreement(), [sold()], now)).toMatchObject({
      settled: { status: 'active' },
      toGrant: [{ credits: 50 }],
    });
  });
});

test('one that begins later is agreed to, counts from the day before it does, and bridges that of its first charge', () => {
  const ahead = { ...subscription, startsAt: plusDays(now, 20) };
  const agreed = agreement({ nextBillingTime: ahead.startsAt, lastPayment: undefined });
  const { settled } = decide(ahead, agreed, [], now);
  expect(settled).toMatchObject({ status: 'active', startedAt: now, paidThrough: undefined });
  // Whoever gets the money of the plan before back has none until it is paid.
  expect([settled.entitledUntil, settled.dueAt]).toEqual([undefined, plusDays(now, 19)]);
  const near = decide({ ...ahead, startedAt: now }, agreed, [], plusDays(now, 19)).settled;
  expect(near.entitledUntil).toBe(plusDays(ahead.startsAt, renewalGraceDays));
  expect(near.dueAt && near.dueAt > ahead.startsAt).toBe(true);
});

const instant = fc.integer({ min: -100, max: 100 }).map((days) => plusDays(at, days));
const anyCharge = fc.record({
  id: fc.constantFrom('S1', 'S2', 'S3'),
  status: fc.constantFrom<Charge['status']>(
    'completed',
    'pending',
    'declined',
    'failed',
    'refunded',
    'partiallyRefunded',
  ),
  amount: fc.record({
    cents: fc.constantFrom(0, 22_00, 66_00, 132_00, 125_00),
    currency: fc.constantFrom('USD', 'MXN'),
  }),
  customId: fc.constantFrom(undefined, 'sub_1', 'sub_2'),
  at: instant,
});
const anySales = fc.uniqueArray(fc.record({ charge: anyCharge, payment: fc.constant(undefined) }), {
  selector: ({ charge: { id } }) => id,
});
const anySubscription = fc.record({
  id: fc.constant('sub_1'),
  plan: fc.constantFrom<PackName>(...packNames),
  cents: fc.constantFrom(22_00, 66_00, 125_00),
  status: fc.constantFrom(...subscriptionStatuses),
  approveBefore: instant,
  startsAt: fc.option(instant, { nil: undefined }),
  startedAt: fc.option(instant, { nil: undefined }),
  endedAs: fc.constantFrom(undefined, 'cancelled', 'replaced', 'unpaid', 'refunded', 'expired'),
  suspendedAt: fc.option(instant, { nil: undefined }),
}) as fc.Arbitrary<Subscription>;
const anyAgreement = fc
  .record({
    status: fc.constantFrom(...subscriptionStates),
    nextBillingTime: fc.option(instant, { nil: undefined }),
    failedPayments: fc.integer({ min: 0, max: 3 }),
  })
  .map(agreement);

describe('whatever PayPal says', () => {
  const always = (holds: (...seen: [Subscription, Agreement, Sale[], string]) => void) =>
    fc.assert(fc.property(anySubscription, anyAgreement, anySales, instant, holds));

  const brokenBy = (holds: (...seen: [Subscription, Agreement, Sale[], string]) => boolean) =>
    fc.check(fc.property(anySubscription, anyAgreement, anySales, instant, holds)).counterexample;

  test('nothing is granted but completed sales of what was agreed to, for the credits of the plan, into the future', () => {
    always((one, told, sales, moment) => {
      for (const { charge: taken, credits, endsAt } of decide(one, told, sales, moment).toGrant) {
        const { credits: perMonth } = termsOf(one.plan);
        expect(['completed', 'partiallyRefunded']).toContain(taken.status);
        expect(taken.amount).toEqual({ cents: (credits / perMonth) * one.cents, currency: 'USD' });
        expect(taken.customId ?? one.id).toBe(one.id);
        expect(endsAt > moment).toBe(true);
      }
    });
  });

  test('an end stays an end, and nobody who was not charged again is entitled beyond what is paid', () => {
    const broken = brokenBy((one, told, sales, moment) => {
      const { settled } = decide(one, told, sales, moment);
      const stays = one.endedAs === undefined || settled.endedAs === one.endedAs;
      const isPaid = settled.endedAs === undefined || [undefined, settled.paidThrough].includes(settled.entitledUntil);
      return stays && isPaid;
    });
    expect(broken).toBeNull();
  });

  test('what PayPal would go on charging, or may still be agreed to, is asked about again', () => {
    const broken = brokenBy((one, told, sales, moment) => {
      const { dueAt = '' } = decide(one, told, sales, moment).settled;
      return !['ACTIVE', 'SUSPENDED'].includes(told.status) || dueAt > moment;
    });
    expect(broken).toBeNull();
  });

  test('a second look changes nothing but when the next one is', () => {
    always((one, told, sales, moment) => {
      const first = decide(one, told, sales, moment);
      const known = sales.map((sale) => {
        const period = first.toGrant.find(({ charge: { id } }) => id === sale.charge.id);
        return period ? { ...sale, payment: { creditsExpireAt: period.endsAt } } : sale;
      });
      const second = decide({ ...one, ...first.settled }, told, known, moment);
      expect([second.settled, second.toGrant]).toEqual([first.settled, []]);
    });
  });
});
