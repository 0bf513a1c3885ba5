import * as z from 'zod';
import { environments } from '../../validation/environment.ts';
import { endpointOf } from '../endpoint.ts';

const endpoint = endpointOf('app');

export const usagePeriods = ['7', '30', '90'] as const;

const Counted = z.object({
  total: z.int(),
  valid: z.int(),
  invalid: z.int(),
  error: z.int(),
  timeout: z.int(),
});
const Latency = z
  .object({ p50: z.int(), p95: z.int(), p99: z.int() })
  .meta({ id: 'LatencyPercentiles', description: 'Milliseconds from the request to the final answer.' });

/** What was asked through keys, by day (UTC): validations by their final answer, refused requests by their error. */
export const Usage = z
  .object({
    period: z.int().meta({ description: 'Days, today included.' }),
    environment: z.enum(environments),
    totals: Counted,
    before: Counted.meta({ description: 'The same number of days before.' }),
    days: z
      .array(Counted.extend({ date: z.iso.date() }))
      .meta({ description: 'Every day of the period, oldest first.' }),
    keys: z.array(Counted.extend({ id: z.string(), keyId: z.string().nullable(), name: z.string().nullable() })),
    countries: z.array(Counted.extend({ country: z.string(), latency: Latency.nullable() })),
    latency: Latency.nullable(),
    requests: z.int().meta({ description: 'Requests of keys, refused ones included.' }),
    errors: z
      .array(z.object({ error: z.string(), status: z.int(), count: z.int() }))
      .meta({ description: 'The most frequent first.' }),
    limit: z
      .object({ monthly: z.int(), used: z.int(), percentage: z.int(), resetsAt: z.iso.datetime() })
      .meta({ description: 'Of the key that is nearest to its limit, or of the one that was asked for.' }),
  })
  .meta({ id: 'Usage', description: 'What an account asked through its API keys.' });

export const usageQuery = {
  period: z.enum(usagePeriods).default('30'),
};

export const getUsage = endpoint({
  method: 'GET',
  path: '/api/usage',
  auth: 'user',
  callClass: 'read',
  summary: 'Usage of the API by day, key, country and error',
  status: 200,
  query: z.strictObject({
    ...usageQuery,
    key: z
      .string()
      .regex(/^key_[0-9a-z]{26}$/)
      .optional(),
    environment: z.enum(environments).default('production'),
  }),
  response: Usage,
  errors: ['errors.notFound'],
});
