import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { settlement, type FinalStatus } from '#shared/validation/status.ts';
import { minusSeconds, plusDays } from '#functions/rules/time.ts';
import { auditBooks } from '#functions/jobs/audit-books.ts';
import { closeExpiredLots, tend } from '#functions/jobs/close-expired-lots.ts';
import { audit } from '#functions/books/audit.ts';
import { connect } from '#functions/ports/connect.ts';
import { hashOf, newId } from '#functions/proof.ts';
import type { Validation } from '#functions/store/validations/validation.ts';
import { KeyUsed } from '#functions/rules/idempotency/claim.ts';
import { Fault } from '#shared/errors/fault.ts';
import { reserveCredit } from '#functions/validations/reserve-credit.ts';
import { underway } from '../underway.ts';
import { askingRow, endingBatch, taking } from './blocks.ts';
import { dying, type Death } from './crash.ts';
import { buying, telling } from './payments.ts';
import { failAt, settleJob, unpark } from './settle-job.ts';
import { callsToSettle, command, diesBefore, diesWithin, pick, tookEffect } from './step.ts';

const ports = await connect([
  'operations.grant',
  'operations.end',
  'credits.all',
  'credits.live',
  'validations.create',
  'validations.settle',
  'validations.find',
  'pendingAtBank.open',
]);
const closingPorts = await connect(closeExpiredLots.needs);
const bookPorts = await connect(auditBooks.needs);

const recorded = (at: string, what: string) => ({
  id: newId('aud', at),
  at,
  by: 'model',
  what,
  why: 'model',
  details: {},
});

const question = { country: 'MX', format: 'CLABE', accountNumber: '999180000010000018' };

const claimOf = (key: string | undefined, validationId: string) =>
  key === undefined ? undefined : { keyHash: hashOf(key), requestHash: '', id: validationId, carry: () => undefined };

/** What reserving came to, refusals included. */
const reserve = (draft: Validation, key?: string) =>
  reserveCredit(ports, { draft, claim: claimOf(key, draft.id) }).then(
    ({ validation }) => ({ kind: 'reserved', validation }) as const,
    (error: unknown) => {
      if (error instanceof KeyUsed) return { kind: 'keyUsed' } as const;
      if (error instanceof Fault && error.code === 'errors.insufficientCredits') return { kind: 'noCredits' } as const;
      throw error;
    },
  );

const grant = (credits: number, days: number, dies: Death | undefined) =>
  command(`grant(${credits}, ${days} d, ${JSON.stringify(dies)})`, async (model, { userId }) => {
    const lot = {
      lotId: newId('lot', model.now),
      source: 'operator',
      tier: 'free',
      granted: credits,
      remaining: credits,
      expiresAt: plusDays(model.now, days),
    } as const;
    await dying({ dies }, () => ports.operations.grant(userId, lot, recorded(model.now, 'grant')));
    // After the call that reads where the trail ends.
    if (tookEffect(dies, 1)) model.grant(lot.lotId, credits, lot.expiresAt);
  });

const reserveOne = (key: string | undefined, dies: Death | undefined, conflicts: number) =>
  command(`reserve(${key}, ${JSON.stringify(dies)}, ${conflicts})`, async (model, { userId }) => {
    const draft = underway(userId, model.now);
    const [lotId] = model.spendable()[0] ?? [];
    const expected = lotId === undefined ? 'noCredits' : model.isUsed(key) ? 'keyUsed' : 'reserved';
    const got = await dying({ dies, conflicts }, () => reserve(draft, key));
    if (got) assert.equal(got.kind, expected);
    if (expected === 'reserved' && lotId !== undefined && tookEffect(dies, 1)) model.reserve(draft.id, lotId, key);
  });

