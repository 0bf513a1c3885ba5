import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { packNames, planNames, plans, type Entitlement } from '#shared/plans.ts';
import { entitlementsOf } from './entitlement.ts';

const now = '2026-11-22T10:00:00.000Z';
const later = '2026-12-22T10:00:00.000Z';

const instant = fc
  .integer({ min: -40, max: 40 })
  .map((days) => new Date(Date.parse(now) + days * 86_400_000).toISOString());
const lot = fc.record(
  { tier: fc.constantFrom(...planNames), expiresAt: instant, endedAt: instant },
  { requiredKeys: ['tier', 'expiresAt'] },
);
const running = fc.record({ plan: fc.constantFrom(...packNames), until: instant });
const holdings = fc.record({ lots: fc.array(lot), subscriptions: fc.array(running) });

describe('what an account may do', () => {
  test('comes from nothing else than live lots and running subscriptions', () => {
    expect(entitlementsOf({ lots: [], subscriptions: [] }, now)).toMatchObject({ plan: 'free', tiers: [] });
    const dead = { tier: 'enterprise', expiresAt: now } as const;
    const over = { plan: 'enterprise', until: now } as const;
    expect(entitlementsOf({ lots: [dead], subscriptions: [over] }, now).plan).toBe('free');
  });

  test('never has the widget from credits, whatever they are, and has it from the subscription that includes it', () => {
    fc.assert(
      fc.property(holdings, ({ lots, subscriptions }) => {
        const { widget } = entitlementsOf({ lots, subscriptions }, now).features;
        const runs = subscriptions.some(({ plan, until }) => plan === 'enterprise' && until > now);
        expect(widget).toBe(runs ? 'subscription' : null);
      }),
    );
  });

  test('is the highest plan of all, and every feature of it but the widget, with where it comes from', () => {
    fc.assert(
      fc.property(holdings, (held) => {
        const { plan, features } = entitlementsOf(held, now);
        for (const [name, source] of Object.entries(features))
          if (name !== 'widget') expect(source !== null).toBe(plans[plan].features[name as Entitlement]);
      }),
    );
  });

  test('lapses at its instant: the lines that keys remember say the same at every later moment, if nothing is bought', () => {
    fc.assert(
      fc.property(holdings, instant, (held, moment) => {
        const { tiers } = entitlementsOf(held, now);
        fc.pre(moment >= now && held.lots.every(({ endedAt }) => endedAt === undefined));
        const live = tiers.filter(({ until }) => until > moment).map(({ tier }) => tier);
        const highest = planNames.findLast((name) => live.includes(name)) ?? 'free';
        expect(highest).toBe(entitlementsOf(held, moment).plan);
      }),
    );
  });

  test('says that it comes from the subscription where both bring it', () => {
    const lots = [{ tier: 'enterprise', expiresAt: later }] as const;
    const subscriptions = [{ plan: 'pro', until: later }] as const;
    expect(entitlementsOf({ lots, subscriptions }, now).features).toEqual({
      restApi: 'subscription',
      webhooks: 'subscription',
      sso: 'credits',
      whiteLabel: 'credits',
      widget: null,
    });
  });
});
