import * as z from 'zod';
import { foundKey } from './found.ts';
import { operation } from './operation.ts';
import { pageInput, pageOf } from './paging.ts';
import { planShape } from './shapes.ts';

export const getUsagePlans = operation('GetUsagePlans', {
  route: 'GET /usageplans',
  status: 200,
  input: z.strictObject({ ...pageInput, keyId: z.string().optional() }),
  answer: ({ keyId, ...page }, usage) => {
    const ofKey = keyId && usage.keys.placesOf(foundKey(usage, keyId).id).map(({ planId }) => planId);
    const asked = [...usage.plans.values()].filter(({ id }) => !ofKey || ofKey.includes(id));
    const { items, position } = pageOf(asked, page);
    return { item: items.map(planShape), position };
  },
});
