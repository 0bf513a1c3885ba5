import type { ApiKey } from '../../usage-plans/api-key.ts';
import type { UsagePlan } from '../../usage-plans/usage-plan.ts';
import type { UsagePlans } from '../../usage-plans/usage-plans.ts';
import { Refusal } from '../wire.ts';

const notFound = (message: string): Refusal => new Refusal([404, 'NotFoundException'], message);

export const foundKey = ({ keys }: UsagePlans, id: string): ApiKey => {
  const key = keys.find(id);
  if (!key) throw notFound('Invalid API Key identifier specified');
  return key;
};

export const foundPlan = ({ plans }: UsagePlans, id: string): UsagePlan => {
  const plan = plans.get(id);
  if (!plan) throw notFound('Invalid Usage Plan ID specified');
  return plan;
};
