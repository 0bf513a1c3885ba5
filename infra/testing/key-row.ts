import { createHmac } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { PlanName } from '#shared/plans.ts';
import type { Environment } from '#shared/validation/environment.ts';
import { newId } from '#functions/proof.ts';
import { newKeyId, newSecret } from '#functions/rules/keys/secret.ts';
import { plusDays } from '#functions/rules/time.ts';
import { keys } from '#functions/store/table/keys.ts';
import { documents, TableName } from '#functions/store/table/table.ts';
import { secretOfTests } from './table.ts';

interface Wanted {
  readonly userId: string;
  readonly environment?: Environment;
  readonly plan?: PlanName;
  readonly minutes?: Readonly<Record<string, number>>;
  readonly months?: Readonly<Record<string, number>>;
}

/** A key in the table that is open, as creating it would leave it there, and the headers that prove it. */
export const keyRow = async ({ userId, environment = 'sandbox', plan = 'free', minutes = {}, months = {} }: Wanted) => {
  const createdAt = new Date().toISOString();
  const [id, keyId, secret] = [newId('key', createdAt), newKeyId(environment), newSecret(environment)];
  const hash = createHmac('sha256', secretOfTests).update(secret).digest('hex');
  const facts = { id, keyId, userId, name: 'Tests', environment, active: true, createdAt, minutes, months };
  const tiers = [{ tier: plan, until: plusDays(createdAt, 30) }];
  const secrets = { [hash]: { endsWith: secret.slice(-4), createdAt } };
  const Item = { ...keys.apiKey(keyId), ...facts, tiers, secrets };
  await documents().send(new PutCommand({ TableName: TableName(), Item }));
  return { id, keyId, headers: { 'x-api-key': keyId, 'x-api-secret': secret } };
};
