import * as z from 'zod';
import { covers } from '../../usage-plans/usage-plan.ts';
import { Refusal } from '../wire.ts';
import { foundKey, foundPlan } from './found.ts';
import { operation } from './operation.ts';
import { planKeyShape } from './shapes.ts';

const mostPlans = 10;

const conflict = (message: string): Refusal => new Refusal([409, 'ConflictException'], message);

export const createUsagePlanKey = operation('CreateUsagePlanKey', {
  route: 'POST /usageplans/{usagePlanId}/keys',
  status: 201,
  input: z.strictObject({ usagePlanId: z.string(), keyId: z.string(), keyType: z.literal('API_KEY') }),
  answer: ({ usagePlanId, keyId }, usage) => {
    const [plan, key] = [foundPlan(usage, usagePlanId), foundKey(usage, keyId)];
    const others = usage.keys.placesOf(key.id).flatMap(({ planId }) => usage.plans.get(planId) ?? []);
    if (others.includes(plan)) throw conflict('Usage Plan Key already exists');
    const shared = plan.stages.find((stage) => others.some((other) => covers(other, stage)));
    if (shared)
      throw conflict(
        `Usage Plan ${plan.id} cannot be added because API Key ${key.id} cannot reference multiple Usage Plans with the same API stage: ${shared.apiId}:${shared.stage}`,
      );
    if (others.length >= mostPlans)
      throw new Refusal([429, 'LimitExceededException'], 'Maximum number of Usage Plans exceeded for this API Key');
    usage.keys.join({ planId: plan.id, keyId: key.id, worksAt: usage.now() + usage.faults.limits().delayMs });
    return planKeyShape(key);
  },
});
