import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { byLot, partsAtOnce, partsOf } from './take-block.ts';

const lot = fc.record({
  lotId: fc.uuid(),
  source: fc.constantFrom('pack', 'free'),
  remaining: fc.nat(50),
  expiresAt: fc.integer({ min: 1, max: 28 }).map((day) => `2026-11-${String(day).padStart(2, '0')}T00:00:00.000Z`),
});
const lots = fc.uniqueArray(lot, { selector: ({ lotId }) => lotId, maxLength: 30 });

const sumOf = (parts: readonly { readonly credits: number }[]) => parts.reduce((sum, { credits }) => sum + credits, 0);

test('a block takes what is wanted, or all there is, of no lot more than it has and of none nothing', () => {
  fc.assert(
    fc.property(lots, fc.integer({ min: 0, max: 2000 }), (live, wanted) => {
      const parts = partsOf(live, wanted);
      const holding = live.filter(({ remaining }) => remaining > 0);
      const there = holding.reduce((sum, { remaining }) => sum + remaining, 0);
      const isCut = holding.length > partsAtOnce;
      expect(sumOf(parts)).toBe(isCut ? Math.min(wanted, sumOf(parts)) : Math.min(wanted, there));
      expect(parts.length).toBeLessThanOrEqual(partsAtOnce);
      for (const { lotId, source, credits } of parts) {
        const of = live.find((one) => one.lotId === lotId);
        expect(of).toMatchObject({ source });
        expect(credits > 0 && credits <= (of?.remaining ?? 0)).toBe(true);
      }
    }),
  );
});

test('a lot gives only when those that expire before it have given all', () => {
  fc.assert(
    fc.property(lots, fc.integer({ min: 0, max: 500 }), (live, wanted) => {
      const parts = partsOf(live, wanted);
      const given = new Map(parts.map(({ lotId, credits }) => [lotId, credits]));
      const last = live.find(({ lotId }) => lotId === parts.at(-1)?.lotId);
      const before = live.filter(({ expiresAt }) => last && expiresAt < last.expiresAt);
      for (const { lotId, remaining } of before) expect(given.get(lotId) ?? 0).toBe(remaining);
      const ends = parts.map(({ lotId }) => live.find((one) => one.lotId === lotId)?.expiresAt ?? '');
      expect(ends.every((end, index) => end >= (ends[index - 1] ?? ''))).toBe(true);
    }),
  );
});

test('lots that are spent take no place of those that are not', () => {
  const spent = Array.from({ length: partsAtOnce }, (_, index) => ({
    lotId: `lot_${index}`,
    source: 'pack',
    remaining: 0,
    expiresAt: '2026-11-01T00:00:00.000Z',
  }));
  const full = { lotId: 'lot_full', source: 'pack', remaining: 3, expiresAt: '2026-11-02T00:00:00.000Z' };
  expect(partsOf([...spent, full], 5)).toEqual([{ lotId: 'lot_full', source: 'pack', credits: 3 }]);
});

test('parts of one lot are one, and those of nothing none', () => {
  const [a, b] = [
    { lotId: 'lot_a', source: 'pack' },
    { lotId: 'lot_b', source: 'free' },
  ];
  const parts = [
    { ...a, credits: 2 },
    { ...b, credits: 0 },
    { ...a, credits: 3 },
  ];
  expect(byLot(parts)).toEqual([{ ...a, credits: 5 }]);
});