const reserveAtOnce = (times: number) =>
  command(`reserveAtOnce(${times})`, async (model, { userId }) => {
    const balance = model.balance();
    const drafts = Array.from({ length: times }, () => underway(userId, model.now));
    const all = await Promise.all(drafts.map((draft) => reserve(draft)));
    const reserved = all.filter((one) => one.kind === 'reserved');
    assert.equal(reserved.length, Math.min(times, balance));
    for (const { validation } of reserved) model.reserve(validation.id, validation.hold?.lotId ?? '');
  });

const settleWith = async (userId: string, id: string, status: FinalStatus, now: string) => {
  const found = await ports.validations.find(userId, id);
  assert.ok(found);
  return ports.validations.settle(found, { status, verified: false }, now);
};

const settle = (place: number, status: FinalStatus, dies: Death | undefined, conflicts: number) =>
  command(`settle(${place}, ${status}, ${JSON.stringify(dies)})`, async (model, { userId }) => {
    const id = pick(model, place);
    if (id === undefined) return;
    const isOpen = model.validations.get(id)?.state === 'reserved';
    const calls = callsToSettle(model, id, settlement[status]);
    const got = await dying({ dies, conflicts }, () => settleWith(userId, id, status, model.now));
    if (got) assert.equal(got, isOpen ? 'settled' : 'alreadySettled');
    if (isOpen && dies?.call !== 0 && !diesWithin(dies, 1, calls)) model.settle(id, settlement[status]);
  });

/** The bank wants more time: from now on another job owns the validation. */
const deferOne = (place: number, dies: Death | undefined) =>
  command(`defer(${place}, ${JSON.stringify(dies)})`, async (model, { userId }) => {
    const id = pick(model, place);
    if (id === undefined) return;
    const isOpen = model.validations.get(id)?.state === 'reserved';
    const got = await dying({ dies }, async () => {
      const found = await ports.validations.find(userId, id);
      assert.ok(found);
      return ports.pendingAtBank.open(found, { until: model.now, question });
    });
    if (got) assert.equal(got, isOpen ? 'open' : 'alreadySettled');
    if (isOpen && tookEffect(dies, 1)) model.defer(id);
  });

/** What the job that asks again does once the time of a bank is over: no answer, the credit goes back. */
export const giveUpPending = () =>
  command('giveUpPending', async (model, { userId }) => {
    for (const [id, { state, isPendingAtBank }] of model.validations)
      if (state === 'reserved' && isPendingAtBank) {
        assert.equal(await settleWith(userId, id, 'TIMEOUT', model.now), 'settled');
        model.settle(id, 'void');
      }
  });

const settleTwice = (place: number, statuses: readonly [FinalStatus, FinalStatus]) =>
  command(`settleTwice(${place}, ${statuses.join()})`, async (model, { userId }) => {
    const id = pick(model, place);
    if (id === undefined) return;
    const isOpen = model.validations.get(id)?.state === 'reserved';
    const results = await Promise.all(statuses.map((status) => settleWith(userId, id, status, model.now)));
    const winners = statuses.filter((_, index) => results[index] === 'settled');
    assert.equal(winners.length, isOpen ? 1 : 0);
    for (const winner of winners) model.settle(id, settlement[winner]);
  });

const endLot = (place: number, dies: Death | undefined) =>
  command(`endLot(${place}, ${JSON.stringify(dies)})`, async (model, { userId }) => {
    const id = [...model.lots.keys()][Math.floor(place * model.lots.size)];
    if (id === undefined) return;
    const wasOver = model.lots.get(id)?.unused !== undefined;
    const got = await dying({ dies }, async () => {
      const lot = (await ports.credits.all(userId)).find(({ lotId }) => lotId === id);
      assert.ok(lot);
      return ports.operations.end(userId, lot, recorded(model.now, 'expire'));
    });
    if (got) assert.equal(got, wasOver ? 'changed' : 'ended');
    if (!wasOver && tookEffect(dies, 2)) model.end(id);
  });

const passTime = (minutes: number) =>
  command(`passTime(${minutes} min)`, async (model) => {
    model.now = minusSeconds(model.now, -60 * minutes);
  });

