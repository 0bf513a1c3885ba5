import * as z from 'zod';
import { foundKey } from './found.ts';
import { operation } from './operation.ts';
import { keyShape } from './shapes.ts';

export const getApiKey = operation('GetApiKey', {
  route: 'GET /apikeys/{apiKey}',
  status: 200,
  input: z.strictObject({ apiKey: z.string(), includeValue: z.stringbool().default(false) }),
  answer: ({ apiKey, includeValue }, usage) => keyShape(foundKey(usage, apiKey), { withValue: includeValue }),
});
