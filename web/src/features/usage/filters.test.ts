import { expect, test } from 'vitest';
import { filtersOf, withFilter } from './filters.ts';

const read = (query: string) => filtersOf(new URLSearchParams(query));

test('without a word in the address it is thirty days of production, all keys', () => {
  expect(read('')).toEqual({
    period: '30',
    environment: 'production',
    key: undefined,
    status: undefined,
    error: undefined,
    cursor: undefined,
  });
});

test('what nobody offers is left out', () => {
  const { period, key, environment, status } = read('period=31&key=key_x&environment=moon&status=maybe');
  expect([period, key, environment, status]).toEqual(['30', undefined, 'production', undefined]);
});

test('another question begins at the newest request, and keeps the rest of the address', () => {
  const next = withFilter(new URLSearchParams('tab=analitica&cursor=abc&status=ok'), 'status', '');
  expect(next.toString()).toBe('tab=analitica');
});
