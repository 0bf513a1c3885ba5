import { createHmac } from 'node:crypto';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { client } from '#shared/contract/client.ts';
import type { PlanName } from '#shared/plans.ts';
import type { Environment } from '#shared/validation/environment.ts';
import { newId } from '#functions/proof.ts';
import { newKeyId, newSecret } from '#functions/rules/keys/secret.ts';
import { plusDays } from '#functions/rules/time.ts';
import type { ApiKey } from '#functions/store/keys/api-key.ts';
import { keys } from '#functions/store/table/keys.ts';
import { connectDynamoDb } from '../local/aws/dynamodb-client.ts';
import type { LocalCloud } from '../local/boot.ts';
import type { Addresses, Customer } from './customer.ts';

/** What a test needs of a cloud beside its addresses to put a key straight into its table. */
export interface Inside {
  readonly databasePort: number;
  readonly apiKeyPepper: string;
}

export const insideOf = ({ databasePort, aws }: LocalCloud): Inside => ({
  databasePort,
  apiKeyPepper: aws.secrets.value('ApiKeyPepper'),
});

export interface KeyWanted {
  readonly environment?: Environment;
  readonly active?: boolean;
  /** When its only secret stops to work. */
  readonly secretUntil?: string;
  /** The plan its owner has, and until when. */
  readonly plan?: PlanName;
  readonly planUntil?: string;
  /** Validations that a month has counted, such as `{ '2026-11': 999 }`. */
  readonly months?: Readonly<Record<string, number>>;
}

/** The public API's address; a cloud whose contract declares no such endpoint has none. */
export const publicApiOf = ({ publicApi }: Addresses): string => {
  if (!publicApi) throw new Error('This cloud has no public API');
  return publicApi;
};

/** Puts keys into the table of a cloud, as creating them would leave them there. */
export const keyMaker = (cloud: Addresses, { databasePort, apiKeyPepper }: Inside) => {
  const database = connectDynamoDb(databasePort);
  const tableName = async (): Promise<string> => {
    const { TableNames: [name] = [] } = (await database.send('ListTables', {})) as { TableNames?: string[] };
    if (!name) throw new Error('This cloud has no table');
    return name;
  };
  const ownerOf = async (email: string): Promise<string> => {
    const Key = marshall(keys.email(email));
    const found = await database.send('GetItem', { TableName: await tableName(), Key });
    return (found as { Item: { userId: { S: string } } }).Item.userId.S;
  };
  const hashOf = (secret: string): string => createHmac('sha256', apiKeyPepper).update(secret).digest('hex');

  return async ({ email }: Pick<Customer, 'email'>, wanted: KeyWanted = {}) => {
    const { environment = 'sandbox', active = true, plan = 'free', months = {} } = wanted;
    const createdAt = new Date().toISOString();
    const [id, keyId, secret] = [newId('key', createdAt), newKeyId(environment), newSecret(environment)];
    const tiers = [{ tier: plan, until: wanted.planUntil ?? plusDays(createdAt, 30) }];
    const secrets = {
      [hashOf(secret)]: {
        endsWith: secret.slice(-4),
        createdAt,
        ...(wanted.secretUntil && { until: wanted.secretUntil }),
      },
    };
    const facts = { id, keyId, userId: await ownerOf(email), name: 'Tests', environment, active, secrets, tiers };
    const row = { ...keys.apiKey(keyId), ...facts, createdAt, minutes: {}, months };
    await database.send('PutItem', { TableName: await tableName(), Item: marshall(row) });
    const apiKey = { keyId, secret };
    return {
      id,
      ...apiKey,
      headers: { 'x-api-key': keyId, 'x-api-secret': secret },
      call: client({ baseUrl: publicApiOf(cloud), apiKey, language: () => 'es' }),
      /** What the table knows of it now. */
      counted: async (): Promise<Pick<ApiKey, 'minutes' | 'months'>> => {
        const found = await database.send('GetItem', {
          TableName: await tableName(),
          Key: marshall(keys.apiKey(keyId)),
        });
        return unmarshall((found as { Item: Record<string, AttributeValue> }).Item) as ApiKey;
      },
      /** As deleting it leaves the table. */
      forget: async (): Promise<void> => {
        const Key = marshall(keys.apiKey(keyId));
        await database.send('DeleteItem', { TableName: await tableName(), Key });
      },
    };
  };
};

export type MadeKey = Awaited<ReturnType<ReturnType<typeof keyMaker>>>;
