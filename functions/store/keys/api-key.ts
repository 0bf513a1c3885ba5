import * as z from 'zod';
import { planNames } from '#shared/plans.ts';
import { environments } from '#shared/validation/environment.ts';
import { keyPurposes } from '#shared/validation/keys.ts';
import { rowsOf } from '../table/row.ts';

/** By the hash of the secret: two of them while a rotation is under way. */
const Secrets = z.record(
  z.string(),
  // Loose: a rotation goes by all that was read.
  z.looseObject({
    endsWith: z.string(),
    createdAt: z.iso.datetime(),
    /** From then on it no longer works; absent for the newest. */
    until: z.iso.datetime().optional(),
  }),
);

/** A key as a keyring names it. */
export const NamedKey = z.object({ id: z.string(), keyId: z.string() });

/** The key of API Gateway that an account has for itself. */
export const GatewayKey = z.object({
  apiKeyId: z.string(),
  value: z.string(),
  /** Of the usage plan it is in. */
  tier: z.enum(planNames),
  /** From then on the gateway is sure to know it. */
  since: z.iso.datetime(),
});

const ApiKey = z.object({
  id: z.string(),
  keyId: z.string(),
  userId: z.string(),
  name: z.string(),
  description: z.string().optional(),
  environment: z.enum(environments),
  /** What it may call: the API, or what belongs to the widget. Keys of before are of the API. */
  purpose: z.enum(keyPurposes).default('api'),
  active: z.boolean(),
  secrets: Secrets,
  /** Which plan its owner has until when. One that only another version knows lifts nobody. */
  tiers: z.array(z.object({ tier: z.enum(planNames).catch('free'), until: z.iso.datetime() })),
  /** The gateway key of its owner; one that cannot be read is none: the shared ones serve. */
  gateway: GatewayKey.optional().catch(undefined),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().optional(),
  /** Requests by minute since 1970; those of minutes long ago are removed in passing. */
  minutes: z.record(z.string(), z.int()),
  /** Validations by month: `2026-11`. */
  months: z.record(z.string(), z.int()),
});
export type ApiKey = z.output<typeof ApiKey>;

export const apiKeys = rowsOf('API key', ApiKey);
