import { expect, test } from 'vitest';
import { countsOf, differenceOf } from './counts.ts';

const answer = (status: string, via?: string, viaId?: string) => ({
  userId: 'usr_1',
  id: 'val_1',
  status,
  environment: 'production',
  createdAt: '2026-11-20T10:00:00.000Z',
  ...(via && { via }),
  ...(viaId && { viaId }),
});

test('answers are counted by status and door, those of the API by key, and rows without a door as the dashboard', () => {
  const answers = [
    answer('VALID'),
    answer('VALID', 'dashboard'),
    answer('INVALID', 'dashboard'),
    answer('VALID', 'api', 'key_1'),
    answer('VALID', 'api', 'key_1'),
    answer('VALID', 'api', 'key_2'),
    answer('VALID', 'batch', 'bat_1'),
    answer('VALID', 'batch', 'bat_2'),
    answer('ERROR', 'widget', 'wid_1'),
  ];
  expect(countsOf(answers)).toEqual({
    'VALID.dashboard': 2,
    'INVALID.dashboard': 1,
    'VALID.api.key_1': 2,
    'VALID.api.key_2': 1,
    'VALID.batch': 2,
    'ERROR.widget': 1,
  });
});

test('two counts differ by what either says too much', () => {
  expect(differenceOf({ a: 5, b: 1 }, { a: 3, c: 4 })).toBe(2 + 1 + 4);
  expect(differenceOf({ a: 5, b: 0 }, { a: 5 })).toBe(0);
});
