import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { packNames, plans } from '#shared/plans.ts';
import { mostValidations, needs, offersFor, validationsIn, type Need, type Offer } from './offers.ts';

const anyCount = fc.integer({ min: 1, max: 600 });
const anyNeed = fc.constantFrom(...needs);

const first = (validations: number, need: Need): Offer => {
  const [offer] = offersFor(validations, need);
  if (!offer) throw new Error('There is always a way');
  return offer;
};

/** What a shopper would find by hand: any subscription or none, and so many of each pack. */
const anyPurchase = fc.record({
  monthly: fc.option(fc.constantFrom(...packNames), { nil: undefined }),
  basic: fc.nat(12),
  pro: fc.nat(12),
  enterprise: fc.nat(6),
});

const holds = ({ monthly, packs }: Pick<Offer, 'monthly' | 'packs'>): number =>
  packs.reduce(
    (sum, { name, count }) => sum + count * plans[name].pack.credits,
    monthly ? plans[monthly].monthly.validations : 0,
  );

const costs = ({ monthly, packs }: Pick<Offer, 'monthly' | 'packs'>): number =>
  packs.reduce(
    (sum, { name, count }) => sum + count * plans[name].pack.priceUsd,
    monthly ? plans[monthly].monthly.priceUsd : 0,
  );

const serves = ({ monthly, packs }: Pick<Offer, 'monthly' | 'packs'>, need: Need): boolean => {
  const bought = [...(monthly ? [monthly] : []), ...packs.map(({ name }) => name)];
  if (need === 'api') return bought.some((name) => plans[name].features.restApi);
  return need === 'desk' || (monthly !== undefined && plans[monthly].features.widget);
};

describe('what a month costs', () => {
  test('nothing that anybody could buy is cheaper than the first offer', () => {
    fc.assert(
      fc.property(anyPurchase, anyCount, anyNeed, ({ monthly, ...counts }, validations, need) => {
        const purchase = {
          monthly,
          packs: packNames.map((name) => ({ name, count: counts[name] })).filter(({ count }) => count > 0),
        };
        fc.pre(holds(purchase) >= validations && serves(purchase, need));
        expect(first(validations, need).priceUsd).toBeLessThanOrEqual(costs(purchase));
      }),
    );
  });

  test('every offer holds what was asked, includes what is needed and costs what its parts cost', () => {
    fc.assert(
      fc.property(anyCount, anyNeed, (validations, need) => {
        for (const offer of offersFor(validations, need)) {
          expect(offer.validations).toBe(holds(offer));
          expect(offer.validations).toBeGreaterThanOrEqual(validations);
          expect(offer.priceUsd).toBe(costs(offer));
          expect(serves(offer, need)).toBe(true);
        }
      }),
    );
  });

  test('offers stand by their price, and more validations never cost less', () => {
    fc.assert(
      fc.property(anyCount, anyNeed, (validations, need) => {
        const prices = offersFor(validations, need).map(({ priceUsd }) => priceUsd);
        expect(prices).toEqual(prices.toSorted((one, other) => one - other));
        expect(first(validations + 1, need).priceUsd).toBeGreaterThanOrEqual(prices[0] ?? Infinity);
      }),
    );
  });

  test('a subscription that holds it all is bought without a pack', () => {
    expect(first(plans.enterprise.monthly.validations, 'widget')).toEqual({
      monthly: 'enterprise',
      packs: [],
      priceUsd: plans.enterprise.monthly.priceUsd,
      validations: plans.enterprise.monthly.validations,
    });
  });

  test('what is one above it takes the cheapest pack beside', () => {
    const { monthly, packs } = first(plans.enterprise.monthly.validations + 1, 'widget');
    expect({ monthly, packs }).toEqual({ monthly: 'enterprise', packs: [{ name: 'basic', count: 1 }] });
  });

  test('the most that can be asked has an answer', () => {
    expect(first(mostValidations, 'desk').validations).toBeGreaterThanOrEqual(mostValidations);
  });
});

test.for([
  ['60', 60],
  [' 1,250 ', 1250],
  ['1.250', 1250],
  ['0', undefined],
  ['1.5', undefined],
  ['-4', undefined],
  ['', undefined],
  ['many', undefined],
  ['1e3', undefined],
  [String(mostValidations), mostValidations],
  [String(mostValidations + 1), undefined],
] as const)('"%s" is read as %s validations', ([typed, count]) => {
  expect(validationsIn(typed)).toBe(count);
});
