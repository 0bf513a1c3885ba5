import { describe, expect, it } from 'vitest';
import { balanceOf, type Lot } from './balance.ts';

const now = new Date(2026, 10, 20, 22, 30);
const on = (day: number, hour = 9) => new Date(2026, 10, day, hour).toISOString();
const lot = (remaining: number, expiresAt: string): Lot => ({ remaining, expiresAt });

/** A balance of one lot, unless told otherwise. */
const balance = (credits: number, creditsExpiration: string | null, lots: readonly Lot[] = []) =>
  balanceOf({ credits, creditsExpiration, creditsExpired: 0 }, lots, now);

describe('the balance of credits', () => {
  it('is none without credits, whatever the date says', () => {
    expect(balance(0, on(30))).toEqual({ state: 'none', expired: 0 });
  });

  it('is expired once the date of the credits has come, and knows how many', () => {
    expect(balance(4, on(19))).toEqual({ state: 'expired', expired: 4 });
  });

  it('is expired where the server says that credits ended unused', () => {
    const user = { credits: 0, creditsExpiration: null, creditsExpired: 4 };
    expect(balanceOf(user, undefined, now)).toEqual({ state: 'expired', expired: 4 });
  });

  it('names the date while it is far', () => {
    expect(balance(4, on(30))).toEqual({
      state: 'available',
      credits: 4,
      isLow: false,
      expiry: { credits: 4, at: on(30), daysLeft: undefined },
    });
  });

  it('counts the days by midnights once they are few', () => {
    expect(balance(4, on(21))).toMatchObject({ expiry: { daysLeft: 1 } });
    expect(balance(4, on(23))).toMatchObject({ expiry: { daysLeft: 3 } });
    expect(balance(4, on(20, 23))).toMatchObject({ expiry: { daysLeft: 0 } });
  });

  it('has no date where credits live as long as a subscription', () => {
    expect(balance(4, null)).toMatchObject({ state: 'available', credits: 4, expiry: undefined });
  });

  it('is low with the last credit, not before', () => {
    expect([1, 2].map((credits) => balance(credits, null))).toMatchObject([{ isLow: true }, { isLow: false }]);
  });
});

describe('a balance of several lots', () => {
  const lots = [lot(2, on(21)), lot(0, on(25)), lot(12, on(30))];

  it('expires by lots: only the credits of the first have its date', () => {
    expect(balance(14, on(21), lots)).toMatchObject({ credits: 14, expiry: { credits: 2, at: on(21), daysLeft: 1 } });
  });

  it('counts lots of one date together', () => {
    expect(balance(5, on(21), [lot(2, on(21)), lot(3, on(21))])).toMatchObject({ expiry: { credits: 5 } });
  });

  it('stays right while credits are spent and the lots are not read again', () => {
    expect(balance(13, on(21), lots)).toMatchObject({ expiry: { credits: 1, at: on(21) } });
    expect(balance(12, on(30), lots)).toMatchObject({ expiry: { credits: 12, at: on(30) } });
  });

  it('goes on with the next lot once the first has expired', () => {
    expect(balance(14, on(19), [lot(2, on(19)), lot(12, on(30))])).toMatchObject({
      credits: 12,
      expiry: { credits: 12, at: on(30) },
    });
  });

  it('tells no expiry while the lots are unknown, unless there is a single credit', () => {
    const unknown = (credits: number) =>
      balanceOf({ credits, creditsExpiration: on(21), creditsExpired: 0 }, undefined, now);
    expect(unknown(14)).toMatchObject({ state: 'available', credits: 14, expiry: undefined });
    expect(unknown(1)).toMatchObject({ expiry: { credits: 1, daysLeft: 1 } });
  });
});
