import * as z from 'zod';
import { provenForMinutes } from '../../plans.ts';
import { environments } from '../../validation/environment.ts';
import { keyDescriptionAtMost, keyNameAtMost } from '../../validation/limits.ts';
import { keyPurposes } from '../../validation/keys.ts';
import { wrongProof } from '../../validation/security-events.ts';
import { endpointOf } from '../endpoint.ts';
import { Code, Password } from '../password.ts';

const endpoint = endpointOf('app');

const Name = z.string().trim().min(1).max(keyNameAtMost);
const Description = z.string().trim().max(keyDescriptionAtMost);
/** Asked for where the login is older than `provenForMinutes`. */
const proofGiven = {
  password: Password.optional(),
  code: Code.optional(),
};
const KeyParams = z.strictObject({ id: z.string().regex(/^key_[0-9a-z]{26}$/) });

/** `lapsed`: a key of production whose plan is over; it works again as soon as a plan with production keys begins. */
export const keyStates = ['active', 'inactive', 'lapsed'] as const;

export const ApiKey = z
  .object({
    id: z.string(),
    keyId: z
      .string()
      .meta({ description: 'Public: sent as `X-API-Key`. `vk_live_…` or `vk_test_…`, `wk_…` of the widget.' }),
    name: z.string(),
    description: z.string().nullable(),
    environment: z.enum(environments),
    purpose: z
      .enum(keyPurposes)
      .meta({ description: '`widget`: it makes sessions of the widget and trades their results, nothing else.' }),
    active: z.boolean(),
    state: z.enum(keyStates),
    secrets: z
      .array(z.object({ endsWith: z.string(), createdAt: z.iso.datetime(), expiresAt: z.iso.datetime().nullable() }))
      .meta({ description: 'Those that work now, newest first: two while a rotation is under way.' }),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable(),
    usage: z.object({
      month: z.int().meta({ description: 'Validations since the first of the month (UTC).' }),
      limit: z.int(),
      resetsAt: z.iso.datetime(),
    }),
    features: z.object({ webhooks: z.boolean(), sso: z.boolean(), whiteLabel: z.boolean() }),
  })
  .meta({ id: 'ApiKey', description: 'A key of the public API, as its owner sees it; never its secret.' });

const Secret = z.string().meta({ description: 'Sent as `X-API-Secret`. Shown this once; only a hash of it is kept.' });

export const listKeys = endpoint({
  method: 'GET',
  path: '/api/keys',
  auth: 'user',
  callClass: 'read',
  summary: 'The API keys of the account, and what its plan allows',
  status: 200,
  response: z.object({
    data: z.array(ApiKey),
    limits: z.object({
      count: z.int().meta({ description: 'Keys the plan allows.' }),
      production: z.boolean().meta({ description: 'Whether it allows keys of production.' }),
      perMinute: z.int().meta({ description: 'Requests of one key in a minute.' }),
    }),
  }),
  errors: [],
});

export const createKey = endpoint({
  method: 'POST',
  path: '/api/keys',
  auth: 'user',
  callClass: 'account',
  proof: 'late',
  evidence: { kind: 'key.created', refusals: wrongProof },
  summary: 'Create an API key; its secret is shown once',
  status: 201,
  body: z.strictObject({
    name: Name,
    description: Description.optional(),
    environment: z.enum(environments),
    purpose: z.enum(keyPurposes).default('api'),
    ...proofGiven,
  }),
  response: ApiKey.extend({ secret: Secret }),
  examples: [
    {
      summary: 'To integrate, at no cost',
      request: { name: 'Tienda en línea', environment: 'sandbox' },
      response: {
        id: 'key_01kaj3v8m2x9q4w7r5t6y0p1sd',
        keyId: 'vk_test_7Hq2Lw9ZcT4bXn8RkM1p',
        name: 'Tienda en línea',
        description: null,
        environment: 'sandbox',
        purpose: 'api',
        active: true,
        state: 'active',
        secrets: [{ endsWith: 'a3Xk', createdAt: '2026-11-22T15:04:05.000Z', expiresAt: null }],
        createdAt: '2026-11-22T15:04:05.000Z',
        lastUsedAt: null,
        usage: { month: 0, limit: 1000, resetsAt: '2026-12-01T00:00:00.000Z' },
        features: { webhooks: false, sso: false, whiteLabel: false },
        secret: 'vs_test_SHOWNONCE',
      },
    },
  ],
  errors: ['errors.productionNeedsPlan', 'errors.notOnPlan', 'errors.tooManyKeys', 'errors.widgetKeyExists'],
});

export const changeKey = endpoint({
  method: 'PATCH',
  path: '/api/keys/{id}',
  auth: 'user',
  callClass: 'account',
  evidence: 'key.changed',
  summary: 'Rename a key, or switch it off and on',
  description: `To switch one on that is off takes a login, or a proof, of the last ${provenForMinutes} minutes.`,
  status: 200,
  params: KeyParams,
  body: z.strictObject({
    name: Name.optional(),
    description: Description.nullable().optional(),
    active: z.boolean().optional(),
  }),
  response: ApiKey,
  errors: ['errors.notFound', 'errors.passwordNeeded'],
});

export const deleteKey = endpoint({
  method: 'DELETE',
  path: '/api/keys/{id}',
  auth: 'user',
  callClass: 'account',
  evidence: 'key.deleted',
  summary: 'Delete a key: it stops working at once',
  status: 204,
  params: KeyParams,
  response: z.undefined(),
  errors: ['errors.notFound'],
});

export const rotateKey = endpoint({
  method: 'POST',
  path: '/api/keys/{id}/rotate',
  auth: 'user',
  callClass: 'account',
  proof: 'late',
  evidence: { kind: 'key.rotated', refusals: wrongProof },
  summary: 'A new secret for a key; the one before works for another 24 hours, or ends at once',
  status: 200,
  params: KeyParams,
  body: z.strictObject({ endsAtOnce: z.boolean().default(false), ...proofGiven }),
  response: ApiKey.extend({ secret: Secret }),
  errors: ['errors.notFound'],
});
