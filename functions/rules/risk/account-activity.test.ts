import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minusDays } from '../time.ts';
import {
  activityJoined,
  activitySummary,
  activityWith,
  emptyActivity,
  lastAt,
  noActivity,
  rememberedDays,
  type AccountActivity,
  type Answered,
  type Asking,
} from './account-activity.ts';

const now = '2026-11-21T12:00:00.000Z';
const daysAgo = (days: number): string => minusDays(now, days);

const asking: fc.Arbitrary<Asking> = fc.record(
  {
    by: fc.stringMatching(/^[a-l]$/),
    document: fc.record({
      type: fc.constantFrom('CC', 'RUC'),
      number: fc.constantFrom('1', '2', '3', '4'),
      namedBy: fc.constantFrom('x', 'y', 'z'),
    }),
  },
  { requiredKeys: ['by'] },
);
/** Few days, so that many events are of one instant. */
const days = fc.oneof(
  fc.constantFrom(0, 0.5, 1, 2, 29, 30, 31, 89, 90, 91, 150),
  fc.double({ min: 0, max: 200, noNaN: true }),
);
const event: fc.Arbitrary<Answered> = fc.record({ asking, isRefused: fc.boolean(), at: days.map(daysAgo) });
const events = fc.array(event, { maxLength: 30 });

const after = (told: readonly Answered[]): AccountActivity => told.reduce(activityWith, emptyActivity);
const asked = (by: string, ago: number, number?: string): Answered => ({
  asking: { by, ...(number !== undefined && { document: { type: 'RFC', number, namedBy: by } }) },
  isRefused: false,
  at: daysAgo(ago),
});
const refusedFor = (by: string, ago: number): Answered => ({ asking: { by }, isRefused: true, at: daysAgo(ago) });

/** The asker itself, or two others. */
const isWitnessed = (witnesses: ReadonlySet<string>, self: string | undefined) =>
  witnesses.size >= 2 || (self !== undefined && witnesses.has(self));

/** Who named a document of this type last that is another. */
const namersOfAnother = (told: readonly Answered[], { document: mine }: Asking): ReadonlySet<string> => {
  const last = new Map<string, string>();
  const order = ({ asking: { document }, at }: Answered) => `${at} ${document?.number}`;
  for (const { asking } of told.toSorted((one, other) => (order(one) < order(other) ? -1 : 1)))
    if (asking.document && asking.document.type === mine?.type)
      last.set(asking.document.namedBy, asking.document.number);
  return new Set([...last].flatMap(([namer, number]) => (number === mine?.number ? [] : [namer])));
};

/** What a list of everything that ever happened would count. */
const countedIn = (told: readonly Answered[], mine: Asking) => {
  const of = (atMostDays: number) => told.filter(({ at }) => at > daysAgo(atMostDays));
  const others = of(1).flatMap(({ asking: { by } }) => (by === mine.by ? [] : [by]));
  return {
    otherCustomersToday: new Set(others).size,
    hasOtherDocument: isWitnessed(namersOfAnother(of(rememberedDays), mine), mine.document?.namedBy),
    isNew: told.every(({ at }) => at > daysAgo(30)),
    isRecentlyRefused: isWitnessed(
      new Set(of(30).flatMap(({ isRefused, asking: { by } }) => (isRefused ? [by] : []))),
      mine.by,
    ),
  };
};

test('nothing is known of an account that nobody asked about', () => {
  expect(activitySummary(emptyActivity, { by: 'a' }, now)).toEqual(noActivity);
});

test('what is remembered counts as much as a list of everything would, up to six customers', () => {
  fc.assert(
    fc.property(asking, events, (mine, told) => {
      const { otherCustomersToday, ...counted } = countedIn(told, mine);
      const summary = activitySummary(after(told), mine, now);
      expect(summary).toMatchObject(counted);
      expect(Math.min(summary.otherCustomersToday, 5)).toBe(Math.min(otherCustomersToday, 5));
    }),
  );
});

