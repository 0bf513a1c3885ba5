import * as z from 'zod';
import type { ApiKey } from '../../usage-plans/api-key.ts';
import { foundKey } from './found.ts';
import { operation } from './operation.ts';
import { keyShape } from './shapes.ts';

/** What of a key may change; its value never does. */
const changes: Readonly<Record<string, (value: string) => Partial<ApiKey>>> = {
  '/enabled': (value) => ({ enabled: z.stringbool().parse(value) }),
  '/name': (name) => ({ name }),
  '/description': (description) => ({ description }),
  '/customerId': (customerId) => ({ customerId }),
};

const patch = z
  .strictObject({ op: z.literal('replace'), path: z.string(), value: z.string() })
  .refine(({ path }) => path in changes, 'Invalid patch path; a key changes /enabled, /name, /description, /customerId')
  .refine(({ path, value }) => path !== '/enabled' || /^(true|false)$/.test(value), '/enabled is true or false');

export const updateApiKey = operation('UpdateApiKey', {
  route: 'PATCH /apikeys/{apiKey}',
  status: 200,
  input: z.strictObject({ apiKey: z.string(), patchOperations: z.array(patch) }),
  answer: ({ apiKey, patchOperations }, usage) => {
    const changed = patchOperations.map(({ path, value }) => changes[path]?.(value));
    const key: ApiKey = Object.assign({}, foundKey(usage, apiKey), ...changed, { updatedAt: usage.now() }) as ApiKey;
    usage.keys.put(key);
    return keyShape(key, { withValue: false });
  },
});
