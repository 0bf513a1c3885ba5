import { describe, expect, test, vi } from 'vitest';
import {
  addToLot,
  bookkeptCustomer,
  drop,
  itemAt,
  movementOf,
  put,
  validationOf,
  type Customer,
} from '../../infra/testing/ledger/planted.ts';
import { ownTable } from '../../infra/testing/own-table.ts';
import { toldMetrics } from '../../infra/testing/told-metrics.ts';
import { audit } from '../books/audit.ts';
import { connect } from '../ports/connect.ts';
import { differenceOf } from '../rules/books/books.ts';
import { plusDays, plusSeconds } from '../rules/time.ts';
import { keys } from '../store/table/keys.ts';
import { listed } from '../store/table/sparse-index.ts';
import { auditBooks } from './audit-books.ts';

ownTable();

const at = '2026-11-20T10:00:00.000Z';
const forever = Number.POSITIVE_INFINITY;

const portsAt = async (now: string) => ({
  ...(await connect([...auditBooks.needs, 'validations.settle', 'validations.find'])),
  clock: { now: () => now },
});

/** What the auditor finds so many days later: where it goes on, or from the beginning. */
const discrepancies = async ({ userId }: Customer, days: number, isWhole = false) => {
  const ports = await portsAt(plusDays(at, days));
  const found = isWhole ? undefined : await ports.books.find(userId);
  return (await audit(ports, userId, { found, deadline: forever })) ?? [];
};

const run = async (now: string) => toldMetrics(async () => auditBooks.run(await portsAt(now)));

/** A movement of another name beside this one. */
const again = async (customer: Customer, kind: string, subject: string, change: object = {}) => {
  const row = await movementOf(customer, kind, subject);
  await put({ ...row, sk: `${row.sk}again`, ...change });
};

const change = async (customer: Customer, kind: string, subject: string, changes: object) =>
  put({ ...(await movementOf(customer, kind, subject)), ...changes });

const rewrite = async (customer: Customer, id: string, changes: object) =>
  put({ ...(await validationOf(customer, id)), ...changes });

/** The same lot once more, under another name. */
const copyLot = async ({ userId, lotId }: Customer) => {
  const wallet = await itemAt(keys.wallet(userId));
  await put({ ...wallet, lot_copied: wallet[lotId] });
};

const changeLot = async ({ userId, lotId }: Customer, changes: object) => {
  const wallet = await itemAt(keys.wallet(userId));
  await put({ ...wallet, [lotId]: { ...(wallet[lotId] as object), ...changes } });
};

/** The same validation once more, under another id, which nobody paid for. */
const copyWithoutHold = async (customer: Customer) => {
  const { hold: _, ...row } = await validationOf(customer, customer.valid);
  const id = `${customer.valid.slice(0, -1)}~`;
  await put({ ...row, ...keys.validation(customer.userId, id), id });
};

type Planting = readonly [what: string, plant: (customer: Customer) => Promise<unknown>, kinds: readonly string[]];

/** Each takes or makes one credit. */
const errors: readonly Planting[] = [
  ['one credit more than the movements say', (by) => addToLot(by, 1), ['lotDiffers']],
  ['one credit less', (by) => addToLot(by, -1), ['lotDiffers']],
  [
    'a reserve that is missing',
    async (by) => drop(await movementOf(by, 'reserve', by.valid)),
    ['reserveMissing', 'lotDiffers'],
  ],
  [
    'a reserve that is missing of a validation that owes an answer',
    async (by) => drop(await movementOf(by, 'reserve', by.open)),
    ['reserveMissing', 'lotDiffers'],
  ],
  ['a movement doubled under another key', (by) => again(by, 'reserve', by.valid), ['reserveDiffers', 'lotDiffers']],
  [
    'a final validation without its reserve, whose credit is still in the lot',
    async (by) => Promise.all([drop(await movementOf(by, 'reserve', by.valid)), addToLot(by, 1)]),
    ['reserveMissing'],
  ],
  ['an answer whose credit was given back', (by) => rewrite(by, by.timeout, { status: 'VALID' }), ['voidDiffers']],
  [
    'nobody answered, and the credit was not given back',
    (by) => rewrite(by, by.valid, { status: 'TIMEOUT' }),
    ['voidMissing'],
  ],
  [
    'a void for a validation whose credit others hold',
    (by) => again(by, 'void', by.timeout, { subject: by.ofBlock }),
    ['voidDiffers', 'lotDiffers'],
  ],
  [
    'a void for a validation that owes an answer',
    (by) => again(by, 'void', by.timeout, { subject: by.open }),
    ['voidDiffers', 'lotDiffers'],
  ],
  [
    'a grant of one credit more than the lot says',
    (by) => change(by, 'grant', by.lotId, { credits: 11 }),
    ['lotDiffers', 'grantDiffers'],
  ],
  [
    'a movement of no validation',
    (by) => again(by, 'reserve', by.valid, { subject: 'val_nobody' }),
    ['strayMovement', 'lotDiffers'],
  ],
  [
    'a validation that is gone, with its movement left',
    async (by) => drop(await validationOf(by, by.valid)),
    ['strayMovement'],
  ],
  ['an answer that reserved nothing', async (by) => copyWithoutHold(by), ['reserveMissing']],
  [
    'a movement of no kind',
    (by) => change(by, 'reserve', by.valid, { kind: 'borrow' }),
    ['kindUnknown', 'reserveMissing'],
  ],
];