/** What the daily job does for one owner, though the settle job was down for so many days and credits are still held. */
const close = (days: number, dies: Death | undefined) =>
  command(`close(${days} d, ${JSON.stringify(dies)})`, async (model, real) => {
    model.now = plusDays(model.now, days);
    const [purged, expired] = [model.purgeable(), model.lapsed()];
    await dying({ dies }, () => tend(closingPorts, { userId: real.userId, latestLot: '' }, model.now));
    const isDone = (call: number) => dies?.call !== 0 && !diesBefore(dies, 1 + call);
    for (const [index, id] of purged.entries()) if (isDone(index)) model.purge(id);
    for (const [index, id] of expired.entries()) if (isDone(purged.length + index)) model.expire(id);
  });

/** The auditor finds nothing wrong: from the beginning, or where it ended the last time. */
export const auditNow = (isWhole: boolean) =>
  command(`audit(${isWhole})`, async (model, { userId }) => {
    const found = isWhole ? undefined : await bookPorts.books.find(userId);
    const ports = { ...bookPorts, clock: { now: () => model.now } };
    assert.deepEqual(await audit(ports, userId, { found, deadline: Number.POSITIVE_INFINITY }), []);
  });

const death = (calls: number) =>
  fc.option(fc.record({ call: fc.nat(calls - 1), when: fc.constantFrom('before', 'after') }), {
    nil: undefined,
    freq: 3,
  });
const place = fc.double({ min: 0, max: 0.999, noNaN: true });
const status = fc.constantFrom<FinalStatus>('VALID', 'INVALID', 'ERROR', 'TIMEOUT');
const conflicts = fc.constantFrom(0, 0, 0, 0, 0, 0, 0, 1);

const reserving = fc
  .tuple(fc.option(fc.constantFrom('a', 'b'), { nil: undefined }), death(2), conflicts)
  .map((given) => reserveOne(...given));
const reservingAtOnce = fc.integer({ min: 2, max: 4 }).map(reserveAtOnce);
const settling = fc.tuple(place, status, death(4), conflicts).map((given) => settle(...given));
const ending = fc.tuple(place, death(2)).map((given) => endLot(...given));
const closing = fc.tuple(fc.constantFrom(0, 0, 60), death(3)).map((given) => close(...given));
const auditing = fc.boolean().map(auditNow);

/** Any history of one customer's ledger, of so many commands at most: deaths between any two calls, races, and time that passes. */
export const histories = (maxCommands: number) =>
  fc.commands(
    [
      fc.tuple(fc.nat(4), fc.integer({ min: 1, max: 20 }), death(1)).map((given) => grant(...given)),
      reserving,
      reservingAtOnce,
      settling,
      fc.tuple(place, death(2)).map((given) => deferOne(...given)),
      fc.tuple(place, fc.tuple(status, status)).map((given) => settleTwice(...given)),
      ending,
      fc.constantFrom(1, 2, 60, 60 * 24, 60 * 24 * 6, 60 * 24 * 40).map(passTime),
      closing,
      death(24).map(settleJob),
      fc.tuple(place, fc.integer({ min: 1, max: 6 })).map((given) => failAt(...given)),
      fc.constant(undefined).map(unpark),
      auditing,
      buying,
      telling,
      taking,
      askingRow,
      askingRow,
      endingBatch,
    ],
    { maxCommands, size: 'max' },
  );

/** The same, about money: what is bought, spent, goes back and is owed. */
export const moneyHistories = (maxCommands: number) =>
  fc.commands(
    [
      ...[buying, reserving, settling, telling].flatMap((often) => [often, often, often]),
      telling,
      reservingAtOnce,
      fc.tuple(fc.nat(4), fc.integer({ min: 1, max: 20 }), death(1)).map((given) => grant(...given)),
      fc.constantFrom(1, 60 * 24, 60 * 24 * 6).map(passTime),
      ending,
      closing,
      auditing,
      taking,
      askingRow,
      endingBatch,
    ],
    { maxCommands, size: 'max' },
  );
