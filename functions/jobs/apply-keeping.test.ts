import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptDays } from '#shared/kept-days.ts';
import { keepingYears } from '#shared/plans.ts';
import type { Environment } from '#shared/validation/environment.ts';
import { bookkeptCustomer, put, type Row } from '../../infra/testing/ledger/planted.ts';
import { ownTable } from '../../infra/testing/own-table.ts';
import { aBatch, aRow } from '../../infra/testing/sample-batch.ts';
import { rowsIn } from '../../infra/testing/table-rows.ts';
import { connect, type PortsOf } from '../ports/connect.ts';
import { newId } from '../proof.ts';
import { minusDays, plusDays, plusSeconds, plusYears } from '../rules/time.ts';
import { secondsOf } from '../store/table/table.ts';
import { applyKeeping } from './apply-keeping.ts';

ownTable();

const begin = '2026-11-22T10:00:00.000Z';
let now = begin;
const moveTo = (instant: string) => {
  now = instant;
  vi.setSystemTime(instant);
};
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(begin) });
  moveTo(begin);
});
afterEach(() => void vi.useRealTimers());

const needs = [
  ...applyKeeping.needs,
  'keeping.choose',
  'keeping.years',
  'history.segment',
  'newBatches.create',
  'rowsAtWork.keep',
  'validations.create',
  'validations.settleUncharged',
] as const;
type Ports = PortsOf<(typeof needs)[number]>;
const ports = async (): Promise<Ports> => {
  const all = await connect(needs);
  return { ...all, clock: { ...all.clock, now: () => now } };
};

/** When a choice is sure to be seen by everybody who writes, and the job may begin. */
const seen = () => moveTo(plusSeconds(now, 6 * 60 + 1));

const asked = (userId: string, environment: Environment, createdAt: string) => {
  const account = { country: 'MX', format: 'CLABE', accountNumber: '002115016003269411', normalized: '1' } as const;
  const row = { id: newId('val', createdAt), userId, environment, createdAt } as const;
  return { ...row, ...account, status: 'PROCESSING', verified: false } as const;
};

const batchRows = 520;

/** Two batches, one of the sandbox, the other of more rows than are told at once. */
const withBatches = async (given: Ports, userId: string, createdAt: string) => {
  const made = async (environment: Environment, count: number) => {
    const batch = aBatch({ id: newId('bat', createdAt), userId, environment, createdAt, name: 'Nómina' });
    await given.newBatches.create(batch, { claim: undefined });
    const rows = Array.from({ length: count }, (_, index) => aRow(index + 1, { batchId: batch.id, userId }));
    await given.rowsAtWork.keep(batch, rows);
    return batch.id;
  };
  return { production: await made('production', batchRows), sandbox: await made('sandbox', 2) };
};

/** A customer of 400 days with a history that has a segment, batches, and books. */
const customerOfOld = async (given: Ports) => {
  const createdAt = minusDays(begin, 400);
  // One of its validations is still open, and nothing behind it is put into a segment.
  const { userId } = await bookkeptCustomer(plusSeconds(createdAt, 600));
  const rows = Array.from({ length: 110 }, (_, serial) =>
    asked(userId, serial % 2 === 0 ? 'production' : 'sandbox', plusSeconds(createdAt, 60 + serial)),
  );
  const outcome = { status: 'VALID', verified: true } as const;
  const answer = async (row: (typeof rows)[number]) => {
    await given.validations.create(row);
    await given.validations.settleUncharged(row, outcome, row.createdAt);
  };
  await Promise.all(rows.map(answer));
  await given.history.segment(userId, now, performance.now() + 10_000);
  return { userId, createdAt, batches: await withBatches(given, userId, createdAt) };
};
type Owner = Awaited<ReturnType<typeof customerOfOld>>;

