import * as z from 'zod';
import { Refusal } from '../wire.ts';
import { foundKey, foundPlan } from './found.ts';
import { operation } from './operation.ts';

export const deleteUsagePlanKey = operation('DeleteUsagePlanKey', {
  route: 'DELETE /usageplans/{usagePlanId}/keys/{keyId}',
  status: 202,
  input: z.strictObject({ usagePlanId: z.string(), keyId: z.string() }),
  answer: ({ usagePlanId, keyId }, usage) => {
    const [plan, key] = [foundPlan(usage, usagePlanId), foundKey(usage, keyId)];
    const place = usage.keys.placesOf(key.id).find(({ planId }) => planId === plan.id);
    if (!place) throw new Refusal([404, 'NotFoundException'], 'Invalid Usage Plan Key specified');
    usage.keys.leave(place);
  },
});
