import * as z from 'zod';
import type { Place } from '../../usage-plans/api-key.ts';
import { daysBetween, firstDayOf } from '../../usage-plans/period.ts';
import type { UsagePlan } from '../../usage-plans/usage-plan.ts';
import type { UsagePlans } from '../../usage-plans/usage-plans.ts';
import { foundKey, foundPlan } from './found.ts';
import { operation } from './operation.ts';
import { pageInput, pageOf } from './paging.ts';

const mostDays = 90;

const input = z
  .strictObject({
    ...pageInput,
    usagePlanId: z.string(),
    keyId: z.string().optional(),
    startDate: z.iso.date(),
    endDate: z.iso.date(),
  })
  .refine(({ startDate, endDate }) => startDate <= endDate, 'endDate is before startDate')
  .refine(({ startDate, endDate }) => daysBetween(startDate, endDate).length <= mostDays, `more than ${mostDays} days`);

/** Of each day, how many requests were made and how many its period had left at its end; 0 where no quota is. */
const usageOf =
  (place: Place, { quota }: UsagePlan, counts: UsagePlans['counts']) =>
  (day: string) => {
    const left = quota ? quota.limit - counts.between(place, firstDayOf(quota, day), day) : 0;
    return [counts.on(place, day), Math.max(0, left)];
  };

export const getUsage = operation('GetUsage', {
  route: 'GET /usageplans/{usagePlanId}/usage',
  status: 200,
  input,
  answer: ({ usagePlanId, keyId, startDate, endDate, ...page }, usage) => {
    const plan = foundPlan(usage, usagePlanId);
    const places = keyId === undefined ? usage.keys.placesIn(plan.id) : usage.keys.placesOf(foundKey(usage, keyId).id);
    const held = places.filter(({ planId }) => planId === plan.id).map((place) => ({ id: place.keyId, place }));
    const { items, position } = pageOf(held, page);
    const days = daysBetween(startDate, endDate);
    const values = items.map(({ id, place }) => [id, days.map(usageOf(place, plan, usage.counts))]);
    return { usagePlanId, startDate, endDate, position, values: Object.fromEntries(values) as unknown };
  },
});
