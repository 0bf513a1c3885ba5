import * as z from 'zod';
import { foundPlan } from './found.ts';
import { operation } from './operation.ts';
import { pageInput, pageOf } from './paging.ts';
import { planKeyShape } from './shapes.ts';

export const getUsagePlanKeys = operation('GetUsagePlanKeys', {
  route: 'GET /usageplans/{usagePlanId}/keys',
  status: 200,
  input: z.strictObject({ ...pageInput, usagePlanId: z.string(), name: z.string().default('') }),
  answer: ({ usagePlanId, name, ...page }, usage) => {
    const held = usage.keys.placesIn(foundPlan(usage, usagePlanId).id);
    const asked = held
      .flatMap(({ keyId }) => usage.keys.find(keyId) ?? [])
      .filter((key) => (key.name ?? '').startsWith(name));
    const { items, position } = pageOf(asked, page);
    return { item: items.map(planKeyShape), position };
  },
});
