import { expect, test } from 'vitest';
import { meaningOf, type Meaning } from './meaning.ts';
import type { Status } from './status.ts';

test.for<[Status, Meaning]>([
  ['PENDING', 'underway'],
  ['PROCESSING', 'underway'],
  ['VALID', 'exists'],
  ['INVALID', 'notFound'],
  ['ERROR', 'broken'],
  ['TIMEOUT', 'late'],
])('%s without a reason, or with one newer than its reader, means %s', ([status, meaning]) => {
  const told = [null, 'something_new'].map((reason) => meaningOf({ status, reason, fraudRisk: null }));
  expect(told).toEqual([meaning, meaning]);
});

test.for<[Status, string, Meaning]>([
  ['INVALID', 'account_not_found', 'notFound'],
  ['INVALID', 'other_currency', 'otherCurrency'],
  ['ERROR', 'bank_not_covered', 'bankNotCovered'],
  ['ERROR', 'method_not_covered', 'methodNotCovered'],
  ['ERROR', 'country_not_covered', 'countryNotCovered'],
  ['ERROR', 'provider_credentials', 'broken'],
  ['TIMEOUT', 'interrupted', 'late'],
])('%s because of %s means %s', ([status, reason, meaning]) => {
  expect(meaningOf({ status, reason, fraudRisk: null })).toBe(meaning);
});

test('only an account that is valid can be risky', () => {
  const fraudRisk = { level: 'HIGH' } as const;
  expect(meaningOf({ status: 'VALID', reason: null, fraudRisk })).toBe('risky');
  expect(meaningOf({ status: 'INVALID', reason: 'account_not_found', fraudRisk })).toBe('notFound');
});
