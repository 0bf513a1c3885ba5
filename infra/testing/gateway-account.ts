import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { PlanName } from '#shared/plans.ts';
import { connect } from '#functions/ports/connect.ts';
import { newId } from '#functions/proof.ts';
import { newKeyId } from '#functions/rules/keys/secret.ts';
import { plusDays } from '#functions/rules/time.ts';
import { keys } from '#functions/store/table/keys.ts';
import { documents, TableName } from '#functions/store/table/table.ts';

export interface Account {
  readonly userId: string;
  /** Two of production, then one of the sandbox. */
  readonly keyIds: readonly string[];
}

export const put = (Item: object) => documents().send(new PutCommand({ TableName: TableName(), Item: { ...Item } }));

export const itemAt = async (Key: object): Promise<Readonly<Record<string, unknown>> | undefined> =>
  (await documents().send(new GetCommand({ TableName: TableName(), Key: { ...Key } }))).Item;

/** Lifts an account to a plan for nine days. */
export const lift = async (userId: string, tier: PlanName, now: string) => {
  const { operations } = await connect(['operations.grant']);
  const lot = { lotId: newId('lot', now), source: 'operator', tier, granted: 1, remaining: 1 } as const;
  const audit = { id: newId('aud', now), at: now, by: 'test', what: 'grant', why: 'test', details: {} };
  await operations.grant(userId, { ...lot, expiresAt: plusDays(now, 9) }, audit);
};

/** An account on Pro with keys, as their creation writes them. */
export const newAccount = async (now: string): Promise<Account> => {
  const userId = newId('usr', now);
  const keyIds = [newKeyId('production'), newKeyId('production'), newKeyId('sandbox')];
  await lift(userId, 'pro', now);
  for (const keyId of keyIds) await put({ ...keys.apiKey(keyId), keyId, userId });
  await put({ ...keys.keyring(userId), keyIds: Object.fromEntries(keyIds.map((keyId) => [`key_${keyId}`, keyId])) });
  return { userId, keyIds };
};

/** What the ring of an account says of its gateway key stays. */
export const deleteKeys = async ({ userId, keyIds }: Account) => {
  await put({ ...(await itemAt(keys.keyring(userId))), keyIds: {} });
  for (const keyId of keyIds)
    await documents().send(new DeleteCommand({ TableName: TableName(), Key: keys.apiKey(keyId) }));
};