/** Everything that stands in the partitions of a customer, by its key. */
const rowsOf = async ({ userId, batches: { production, sandbox } }: Owner) => {
  const places = [`USER#${userId}`, `DATAKEY#${userId}`, `BATCH#${production}`, `BATCH#${sandbox}`];
  const rows = (await Promise.all(places.map(rowsIn))).flat();
  return new Map(rows.map((row) => [`${String(row['pk'])} ${String(row['sk'])}`, row]));
};

type Rows = Awaited<ReturnType<typeof rowsOf>>;
const ofKind = (rows: Rows, sk: string) => [...rows.values()].filter((row) => String(row['sk']).startsWith(sk));
const endsOf = (rows: readonly Readonly<Record<string, unknown>>[]) => new Set(rows.map(({ ttl }) => ttl));

/** When everything that is chosen ends by so many years: answers and batches by when they were made, segments by their newest. */
const expectKept = async (owner: Owner, years: number) => {
  const rows = await rowsOf(owner);
  const ends = (createdAt: unknown) => secondsOf(plusYears(String(createdAt), years));
  const answers = ofKind(rows, 'VALIDATION#');
  const chosen = answers.filter(({ environment }) => environment !== 'sandbox');
  expect(chosen.length).toBeGreaterThan(50);
  expect(chosen.filter(({ ttl, createdAt }) => ttl !== ends(createdAt))).toEqual([]);
  const sandbox = answers.filter(({ environment }) => environment === 'sandbox');
  const ofSandbox = (createdAt: unknown) => secondsOf(plusDays(String(createdAt), keptDays.sandbox));
  expect(sandbox.filter(({ ttl, createdAt }) => ttl !== ofSandbox(createdAt))).toEqual([]);
  const [segments, newest] = [ofKind(rows, 'DIGEST4#'), String(answers.at(-1)?.['createdAt'])];
  expect(segments.length).toBeGreaterThan(0);
  for (const { ttl } of segments) expect(Math.abs(Number(ttl) - ends(newest))).toBeLessThan(86_400);
  const { production, sandbox: tried } = owner.batches;
  const within = (id: string) => [...rows.values()].filter(({ pk, sk }) => [pk, sk].includes(`BATCH#${id}`));
  expect([within(production).length, within(tried).length]).toEqual([batchRows + 1, 3]);
  expect(endsOf(within(production))).toEqual(new Set([ends(owner.createdAt)]));
  expect(endsOf(within(tried))).toEqual(new Set([ofSandbox(owner.createdAt)]));
};

test('who chose nothing keeps what was asked for five years, and batches with every row of them', async () => {
  const given = await ports();
  const owner = await customerOfOld(given);
  expect(await given.keeping.years(owner.userId)).toBe(keepingYears.usual);
  await expectKept(owner, 5);
});

test.for([keepingYears.least, keepingYears.most])(
  'rows of before learn that they are kept for %i years; books, credits and other customers do not change',
  async (years) => {
    const given = await ports();
    const [owner, other] = await Promise.all([customerOfOld(given), customerOfOld(given)]);
    const [before, others] = [await rowsOf(owner), await rowsOf(other)];
    expect(await given.keeping.choose(owner.userId, years, now)).toBe(true);
    seen();
    expect(await applyKeeping.run(given)).toEqual({ applied: 1 });
    await expectKept(owner, years);
    const after = await rowsOf(owner);
    const isChosen = (key: string) => /VALIDATION#|DIGEST4#|BATCH#|DATAKEY#/.test(key);
    const books = (rows: Rows) => [...rows].filter(([key]) => !isChosen(key));
    expect(books(before).length).toBeGreaterThan(5);
    expect(books(after)).toEqual(books(before));
    expect(await rowsOf(other)).toEqual(others);
    // Nobody is listed any more, and nothing is done twice.
    expect(await applyKeeping.run(given)).toEqual({ applied: 0 });
  },
);

