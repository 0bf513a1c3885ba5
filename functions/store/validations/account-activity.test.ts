import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownTable } from '../../../infra/testing/own-table.ts';
import {
  activitySummary,
  activityWith,
  emptyActivity,
  rememberedDays,
  type Answered,
} from '../../rules/risk/account-activity.ts';
import { daySeconds, minusDays, plusDays } from '../../rules/time.ts';
import { keys } from '../table/keys.ts';
import { documents, secondsOf, TableName } from '../table/table.ts';
import { verbs } from './account-activity.ts';

ownTable();

const now = '2026-11-22T10:00:00.000Z';
const account = 'account';
const key = () => ({ TableName: TableName(), Key: keys.accountActivity(account) });
const itemOf = async () => (await documents().send(new GetCommand(key()))).Item;
const put = (attributes: object) =>
  documents().send(
    new PutCommand({ TableName: TableName(), Item: { ...keys.accountActivity(account), ...attributes } }),
  );

const asked = (by: string, at: string, more: Partial<Answered> = {}): Answered => ({
  asking: { by },
  isRefused: false,
  at,
  ...more,
});

const remember = async (told: readonly Answered[]) => {
  for (const answered of told) await verbs.remember.run(account, answered);
};

/** The item after several writers told their answers at the same time. */
const itemAfter = async (...writers: readonly (readonly Answered[])[]) => {
  await documents().send(new DeleteCommand(key()));
  await Promise.all(writers.map(remember));
  return itemOf();
};

const event: fc.Arbitrary<Answered> = fc.record({
  asking: fc.record(
    {
      by: fc.stringMatching(/^[a-j]$/),
      document: fc.record({
        type: fc.constantFrom('CC', 'RUC'),
        number: fc.constantFrom('1', '2', '3'),
        namedBy: fc.constantFrom('v', 'w', 'x', 'y', 'z'),
      }),
    },
    { requiredKeys: ['by'] },
  ),
  isRefused: fc.boolean(),
  at: fc.constantFrom(0, 1, 2, 40, 89, 91, 120).map((days) => minusDays(now, days)),
});
const events = fc.array(event, { minLength: 1, maxLength: 14 });

/** The same answers for two writers: all of them, some twice, in another order each. */
const delivered = events.chain((told) =>
  fc.record({
    told: fc.constant(told),
    shuffled: fc.shuffledSubarray([...told, ...told.slice(0, 3)], {
      minLength: told.length + Math.min(3, told.length),
    }),
    other: fc.shuffledSubarray(told),
  }),
);

test('one item comes of the same answers, in whatever order, however often and by however many they are told', async () => {
  await fc.assert(
    fc.asyncProperty(delivered, async ({ told, shuffled, other }) => {
      const inOrder = await itemAfter(told.toSorted((one, later) => (one.at < later.at ? -1 : 1)));
      const last =
        told
          .map(({ at }) => at)
          .toSorted()
          .at(-1) ?? '';
      expect(inOrder).toEqual({
        ...keys.accountActivity(account),
        ...told.reduce(activityWith, emptyActivity),
        ttl: secondsOf(last) + rememberedDays * daySeconds,
      });
      expect(await itemAfter(shuffled)).toEqual(inOrder);
      expect(await itemAfter(shuffled, other, told)).toEqual(inOrder);
    }),
    { numRuns: 40 },
  );
});

test('a late answer moves the first question back, and neither the refusal nor the end of the item', async () => {
  const refused = asked('a', now, { isRefused: true });
  const before = await itemAfter([refused]);
  const late = asked('b', minusDays(now, 5), { isRefused: true });
  const { firstAt, customers, ...rest } = (await itemAfter([refused, late])) ?? {};
  expect({ firstAt, customers }).toEqual({ firstAt: late.at, customers: { a: now, b: late.at } });
  expect(rest).toEqual({ ...before, customers: undefined, firstAt: undefined, refused: { a: now, b: late.at } });
});

test('an answer that is known already, or too old to matter, writes nothing', async () => {
  const item = await itemAfter([asked('a', now), asked('b', minusDays(now, rememberedDays + 1))]);
  await put({ ...item, ttl: 1 });
  await remember([asked('a', now), asked('c', minusDays(now, rememberedDays + 1))]);
  expect(await itemOf()).toEqual({ ...item, ttl: 1 });
});

test('twelve who write in the same moment are all counted, as far as six reach', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `customer${String(index).padStart(2, '0')}`);
  const item = await itemAfter(...names.map((by) => [asked(by, now)]));
  expect(Object.keys(item?.['customers'])).toEqual(expect.arrayContaining(names.slice(0, 6)));
  expect(Object.keys(item?.['customers'])).toHaveLength(6);
});

test('what releases before kept without saying who met it counts for nothing, and goes with the next write', async () => {
  const anonymous = {
    'seen.a.CC.1': minusDays(now, 3),
    documents: { CC: { '1': minusDays(now, 2), '3': minusDays(now, 1) } },
    refusedAt: minusDays(now, 3),
  };
  await put({ ...anonymous, customers: { b: minusDays(now, 1) }, firstAt: minusDays(now, 60), ttl: 1 });
  const mine = { by: 'me', document: { type: 'CC', number: '2', namedBy: 'me' } };
  const before = await verbs.find.run(account);
  expect(activitySummary(before, mine, minusDays(now, 0.5))).toEqual({
    otherCustomersToday: 1,
    hasOtherDocument: false,
    isNew: false,
    isRecentlyRefused: false,
  });
  const answered = asked('c', now);
  await remember([answered]);
  expect(await itemOf()).toEqual({
    ...keys.accountActivity(account),
    ...activityWith(before, answered),
    ttl: secondsOf(plusDays(now, rememberedDays)),
  });
});

test.for([
  ['one time that is none', { customers: { a: now, b: 'yesterday' } }, { customers: { a: now } }],
  ['customers that are no list', { customers: 'x', refused: { a: now } }, { customers: {}, refused: { a: now } }],
  ['a first time of another form', { customers: { a: now }, firstAt: 1 }, { customers: { a: now } }],
  ['documents of another form', { customers: { a: now }, named: { CC: 'x' } }, { customers: { a: now }, named: {} }],
] as const)(
  'a row with %s is nobody’s harm: what else it says is read, and the next answer mends it',
  async ([, spoiled, read]) => {
    await put({ ...keys.accountActivity(account), ...spoiled });
    expect(await verbs.find.run(account)).toMatchObject(read);
    await remember([asked('c', plusDays(now, 1))]);
    expect((await verbs.find.run(account)).customers).toMatchObject({ c: plusDays(now, 1) });
  },
);
