import * as z from 'zod';
import { foundKey } from './found.ts';
import { operation } from './operation.ts';

export const deleteApiKey = operation('DeleteApiKey', {
  route: 'DELETE /apikeys/{apiKey}',
  status: 202,
  input: z.strictObject({ apiKey: z.string() }),
  answer: ({ apiKey }, usage) => usage.keys.remove(foundKey(usage, apiKey).id),
});
