import * as z from 'zod';
import { Usage, usageQuery } from '../app/usage.ts';
import { endpointOf } from '../endpoint.ts';

const endpoint = endpointOf('public');

export const getUsage = endpoint({
  method: 'GET',
  path: '/v1/usage',
  auth: 'key',
  callClass: 'integrateRead',
  summary: 'Usage of all keys of the account in the environment of this one, or of one of them',
  status: 200,
  query: z.strictObject({
    ...usageQuery,
    key: z
      .string()
      .regex(/^key_[0-9a-z]{26}$/)
      .meta({ description: 'The id of a key. Absent means all keys of the account in this environment.' })
      .optional(),
  }),
  response: Usage,
  errors: ['errors.notFound'],
});
