import * as z from 'zod';
import { changed } from '../billing/change.ts';
import { ok } from '../http/answer.ts';
import { controlled, Impossible } from './controlled.ts';

const input = z.strictObject({ subscriptionId: z.string(), outcome: z.enum(['pay', 'fail']) });

/** What the next billings of a subscription meet, until told otherwise. */
export const setRenewals = controlled(input, (desk, { subscriptionId, outcome }) => {
  const subscription = desk.subscriptions.get(subscriptionId);
  if (!subscription) throw new Impossible(`There is no subscription ${subscriptionId}.`);
  changed(desk, subscription, { nextOutcome: outcome }, subscription.updatedAt);
  return ok({ subscriptionId, outcome });
});
