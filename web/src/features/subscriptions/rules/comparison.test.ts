import { describe, expect, it } from 'vitest';
import { cheaperFor, monthFor, priceOfEach } from './comparison.ts';

describe('a month by pack or by plan', () => {
  it('costs each validation less by the month where all are used', () => {
    expect(priceOfEach('pro')).toEqual({ pack: 1.5, monthly: 1.32 });
  });

  it('costs a whole pack where it expires before it is used up', () => {
    expect(monthFor('pro', 36)).toEqual({ pack: 75, monthly: 66 });
    expect(cheaperFor('pro', 36)).toBe('monthly');
  });

  it('costs the part of a pack that is used where it lasts for months', () => {
    expect(monthFor('enterprise', 36).pack).toBeCloseTo(50.4);
    expect(cheaperFor('enterprise', 36)).toBe('pack');
  });

  it('costs packs beside the plan for what the plan does not cover', () => {
    expect(monthFor('pro', 60)).toEqual({ pack: 90, monthly: 66 + 10 * 1.5 });
  });
});
