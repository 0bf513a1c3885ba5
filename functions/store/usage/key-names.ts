import * as z from 'zod';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { apiKeys, type ApiKey } from '../keys/api-key.ts';
import { batchGet } from '../table/batch-get.ts';
import { keys } from '../table/keys.ts';
import { rowsOf } from '../table/row.ts';
import { documents, TableName } from '../table/table.ts';

const rings = rowsOf('keyring', z.object({ keyIds: z.record(z.string(), z.string()).default({}) }));

/** The keys that a user has now: names for what was counted, and how much of their month is used. */
const ofUser = async (userId: string): Promise<readonly ApiKey[]> => {
  const ring = await documents.send(new GetCommand({ TableName: TableName(), Key: keys.keyring(userId) }));
  const keyIds = Object.values(rings.one(ring.Item)?.keyIds ?? {});
  return keyIds.length === 0 ? [] : apiKeys.all(await batchGet(keyIds.map(keys.apiKey)));
};

export const verbs = { ofUser: verb([onTable('GetItem', 'BatchGetItem')], ofUser) };
