import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  noActivity,
  rememberedDays,
  activityWith,
  activitySummary,
  type Asking,
  type AccountActivity,
} from './account-activity.ts';
import { minusDays } from '../time.ts';

const now = '2026-11-21T12:00:00.000Z';
const daysAgo = (days: number): string => minusDays(now, days);

const asking: fc.Arbitrary<Asking> = fc.record(
  {
    by: fc.stringMatching(/^[a-l]$/),
    document: fc.record({ type: fc.constantFrom('CC', 'RUC'), number: fc.constantFrom('1', '2', '3') }),
  },
  { requiredKeys: ['by'] },
);
const history = fc
  .array(fc.record({ asking, isRefused: fc.boolean(), days: fc.double({ min: 0, max: 200, noNaN: true }) }))
  .map((events) => events.toSorted((one, other) => other.days - one.days));

const after = (events: readonly { asking: Asking; isRefused: boolean; days: number }[]): AccountActivity =>
  events.reduce<AccountActivity>((seen, { days, ...event }) => activityWith(seen, event, daysAgo(days)), { seen: [] });

test('nothing is known of an account that nobody asked about', () => {
  expect(activitySummary({ seen: [] }, { by: 'a' }, now)).toEqual(noActivity);
});

test('eight at most are remembered, the newest first, and the text stays below a kilobyte', () => {
  fc.assert(
    fc.property(history, (events) => {
      const { seen } = after(events);
      expect(seen.length).toBeLessThanOrEqual(8);
      expect(seen.map(({ at }) => at)).toEqual(
        seen
          .map(({ at }) => at)
          .toSorted()
          .toReversed(),
      );
    }),
  );
  const real = { by: 'x'.repeat(20), document: { type: 'IEPN', number: 'y'.repeat(20) } };
  const full = { seen: Array.from({ length: 8 }, () => ({ ...real, at: now })), firstAt: now, refusedAt: now };
  // Names, texts and DynamoDB's byte or so per value; keys and the time to live take some 60 more.
  expect(JSON.stringify(full).replaceAll(/["{}[\]]/g, '').length).toBeLessThan(960);
});

test('a customer never counts as another, and a document never contradicts itself or one of another type', () => {
  fc.assert(
    fc.property(asking, history, (mine, events) => {
      const onlyMine = events.map((event) => ({ ...event, asking: mine }));
      const seen = activitySummary(after(onlyMine), mine, now);
      expect([seen.otherCustomersToday, seen.otherDocuments]).toEqual([0, 0]);
      const others = events.map((event) => ({ ...event, asking: { by: 'z', document: { type: 'PAS', number: '9' } } }));
      expect(activitySummary(after(others), mine, now).otherDocuments).toBe(0);
    }),
  );
});

test('what is counted is what a list of everything would count, as far as eight reach', () => {
  fc.assert(
    fc.property(asking, history, (mine, events) => {
      const seen = activitySummary(after(events), mine, now);
      const today = events.filter(({ days, asking: { by } }) => days < 1 && by !== mine.by);
      expect(seen.otherCustomersToday).toBeLessThanOrEqual(new Set(today.map((event) => event.asking.by)).size);
      const distinct = new Set(events.map((event) => JSON.stringify(event.asking)));
      if (distinct.size > 8) return;
      expect(seen.otherCustomersToday).toBe(new Set(today.map((event) => event.asking.by)).size);
      const refused = events.findLast(({ isRefused }) => isRefused);
      expect(seen.isRecentlyRefused).toBe(refused !== undefined && refused.days < 30);
    }),
  );
});

test('an account is new for thirty days after anybody first asked', () => {
  const known = (days: number) =>
    after([
      { asking: { by: 'a' }, isRefused: false, days },
      { asking: { by: 'a' }, isRefused: false, days: 1 },
    ]);
  expect([29, 31].map((days) => activitySummary(known(days), { by: 'b' }, now).isNew)).toEqual([true, false]);
});

test('what nobody asked about for ninety days is forgotten', () => {
  const { seen } = after([{ asking: { by: 'a' }, isRefused: false, days: rememberedDays + 1 }]);
  expect(activityWith({ seen }, { asking: { by: 'b' }, isRefused: false }, now).seen.map(({ by }) => by)).toEqual([
    'b',
  ]);
});

test('who fills the list forgets their own: others count on, however many documents one customer asks with', () => {
  const ask = (by: string, number: string) => ({
    asking: { by, document: { type: 'RFC', number } },
    isRefused: false,
    days: 0,
  });
  const others = ['a', 'b', 'c', 'd', 'e'].map((by) => ask(by, '1'));
  const flood = Array.from({ length: 12 }, (_, number) => ask('z', String(number)));
  const seen = activitySummary(after([...others, ...flood]), { by: 'me' }, now);
  expect(seen.otherCustomersToday).toBe(6);
});

test('six customers who ask with and without a document are six', () => {
  const six = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((by) => [
    { asking: { by }, isRefused: false, days: 0 },
    { asking: { by, document: { type: 'RFC', number: by } }, isRefused: false, days: 0 },
  ]);
  expect(activitySummary(after(six), { by: 'me' }, now).otherCustomersToday).toBe(6);
});
