import { describe, expect, it } from 'vitest';
import { balanceOf } from './balance.ts';

const now = new Date(2026, 10, 20, 22, 30);
const on = (day: number, hour = 9) => new Date(2026, 10, day, hour).toISOString();
const balance = (credits: number, creditsExpiration: string | null) => balanceOf({ credits, creditsExpiration }, now);

describe('the balance of credits', () => {
  it('is none without credits, whatever the date says', () => {
    expect(balance(0, on(30))).toEqual({ state: 'none', expired: 0 });
  });

  it('is none once the credits have expired, and knows how many', () => {
    expect(balance(4, on(19))).toEqual({ state: 'none', expired: 4 });
  });

  it('names the date while it is far', () => {
    expect(balance(4, on(30))).toMatchObject({ state: 'alive', credits: 4, expiresAt: on(30), daysLeft: undefined });
  });

  it('counts the days by midnights once they are few', () => {
    expect(balance(4, on(21))).toMatchObject({ state: 'alive', credits: 4, daysLeft: 1 });
    expect(balance(4, on(23))).toMatchObject({ state: 'alive', credits: 4, daysLeft: 3 });
    expect(balance(4, on(20, 23))).toMatchObject({ state: 'alive', daysLeft: 0 });
  });

  it('has no date where credits live as long as a subscription', () => {
    expect(balance(4, null)).toMatchObject({ state: 'alive', credits: 4, expiresAt: null, daysLeft: undefined });
  });

  it('is low with the last credit, not before', () => {
    expect([1, 2].map((credits) => balance(credits, null))).toMatchObject([{ isLow: true }, { isLow: false }]);
  });
});
