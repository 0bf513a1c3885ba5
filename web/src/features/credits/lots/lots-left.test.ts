import { describe, expect, it } from 'vitest';
import { lotsLeft } from './lots-left.ts';

const now = new Date(2026, 10, 20, 22, 30);
const on = (day: number, hour = 9) => new Date(2026, 10, day, hour).toISOString();
const lot = (remaining: number, expiresAt: string) => ({ remaining, expiresAt });

describe('the lots that are left', () => {
  it('come in the order in which their credits are used', () => {
    const left = lotsLeft([lot(1, on(30)), lot(2, on(22)), lot(3, on(25))], now);
    expect(left.map(({ remaining }) => remaining)).toEqual([2, 3, 1]);
  });

  it('are none that are spent or expired', () => {
    expect(lotsLeft([lot(0, on(30)), lot(5, on(20)), lot(5, now.toISOString())], now)).toEqual([]);
  });

  it('count their days by midnights, however many they are', () => {
    const days = [on(20, 23), on(21), on(30)].map((expiresAt) => lotsLeft([lot(1, expiresAt)], now)[0]?.daysLeft);
    expect(days).toEqual([0, 1, 10]);
  });
});
