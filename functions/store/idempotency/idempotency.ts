import * as z from 'zod';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { idempotencyHours } from '#shared/validation/limits.ts';
import type { Claim } from '../../rules/idempotency/claim.ts';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { keys } from '../table/keys.ts';
import { rowsOf } from '../table/row.ts';
import { documents, secondsOf, TableName } from '../table/table.ts';

/** The release before called the id `validationId`, and still reads it while both run. */
const Use = z
  .object({ requestHash: z.string(), id: z.string().optional(), validationId: z.string().optional() })
  .transform(({ requestHash, id, validationId }, context) => {
    const record = id ?? validationId;
    if (record !== undefined) return { requestHash, id: record };
    context.addIssue('no id');
    return z.NEVER;
  });
const uses = rowsOf('idempotency key', Use);
type Use = z.output<typeof Use>;

/** Taken in the same transaction as the work itself, so two requests with one key can never both work. */
export const claimItem = (
  userId: string,
  { keyHash, requestHash, id, carry, keptSeconds = idempotencyHours * 60 * 60 }: Claim,
  at: string,
) => {
  carry();
  return {
    Put: {
      TableName: TableName(),
      Item: {
        ...keys.idempotency(userId, keyHash),
        requestHash,
        id,
        validationId: id,
        ttl: secondsOf(at) + keptSeconds,
      },
      ConditionExpression: 'attribute_not_exists(pk) OR #ttl < :now',
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: { ':now': secondsOf(at) },
    },
  };
};

export const verbs = {
  find: verb(
    [onTable('GetItem').of(keys.idempotency)],
    async (userId: string, keyHash: string, now: string): Promise<Use | undefined> => {
      const found = await documents().send(
        new GetCommand({ TableName: TableName(), Key: keys.idempotency(userId, keyHash), ConsistentRead: true }),
      );
      return found.Item && found.Item['ttl'] >= secondsOf(now) ? uses.one(found.Item) : undefined;
    },
  ),
};
