import { expect, it } from 'vitest';
import { aBatch, aRow } from '#infra/testing/sample-batch.ts';
import { closingBy } from './closing.ts';
import { countClosed } from './count-closed.ts';
import { verdictOf, type Judged } from './verdicts.ts';

const flying = { row: 1, place: 0, validationId: 'val_1', at: '2026-11-22T09:00:00.000Z' };
const valid = { id: 'val_1', status: 'VALID', fraudLevel: 'LOW' } as const;
const expected = { ...valid, nameMatch: { result: 'match' } } as const;
const changed = (what: string) => ({ changed: [{ what }] });

it.each<[string, Judged, string]>([
  ['a holder who is whom somebody expects', { ...valid, nameMatch: { result: 'match' } }, 'pay'],
  ['an account with nobody expected', valid, 'plain'],
  ['a name that is like the expected one', { ...valid, nameMatch: { result: 'partial' } }, 'look'],
  ['a holder who is somebody else', { ...valid, nameMatch: { result: 'mismatch' } }, 'stop'],
  ['the right name at a grave risk', { ...valid, nameMatch: { result: 'match' }, fraudLevel: 'HIGH' }, 'stop'],
  ['the right name with another account than before', { ...expected, payee: changed('otherAccount') }, 'look'],
  ['an account that was of somebody else before', { ...expected, payee: changed('otherHolder') }, 'stop'],
  ['an account that does not exist', { status: 'INVALID', reason: 'account_not_found' }, 'stop'],
])('of %s', (_, judged, verdict) => {
  expect(verdictOf(judged)).toBe(verdict);
});

it('counts a row with those that share its answer, once it is answered', () => {
  const closing = closingBy({ ...valid, nameMatch: { result: 'mismatch' } });
  const { verdicts } = countClosed(
    aBatch({ inFlight: [flying] }),
    flying,
    { ...aRow(1, { copies: 2 }), ...closing },
    flying.at,
  );
  expect(verdicts).toEqual({ pay: 0, plain: 0, look: 0, stop: 3 });
});

it('is not given to a row that nobody answered', () => {
  const closing = closingBy({ id: 'val_1', status: 'TIMEOUT', reason: 'no_answer_in_time' });
  const { verdicts } = countClosed(aBatch({ inFlight: [flying] }), flying, { ...aRow(1), ...closing }, flying.at);
  expect(verdicts).toEqual({ pay: 0, plain: 0, look: 0, stop: 0 });
});

it('closes nothing while a bank wants more time', () => {
  expect(closingBy({ ...valid, status: 'PROCESSING' })).toBeUndefined();
});