/** Counts portions; from one of them on, what notes them fails as it would where the function is killed. */
const killedAt = (given: Ports, portion: number): { readonly dying: Ports; readonly portions: () => number } => {
  let count = 0;
  const apply: Ports['keeping']['apply'] = (found) => {
    count += 1;
    if (count === portion) throw new Error('killed');
    return given.keeping.apply(found);
  };
  return { dying: { ...given, keeping: { ...given.keeping, apply } }, portions: () => count };
};

test.for([1, 4])('a job that is killed at portion %i goes on from there', async (portion) => {
  const given = await ports();
  const owner = await customerOfOld(given);
  const whole = killedAt(given, Infinity);
  await given.keeping.choose(owner.userId, 2, now);
  seen();
  await applyKeeping.run(whole.dying);
  await given.keeping.choose(owner.userId, 7, now);
  seen();
  const dying = killedAt(given, portion);
  await expect(applyKeeping.run(dying.dying)).rejects.toThrow('failed for 1 of 1');
  const rest = killedAt(given, Infinity);
  expect(await applyKeeping.run(rest.dying)).toEqual({ applied: 1 });
  // Two for the large batch, and no row is told twice of those that were noted.
  expect(whole.portions()).toBeGreaterThanOrEqual(5);
  expect(portion - 1 + rest.portions()).toBe(whole.portions());
  await expectKept(owner, 7);
});

test('who chooses again while a choice is applied gets the later one, everywhere', async () => {
  const given = await ports();
  const owner = await customerOfOld(given);
  await given.keeping.choose(owner.userId, 1, now);
  seen();
  let portions = 0;
  const apply: Ports['keeping']['apply'] = async (found) => {
    portions += 1;
    if (portions === 2) await given.keeping.choose(owner.userId, 9, now);
    return given.keeping.apply(found);
  };
  expect(await applyKeeping.run({ ...given, keeping: { ...given.keeping, apply } })).toEqual({ applied: 0 });
  expect(portions).toBe(2);
  seen();
  expect(await applyKeeping.run(given)).toEqual({ applied: 1 });
  await expectKept(owner, 9);
});

test('what somebody writes who did not hear of a choice yet learns of it, too', async () => {
  const given = await ports();
  const owner = await customerOfOld(given);
  await given.keeping.choose(owner.userId, 1, now);
  moveTo(plusSeconds(now, 4 * 60));
  const late = asked(owner.userId, 'production', now);
  await given.validations.create(late);
  expect(await applyKeeping.run(given)).toEqual({ applied: 0 });
  const endOf = async () => (await rowsOf(owner)).get(`USER#${owner.userId} VALIDATION#${late.id}`)?.['ttl'];
  expect(await endOf()).toBe(secondsOf(plusYears(late.createdAt, 5)));
  seen();
  expect(await applyKeeping.run(given)).toEqual({ applied: 1 });
  expect(await endOf()).toBe(secondsOf(plusYears(late.createdAt, 1)));
  const next = asked(owner.userId, 'production', now);
  await given.validations.create(next);
  const written = (await rowsOf(owner)).get(`USER#${owner.userId} VALIDATION#${next.id}`);
  expect(written?.['ttl']).toBe(secondsOf(plusYears(next.createdAt, 1)));
});

test('rows that a release before wrote without an end get one', async () => {
  const given = await ports();
  const owner = await customerOfOld(given);
  for (const row of (await rowsOf(owner)).values()) {
    const { ttl: _, ...endless } = row;
    if (/^(VALIDATION|BATCH|ROW)#/.test(String(row['sk']))) await put(endless as Row);
  }
  await given.keeping.choose(owner.userId, 3, now);
  seen();
  await applyKeeping.run(given);
  const rows = await rowsOf(owner);
  const unended = [...rows].filter(
    ([key, { ttl, environment }]) =>
      /VALIDATION#|ROW#/.test(key) && environment !== 'sandbox' && !key.includes(owner.batches.sandbox) && !ttl,
  );
  expect(unended).toEqual([]);
});
