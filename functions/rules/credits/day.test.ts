import { expect, test } from 'vitest';
import { lastDayIn } from './day.ts';

test('the last day of credits is the one that everybody has whole or almost: the evening before an early hour of UTC', () => {
  expect(lastDayIn('es', '2026-12-08T02:00:00.000Z')).toBe('7 de diciembre de 2026');
  expect(lastDayIn('en', '2026-12-08T20:00:00.000Z')).toBe('December 8, 2026');
});