describe('answers come late, twice and out of order', () => {
  const crowded = fc.array(
    event.map((one) => ({ ...one, at: now })),
    { maxLength: 30 },
  );
  const shuffled = fc.oneof(events, crowded).chain((told) =>
    fc.record({
      told: fc.constant(told),
      again: fc
        .shuffledSubarray([...told, ...told], { minLength: 0 })
        .chain((some) => fc.shuffledSubarray([...told, ...some], { minLength: told.length + some.length })),
    }),
  );

  test('every order and repetition of the same answers is remembered the same', () => {
    fc.assert(
      fc.property(shuffled, ({ told, again }) => {
        expect(after(again)).toEqual(after(told));
      }),
      { numRuns: 500 },
    );
  });

  test('two memories that each missed what the other heard are joined to the one that heard all', () => {
    fc.assert(
      fc.property(events, events, (one, other) => {
        expect(activityJoined(after(one), after(other))).toEqual(after([...one, ...other]));
        expect(activityJoined(after(other), after(one))).toEqual(after([...one, ...other]));
      }),
    );
  });

  test('the first is the earliest, and the last question the latest', () => {
    fc.assert(
      fc.property(fc.array(event, { minLength: 1 }), (told) => {
        const activity = after(told);
        expect(activity.firstAt).toBe(told.map(({ at }) => at).toSorted()[0]);
        expect(lastAt(activity)).toBe(
          told
            .map(({ at }) => at)
            .toSorted()
            .at(-1),
        );
      }),
    );
  });
});

test('six customers, and three who name a document or were refused, are remembered, below a kilobyte for two types', () => {
  fc.assert(
    fc.property(events, (told) => {
      const { customers, named, refused } = after(told);
      expect(Object.keys(customers).length).toBeLessThanOrEqual(6);
      for (const witnesses of [refused, ...Object.values(named)])
        expect(Object.keys(witnesses).length).toBeLessThanOrEqual(3);
    }),
  );
  const name = (prefix: string, index: number) => prefix.repeat(19) + index;
  const told = Array.from({ length: 16 }, (_, index) => ({
    asking: {
      by: name('x', index % 9),
      document: { type: index % 2 ? 'IEPN' : 'CURP', number: name('y', index % 8), namedBy: name('z', index % 9) },
    },
    isRefused: true,
    at: now,
  }));
  const { customers, named, refused } = after(told);
  const counts = [customers, ...Object.values(named), refused].map((all) => Object.keys(all).length);
  expect(counts).toEqual([6, 3, 3, 3]);
  // Names, texts and DynamoDB's byte or so per value; keys and the time to live take some 60 more.
  expect(JSON.stringify(after(told)).replaceAll(/["{}[\]]/g, '').length).toBeLessThan(960);
});

test('a customer never counts as another, and a document never contradicts itself or one of another type', () => {
  fc.assert(
    fc.property(asking, events, (mine, told) => {
      const seen = activitySummary(after(told.map((one) => ({ ...one, asking: mine }))), mine, now);
      expect([seen.otherCustomersToday, seen.hasOtherDocument]).toEqual([0, false]);
      const document = { type: 'PAS', number: '9', namedBy: 'z' };
      const others = told.map((one) => ({ ...one, asking: { by: 'z', document } }));
      expect(activitySummary(after(others), mine, now).hasOtherDocument).toBe(false);
    }),
  );
});

test('what one other customer says of an account changes nothing for anybody else, two who agree do', () => {
  const mine: Asking = { by: 'me', document: { type: 'RFC', number: '0', namedBy: 'me' } };
  const poison = Array.from({ length: 20 }, (_, index) => [asked('z', 0, String(index)), refusedFor('z', 0)]).flat();
  const quiet = { hasOtherDocument: false, isRecentlyRefused: false };
  expect(activitySummary(after(poison), mine, now)).toMatchObject(quiet);
  const second = [asked('y', 1, '7'), refusedFor('y', 1)];
  const loud = { hasOtherDocument: true, isRecentlyRefused: true };
  expect(activitySummary(after([...poison, ...second]), mine, now)).toMatchObject(loud);
  expect(activitySummary(after([asked('me', 1, '7'), refusedFor('me', 1)]), mine, now)).toMatchObject(loud);
});

test('an account is new for thirty days after anybody first asked', () => {
  const known = (ago: number) => after([asked('a', ago), asked('a', 1)]);
  expect([29, 31].map((ago) => activitySummary(known(ago), { by: 'b' }, now).isNew)).toEqual([true, false]);
});

test('what nobody asked about for ninety days is forgotten, save that it is not new', () => {
  const { customers, named, firstAt } = after([asked('a', rememberedDays + 1, '1'), asked('b', 0)]);
  expect([Object.keys(customers), named, firstAt]).toEqual([['b'], {}, daysAgo(rememberedDays + 1)]);
});

test('nobody pushes others out: however many documents one customer asks with, others count on', () => {
  const others = ['a', 'b', 'c', 'd', 'e'].map((by) => asked(by, 0.5, '1'));
  const flood = Array.from({ length: 12 }, (_, number) => asked('z', 0, String(number)));
  const mine = { by: 'me', document: { type: 'RFC', number: '0', namedBy: 'me' } };
  const seen = activitySummary(after([...others, ...flood]), mine, now);
  expect(seen).toMatchObject({ otherCustomersToday: 6, hasOtherDocument: true });
});
