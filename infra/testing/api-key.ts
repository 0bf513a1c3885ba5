import { createHmac } from 'node:crypto';
import { client } from '#shared/contract/client.ts';
import type { PlanName } from '#shared/plans.ts';
import type { Environment } from '#shared/validation/environment.ts';
import type { KeyPurpose } from '#shared/validation/keys.ts';
import { newId } from '#functions/proof.ts';
import { newKeyId, newSecret } from '#functions/rules/keys/secret.ts';
import { plusDays } from '#functions/rules/time.ts';
import type { ApiKey } from '#functions/store/keys/api-key.ts';
import { keys } from '#functions/store/table/keys.ts';
import type { LocalCloud } from '../local/boot.ts';
import type { Addresses, Customer } from './customer.ts';
import { tableIn } from './table-in.ts';

/** What a test needs beside addresses to put a key straight into a table. */
export interface Inside {
  readonly databasePort: number;
  /** Where the database has more than one. */
  readonly tableName?: string;
  readonly apiKeyPepper: string;
}

export const insideOf = ({ databasePort, aws }: LocalCloud): Inside => ({
  databasePort,
  apiKeyPepper: aws.secrets.value('ApiKeyPepper'),
});

export interface KeyWanted {
  readonly environment?: Environment;
  readonly purpose?: KeyPurpose;
  readonly active?: boolean;
  /** When its only secret stops to work. */
  readonly secretUntil?: string;
  /** The plan its owner has, and until when. */
  readonly plan?: PlanName;
  readonly planUntil?: string;
  /** Validations that a month has counted, such as `{ '2026-11': 999 }`. */
  readonly months?: Readonly<Record<string, number>>;
  /** Requests that minutes have counted, by their number. */
  readonly minutes?: Readonly<Record<string, number>>;
}

/** Puts the keys of users into a table, as creating them would leave them there. */
export const keyWriter = ({ databasePort, tableName, apiKeyPepper }: Inside) => {
  const table = tableIn(databasePort, tableName);
  const hashOf = (secret: string): string => createHmac('sha256', apiKeyPepper).update(secret).digest('hex');

  return async (userId: string, wanted: KeyWanted = {}) => {
    const {
      environment = 'sandbox',
      purpose = 'api',
      active = true,
      plan = 'free',
      months = {},
      minutes = {},
      secretUntil: until,
    } = wanted;
    const createdAt = new Date().toISOString();
    const [id, keyId, secret] = [newId('key', createdAt), newKeyId(environment, purpose), newSecret(environment)];
    const tiers = [{ tier: plan, until: wanted.planUntil ?? plusDays(createdAt, 30) }];
    const secrets = { [hashOf(secret)]: { endsWith: secret.slice(-4), createdAt, ...(until && { until }) } };
    const facts = { id, keyId, userId, name: 'Tests', environment, purpose, active, secrets, tiers, createdAt };
    await table.put({ ...keys.apiKey(keyId), ...facts, minutes, months });
    return {
      id,
      keyId,
      secret,
      headers: { 'x-api-key': keyId, 'x-api-secret': secret },
      /** What the table has counted of it. */
      counted: async () => (await table.get(keys.apiKey(keyId))) as unknown as Pick<ApiKey, 'minutes' | 'months'>,
      /** As deleting it leaves the table. */
      forget: () => table.delete(keys.apiKey(keyId)),
    };
  };
};

/** The public API's address; a cloud whose contract declares no such endpoint has none. */
export const publicApiOf = ({ publicApi }: Addresses): string => {
  if (!publicApi) throw new Error('This cloud has no public API');
  return publicApi;
};

/** The same for customers of a cloud, ready to call its public API. */
export const keyMaker = (cloud: Addresses, inside: Inside) => {
  const [write, table] = [keyWriter(inside), tableIn(inside.databasePort)];
  return async (owner: Pick<Customer, 'email'>, wanted: KeyWanted = {}) => {
    const apiKey = await write(await table.userIdOf(owner), wanted);
    return { ...apiKey, call: client({ baseUrl: publicApiOf(cloud), apiKey, language: () => 'es' }) };
  };
};

export type MadeKey = Awaited<ReturnType<ReturnType<typeof keyMaker>>>;
