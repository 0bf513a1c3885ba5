import { expect, test } from 'vitest';
import { analyticsOf } from './analytics.ts';

const dates = ['2026-11-21', '2026-11-22'];
const none = { minted: 0, opened: 0, asked: 0, answered: 0, accepted: 0, left: 0 };
const of = (counts: Readonly<Record<string, number>>, date = '2026-11-22') => analyticsOf([{ date, counts }], dates);

test('every day of the period has its line, and days before it are counted beside it', () => {
  const { days, totals, before } = analyticsOf(
    [
      { date: '2026-11-20', counts: { 'step.minted': 7 } },
      { date: '2026-11-22', counts: { 'step.minted': 3, 'step.left': 1, 'step.blessed': 9 } },
    ],
    dates,
  );
  expect(days).toEqual([
    { date: '2026-11-21', ...none },
    { date: '2026-11-22', ...none, minted: 3, left: 1 },
  ]);
  expect([totals.minted, before.minted]).toEqual([3, 7]);
});

test('hosts come with the most sessions first, those that are not named last and together', () => {
  const many = Object.fromEntries(
    Array.from({ length: 42 }, (_, at) => [`host.https://c${at}.example.com:8443.minted`, 100 - at]),
  );
  const { hosts } = of({ ...many, 'host.https://c1.example.com:8443.opened': 5, 'host.*.minted': 4, 'host.*.left': 1 });
  expect(hosts).toHaveLength(41);
  expect(hosts[1]).toEqual({ origin: 'https://c1.example.com:8443', ...none, minted: 99, opened: 5 });
  expect(hosts.at(-1)).toEqual({ origin: null, ...none, minted: 60 + 59 + 4, left: 1 });
});

test('a country whose answers were all taken back is left out, and every verdict has its count', () => {
  const { countries, answers } = of({
    'country.MX.answered': 0,
    'country.CO.answered': 1,
    'country.PE.answered': 3,
    'country.PE.confirmed': 2,
    'verdict.confirmed': 2,
    'verdict.blessed': 1,
  });
  expect(countries).toEqual([
    { country: 'PE', answered: 3, confirmed: 2 },
    { country: 'CO', answered: 1, confirmed: 0 },
  ]);
  expect(answers.map(({ verdict, count }) => `${verdict} ${count}`)).toEqual([
    'confirmed 2',
    'mismatch 0',
    'unusable 0',
    'unanswered 0',
  ]);
});

test('half of those who accept do so within the first time that half of them do not exceed', () => {
  expect(of({}).acceptedWithinSeconds).toBeNull();
  expect(of({ 'time.120': 1 }).acceptedWithinSeconds).toBe(120);
  expect(of({ 'time.120': 1, 'time.30': 1 }).acceptedWithinSeconds).toBe(30);
  expect(of({ 'time.120': 2, 'time.30': 1 }).acceptedWithinSeconds).toBe(120);
});
