import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { connect } from '#functions/ports/connect.ts';
import { takeBack, takeBackPorts } from '#functions/payments/take-back.ts';
import type { WentBack } from '#functions/rules/payments/take-back.ts';
import { plusDays, plusSeconds } from '#functions/rules/time.ts';
import { lotOf, newPayment } from '../payment.ts';
import { dying, type Death } from './crash.ts';
import type { ReferenceLedger } from './model.ts';
import type { TellsOf } from './purchases.ts';
import { command, tookEffect } from './step.ts';

const ports = await connect([...takeBackPorts, 'payments.create', 'payments.grant']);

/** What happens at PayPal; it may be told late, again, or never. */
type Event = 'refundThird' | 'refundRest' | 'reverse' | 'dispute' | 'win' | 'lose' | 'nothing';

/** Everything that PayPal said of a payment, the newest last. */
const said = new WeakMap<ReferenceLedger, Map<string, TellsOf[]>>();

const saidOf = (model: ReferenceLedger, id: string): TellsOf[] => {
  const ofModel = said.get(model) ?? new Map<string, TellsOf[]>();
  said.set(model, ofModel);
  const ofPayment = ofModel.get(id) ?? [{ refunded: 0, isReversal: false, disputes: {} }];
  ofModel.set(id, ofPayment);
  return ofPayment;
};

const cents = 999;

const ending = ({ disputes }: TellsOf, as: 'won' | 'lost'): TellsOf['disputes'] =>
  Object.fromEntries(Object.entries(disputes).map(([id, state]) => [id, state === 'open' ? as : state]));

const after: Readonly<Record<Event, (told: TellsOf) => Partial<TellsOf>>> = {
  refundThird: ({ refunded }) => ({ refunded: Math.min(cents, refunded + cents / 3) }),
  refundRest: () => ({ refunded: cents }),
  reverse: () => ({ isReversal: true }),
  dispute: ({ disputes }) => ({ disputes: { ...disputes, [`PP-${Object.keys(disputes).length}`]: 'open' } }),
  win: (told) => ({ disputes: ending(told, 'won') }),
  lose: (told) => ({ disputes: ending(told, 'lost') }),
  nothing: () => ({}),
};

const amount = { cents, currency: 'USD' };

/** The same in the words of the product. */
const wentBackOf = ({ refunded, isReversal, disputes }: TellsOf): WentBack => ({
  refunds: [
    { id: 'R1', cents: refunded, isFinal: true },
    { id: 'R2', cents, isFinal: false },
  ],
  disputes: Object.entries(disputes).map(([id, state]) => ({
    id,
    isOpen: state === 'open',
    winner: state === 'open' ? undefined : state === 'won' ? 'seller' : 'buyer',
    amount,
  })),
  isReversal,
});

/** A purchase whose charge so many runs find at once. */
const buy = (credits: number, days: number, runs: number, dies: Death | undefined) =>
  command(`buy(${credits}, ${days} d, ${runs}, ${JSON.stringify(dies)})`, async (model, { userId }) => {
    model.now = plusSeconds(model.now, 1);
    const purchase = { kind: 'pack', tier: 'basic', credits, validDays: days } as const;
    const payment = newPayment(userId, model.now, { purchase, cents });
    await ports.payments.create(payment);
    const lots = Array.from({ length: dies ? 1 : runs }, () => lotOf(payment, model.now));
    const chargeId = payment.id.toUpperCase();
    const grant = (lot: (typeof lots)[number]) =>
      ports.payments.grant({ payment, chargeId, lot, changes: {}, at: model.now });
    await dying({ dies }, async () => {
      const results = await Promise.all(lots.map(grant));
      assert.equal(results.filter((result) => result === 'granted').length, 1);
    });
    const bought = await ports.payments.find(payment.id);
    assert.equal(bought?.status, tookEffect(dies, 1) ? 'success' : 'pending');
    if (bought?.lotId === undefined) return;
    const made = { lotId: bought.lotId, credits, cents, expiresAt: plusDays(model.now, days) };
    model.purchases.buy(model, payment.id, made);
  });

/** Something happens at PayPal, and is told to so many at once; `ago` tells what was said before. */
const tell = (place: number, event: Event, ago: number, runs: number, dies: Death | undefined) =>
  command(`tell(${place}, ${event}, ${ago}, ${runs}, ${JSON.stringify(dies)})`, async (model) => {
    const id = [...model.purchases.all.keys()][Math.floor(place * model.purchases.all.size)];
    const payment = id === undefined ? undefined : await ports.payments.find(id);
    if (!payment) return;
    model.now = plusSeconds(model.now, 1);
    const history = saidOf(model, payment.id);
    const newest = history.at(-1);
    assert.ok(newest);
    history.push({ ...newest, ...after[event](newest) });
    const told = history.at(-1 - ago) ?? newest;
    const asked = { ...ports, clock: { now: () => model.now } };
    const all = Array.from({ length: dies ? 1 : runs }, () => payment);
    await dying({ dies }, () => Promise.all(all.map((one) => takeBack(asked, one, wentBackOf(told)))));
    if (!tookEffect(dies, 2)) return;
    const now = await ports.payments.find(payment.id);
    model.purchases.tell(model, payment.id, told, now?.lotId ?? '');
    const purchase = model.purchases.all.get(payment.id);
    assert.deepEqual(
      [now?.takenBack?.cents ?? 0, now?.takenBack?.credits ?? 0, now?.takenBack?.owed ?? 0],
      [purchase?.back, purchase?.taken, purchase?.owed],
    );
    assert.equal(now?.status === 'disputed', purchase?.frozen !== undefined);
    assert.equal(now?.status === 'success', purchase?.back === 0 && !purchase.frozen);
  });

const place = fc.double({ min: 0, max: 0.999, noNaN: true });
const death = fc.option(fc.record({ call: fc.nat(3), when: fc.constantFrom<'before' | 'after'>('before', 'after') }), {
  nil: undefined,
  freq: 3,
});
const event = fc.constantFrom<Event>('refundThird', 'refundRest', 'reverse', 'dispute', 'win', 'lose', 'nothing');

export const buying = fc
  .tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 1, max: 20 }), fc.constantFrom(1, 1, 3), death)
  .map((given) => buy(...given));
export const telling = fc
  .tuple(place, event, fc.constantFrom(0, 0, 0, 1, 2), fc.constantFrom(1, 1, 3), death)
  .map((given) => tell(...given));
