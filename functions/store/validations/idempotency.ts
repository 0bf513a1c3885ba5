import * as z from 'zod';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { daySeconds } from '../../rules/time.ts';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { keys } from '../table/keys.ts';
import { documents, secondsOf, TableName } from '../table/table.ts';

/** What a key was first used for: the hash of the request and the validation that answers it. */
const Use = z.object({ requestHash: z.string(), validationId: z.string() });
export type Use = z.output<typeof Use>;

const keptSeconds = daySeconds;

/** Taken in the same transaction as the work itself, so two requests with one key can never both work. */
export const claimItem = (userId: string, keyHash: string, use: Use, at: string) => ({
  Put: {
    TableName: TableName(),
    Item: { ...keys.idempotency(userId, keyHash), ...use, ttl: secondsOf(at) + keptSeconds },
    ConditionExpression: 'attribute_not_exists(pk) OR #ttl < :now',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: { ':now': secondsOf(at) },
  },
});

export const verbs = {
  find: verb([onTable('GetItem')], async (userId: string, keyHash: string, now: string): Promise<Use | undefined> => {
    const found = await documents.send(
      new GetCommand({ TableName: TableName(), Key: keys.idempotency(userId, keyHash), ConsistentRead: true }),
    );
    return found.Item && found.Item['ttl'] >= secondsOf(now) ? Use.parse(found.Item) : undefined;
  }),
};