const others: readonly (readonly [...Planting, difference: number])[] = [
  [
    'a movement of a lot that nobody granted',
    (by) => change(by, 'reserve', by.valid, { lotId: 'lot_foreign' }),
    ['lotUnknown', 'reserveDiffers', 'lotDiffers'],
    2,
  ],
  ['a lot that holds less than nothing', (by) => addToLot(by, -10), ['lotDiffers', 'lotNegative'], 10],
  [
    'a grant that is missing',
    async (by) => drop(await movementOf(by, 'grant', by.lotId)),
    ['lotUnknown', 'lotDiffers', 'grantDiffers'],
    10,
  ],
  ['a lot that stands in the wallet twice', copyLot, ['lotDiffers', 'grantDiffers'], 10],
  [
    'a lot that lasts longer than its grant says',
    (by) => changeLot(by, { expiresAt: plusDays(at, 400) }),
    ['expiryDiffers'],
    8,
  ],
  ['a grant written twice', (by) => again(by, 'grant', by.lotId), ['grantDoubled', 'lotDiffers'], 10],
];

describe('an error that is planted', () => {
  test.concurrent.for([...errors.map((one) => [...one, 1] as const), ...others])(
    'is found: %s',
    async ([, plant, kinds, difference]) => {
      const customer = await bookkeptCustomer(at);
      await plant(customer);
      const found = await discrepancies(customer, 1);
      expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(kinds));
      expect(differenceOf(found)).toBe(difference);
      // Nothing is repaired, and nobody forgets it.
      expect(await discrepancies(customer, 2)).toEqual(found);
    },
  );

  test('in what was proven before is found when the books are read from their beginning', async () => {
    const customer = await bookkeptCustomer(at);
    expect(await discrepancies(customer, 1)).toEqual([]);
    await rewrite(customer, customer.valid, { status: 'TIMEOUT' });
    expect(await discrepancies(customer, 2)).toEqual([]);
    expect((await discrepancies(customer, 29)).map(({ kind }) => kind)).toEqual(['voidMissing']);
  });

  test('in what came later is found without reading what was proven before', async () => {
    const customer = await bookkeptCustomer(at);
    expect(await discrepancies(customer, 1)).toEqual([]);
    const ports = await portsAt(at);
    const open = await ports.validations.find(customer.userId, customer.open);
    if (!open) throw new Error('gone');
    await ports.validations.settle(open, { status: 'TIMEOUT', verified: false }, plusDays(at, 1));
    await drop(await movementOf(customer, 'void', customer.open));
    expect((await discrepancies(customer, 2)).map(({ kind }) => kind)).toEqual(['voidMissing', 'lotDiffers']);
  });

  test('in what came later is found, too, where nobody answered and nothing moved', async () => {
    const customer = await bookkeptCustomer(at);
    expect(await discrepancies(customer, 1)).toEqual([]);
    await rewrite(customer, customer.open, { status: 'TIMEOUT', completedAt: plusDays(at, 1) });
    expect((await discrepancies(customer, 2)).map(({ kind }) => kind)).toEqual(['voidMissing']);
  });
});

