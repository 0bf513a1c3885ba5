import * as z from 'zod';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { environments, type Environment } from '#shared/validation/environment.ts';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { hashOf } from '../../proof.ts';
import { keys } from '../table/keys.ts';
import { rowsOf } from '../table/row.ts';
import { documents, secondsOf, TableName } from '../table/table.ts';
import { replace, update } from '../table/transaction.ts';

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
  const { Item } = await documents().send(
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

interface Tradable {
  readonly validationId: string;
  readonly isTraded: boolean;
}

/** What a token is for; nothing is told of one that is over, or of another customer. */
const look = async (shown: Shown): Promise<Tradable | undefined> => {
  const result = await find(shown.token);
  return result && mayTrade(result, shown)
    ? { validationId: result.validationId, isTraded: result.redeemedAt !== undefined }
    : undefined;
};

/** Trades a token that may be traded: of many at once one is the first. */
const redeem = ({ token, now }: Pick<Shown, 'token' | 'now'>): Promise<boolean> =>
  update({
    TableName: TableName(),
    Key: keys.widgetResult(hashOf(token)),
    UpdateExpression: 'SET redeemedAt = :now',
    ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(redeemedAt)',
    ExpressionAttributeValues: { ':now': now },
  });

export const verbs = {
  /** `false` where the token stands there already, as it is. */
  put: verb([onTable('PutItem').of(keys.widgetResult)], put),
  /** `undefined` where nobody, or somebody else, has it to trade. */
  find: verb([onTable('GetItem').of(keys.widgetResult)], look),
  /** `false` where it was traded before. */
  redeem: verb([onTable('UpdateItem').of(keys.widgetResult)], redeem),
};
