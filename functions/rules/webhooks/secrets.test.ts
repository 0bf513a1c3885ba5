import { describe, expect, test } from 'vitest';
import { aliveAt, rotated } from './secrets.ts';

const now = '2026-11-23T10:00:00.000Z';
const dayLater = '2026-11-24T10:00:00.000Z';
interface Secret {
  readonly salt: string;
  readonly expiresAt?: string;
}

const before: Secret = { salt: 'before' };
const fresh: Secret = { salt: 'fresh' };

describe('a rotation', () => {
  test('leaves the secret before a day, in which both sign', () => {
    const secrets = rotated([before], fresh, { now, endsAtOnce: false });
    expect(secrets).toEqual([fresh, { ...before, expiresAt: dayLater }]);
    expect(aliveAt(secrets, now)).toEqual(secrets);
    expect(aliveAt(secrets, dayLater)).toEqual([fresh]);
  });

  test('ends the secret before at once where that is asked', () => {
    expect(rotated([before], fresh, { now, endsAtOnce: true })).toEqual([fresh]);
  });

  test('never leaves more than two, and gives none a longer life', () => {
    const ending: Secret = { salt: 'older', expiresAt: '2026-11-23T11:00:00.000Z' };
    expect(rotated([before, ending], fresh, { now, endsAtOnce: false })).toEqual([
      fresh,
      { ...before, expiresAt: dayLater },
    ]);
    expect(rotated([ending], fresh, { now, endsAtOnce: false })).toEqual([fresh, ending]);
  });
});
