import * as z from 'zod';
import { keyValue, newKeyId, newKeyValue } from '../../usage-plans/api-key.ts';
import { Refusal } from '../wire.ts';
import { operation } from './operation.ts';
import { keyShape } from './shapes.ts';

const input = z.strictObject({
  name: z.string().max(1024).optional(),
  description: z.string().optional(),
  customerId: z.string().optional(),
  /** A key that nobody enables works nowhere. */
  enabled: z.boolean().default(false),
  value: keyValue.optional(),
});

export const createApiKey = operation('CreateApiKey', {
  route: 'POST /apikeys',
  status: 201,
  input,
  answer: ({ value = newKeyValue(), ...given }, { keys, faults, mayCreate, now }) => {
    if (!mayCreate()) throw new Refusal('throttled', 'Too Many Requests');
    if (keys.withValue(value)) throw new Refusal([409, 'ConflictException'], 'API Key already exists');
    if (keys.all().length >= faults.limits().keys)
      throw new Refusal([429, 'LimitExceededException'], 'Maximum number of API Keys exceeded for this region');
    const key = { ...given, id: newKeyId(), value, createdAt: now(), updatedAt: now() };
    keys.put(key);
    return keyShape(key, { withValue: true });
  },
});
