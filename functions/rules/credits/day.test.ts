import { expect, test } from 'vitest';
import { lastDayIn, spanIn } from './day.ts';

test('the last day of credits is the one that everybody has whole or almost: the evening before an early hour of UTC', () => {
  expect(lastDayIn('es', '2026-12-08T02:00:00.000Z')).toBe('7 de diciembre de 2026');
  expect(lastDayIn('en', '2026-12-08T20:00:00.000Z')).toBe('December 8, 2026');
});

test.for([
  [60 * 60, '60 minutos', '60 minutes'],
  [60 * 60 + 59, '60 minutos', '60 minutes'],
  [2 * 60 * 60, '2 horas', '2 hours'],
  [24 * 60 * 60 - 1, '23 horas', '23 hours'],
] as const)('%i seconds are said as %s, never longer than they are', ([seconds, spanish, english]) => {
  expect([spanIn('es', seconds), spanIn('en', seconds)]).toEqual([spanish, english]);
});
