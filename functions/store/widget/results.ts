import * as z from 'zod';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { environments, type Environment } from '#shared/validation/environment.ts';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { hashOf } from '../../proof.ts';
import { keys } from '../table/keys.ts';
import { rowsOf } from '../table/row.ts';
import { documents, secondsOf, TableName } from '../table/table.ts';
import { replace, updated } from '../table/transaction.ts';

/** What a server trades for a validation, once. The token itself is never stored, only the hash it is found by. */
const Result = z.object({
  userId: z.string(),
  validationId: z.string(),
  environment: z.enum(environments),
  expiresAt: z.iso.datetime(),
  redeemedAt: z.iso.datetime().optional(),
});
export type Result = Readonly<z.output<typeof Result>>;

const results = rowsOf('widget result', Result);

const put = (token: string, result: Omit<Result, 'redeemedAt'>): Promise<boolean> =>
  replace({
    TableName: TableName(),
    Item: { ...keys.widgetResult(hashOf(token)), ...result, ttl: secondsOf(result.expiresAt) },
    ConditionExpression: 'attribute_not_exists(pk)',
  });

const find = async (token: string): Promise<Result | undefined> => {
  const { Item } = await documents.send(
    new GetCommand({ TableName: TableName(), Key: keys.widgetResult(hashOf(token)), ConsistentRead: true }),
  );
  return results.one(Item);
};

/** Who shows a token, and when. */
export interface Shown {
  readonly token: string;
  readonly userId: string;
  /** Of which a validation may be. */
  readonly environments: readonly Environment[];
  readonly now: string;
}

const mayTrade = (result: Result, { userId, environments: allowed, now }: Shown): boolean =>
  result.userId === userId && result.expiresAt > now && allowed.includes(result.environment);

interface Traded {
  readonly validationId: string;
  readonly isFirst: boolean;
}

/**
 * Trades a token: of many at once one is the first. The others, and whoever comes later, learn which validation it was
 * for; nothing is told of a token that is over, or of another customer.
 */
const redeem = async (shown: Shown): Promise<Traded | undefined> => {
  const result = await find(shown.token);
  if (!result || !mayTrade(result, shown)) return undefined;
  const { validationId } = result;
  if (result.redeemedAt !== undefined) return { validationId, isFirst: false };
  const after = await updated({
    TableName: TableName(),
    Key: keys.widgetResult(hashOf(shown.token)),
    UpdateExpression: 'SET redeemedAt = :now',
    ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(redeemedAt)',
    ExpressionAttributeValues: { ':now': shown.now },
  });
  return { validationId, isFirst: after !== undefined };
};

export const verbs = {
  /** `false` where the token stands there already, as it is. */
  put: verb([onTable('PutItem')], put),
  /** `undefined` where nobody, or somebody else, has it to trade. */
  redeem: verb([onTable('GetItem', 'UpdateItem')], redeem),
};