describe('books that are right', () => {
  test('are proven: answered, voided, open, of a block, and expired while a credit was out', async () => {
    const customer = await bookkeptCustomer(at);
    for (const days of [1, 2, 8, 12]) expect(await discrepancies(customer, days)).toEqual([]);
    const { wallets, credits, validations } = await connect(['wallets.expire', 'credits.all', 'validations.settle']);
    const [lot] = await credits.all(customer.userId);
    if (!lot) throw new Error('no lot');
    expect(await wallets.expire(customer.userId, lot, plusDays(at, 12))).toBe('expired');
    expect(await discrepancies(customer, 13)).toEqual([]);
    const open = await (await portsAt(at)).validations.find(customer.userId, customer.open);
    if (!open) throw new Error('gone');
    await validations.settle(open, { status: 'TIMEOUT', verified: false }, plusDays(at, 14));
    for (const isWhole of [false, true]) expect(await discrepancies(customer, 15, isWhole)).toEqual([]);
  });

  test('of the release before are proven: an expiry that was posted late, and a credit that came back to a dead lot', async () => {
    const customer = await bookkeptCustomer(at);
    const grant = await movementOf(customer, 'grant', customer.lotId);
    const { expiresAt, ...before } = grant;
    await put(before as typeof grant);
    const late = plusDays(String(expiresAt), 2);
    await addToLot(customer, 1);
    const returned = await movementOf(customer, 'void', customer.timeout);
    const sk = keys.movement(customer.userId, `${late}#2#${customer.open}`).sk;
    await put({ ...returned, sk, at: late, subject: customer.open });
    await rewrite(customer, customer.open, { status: 'TIMEOUT', completedAt: late });
    expect(await discrepancies(customer, 12)).toEqual([]);
    const { wallets, credits } = await connect(['wallets.purge', 'credits.all']);
    const [lot] = await credits.all(customer.userId);
    if (!lot) throw new Error('no lot');
    await wallets.purge(customer.userId, lot, plusDays(at, 40));
    for (const isWhole of [false, true]) expect(await discrepancies(customer, 41, isWhole)).toEqual([]);
  });

  test('accuse nobody whose request is underway', async () => {
    const customer = await bookkeptCustomer(at);
    const ports = await portsAt(plusSeconds(at, 14));
    const asked = { found: undefined, deadline: forever };
    expect(await audit(ports, customer.userId, asked)).toEqual([]);
  });
});

test('an error in books too long to be read twice in one call is told by a later call', async () => {
  const customer = await bookkeptCustomer(at);
  expect(await discrepancies(customer, 1)).toEqual([]);
  await addToLot(customer, 1);
  const ports = await portsAt(plusDays(at, 2));
  const look = async (deadline: number) =>
    audit(ports, customer.userId, { found: await ports.books.find(customer.userId), deadline });
  // Each call reads one part of the ledger, as one does whose time is over after it.
  let looked = 0;
  const results = [];
  const hurried = vi.spyOn(performance, 'now').mockImplementation(() => (looked += 1));
  for (let call = 0; call < 6; call++) {
    looked = 0;
    results.push(await look(2));
  }
  hurried.mockRestore();
  expect(results.find((one) => one !== undefined)?.map(({ kind }) => kind)).toEqual(['lotDiffers']);
});

const told = ({ metrics }: Awaited<ReturnType<typeof run>>) => [metrics['ledgerDifference'], metrics['booksUnaudited']];

test('the difference of everybody is told once a day', async () => {
  const first = await run(plusDays(at, 3));
  expect(first.failure).toBeUndefined();
  const before = Number(first.metrics['ledgerDifference']);
  expect(told(first)).toEqual([before, 0]);
  await addToLot(await bookkeptCustomer(at), 7);
  expect(told(await run(plusSeconds(plusDays(at, 3), 3600)))).toEqual([undefined, undefined]);
  expect(told(await run(plusDays(at, 4)))).toEqual([before + 7, 0]);
});

test('the difference is told even where the list holds something that is no wallet', async () => {
  const { ledgerDifference: before } = (await run(plusDays(at, 5))).metrics;
  await addToLot(await bookkeptCustomer(at), 5);
  const foreign = { pk: 'USER#usr_foreign', sk: 'PROFILE', ...listed('wallets', 'a', 'lot_foreign') };
  await put(foreign);
  const { failure, metrics } = await run(plusDays(at, 6));
  await drop(foreign);
  expect(failure).toBeInstanceOf(AggregateError);
  expect(metrics['ledgerDifference']).toBe(Number(before) + 5);
});

test('a run that stops early tells so when a day has passed, and others go on until everybody was audited', async () => {
  const day = plusDays(at, 7);
  let looked = 0;
  const hurried = vi.spyOn(performance, 'now').mockImplementation(() => (looked += 1) * 15_000);
  const [early, late] = [await run(day), await run(plusDays(day, 1))];
  hurried.mockRestore();
  expect([told(early)[1], told(late)[1]]).toEqual([0, 1]);
  const rest = told(await run(plusSeconds(plusDays(day, 1), 3600)));
  expect(rest[1]).toBe(0);
  const [next] = told(await run(plusDays(day, 2)));
  expect([early, late].reduce((sum, one) => sum + Number(told(one)[0]), Number(rest[0]))).toBe(next);
});
