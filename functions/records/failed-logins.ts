import * as z from 'zod';
import { DeleteCommand, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { onTable } from '../runtime/grant.ts';
import { verb } from '../runtime/verb.ts';
import { keys } from './keys.ts';
import { documents, secondsOf, TableName } from './table.ts';

/** Wrong passwords in a row for one e-mail, whether it has an account or not, and when the next try is heard. */
const FailedLogins = z.object({ failures: z.int(), notBefore: z.iso.datetime(), ttl: z.int() });
export type FailedLogins = z.output<typeof FailedLogins>;

export const verbs = {
  find: verb([onTable('GetItem')], async (emailHash: string, now: string): Promise<FailedLogins | undefined> => {
    const found = await documents.send(
      new GetCommand({ TableName: TableName(), Key: keys.failedLogins(emailHash), ConsistentRead: true }),
    );
    const failed = found.Item && FailedLogins.parse(found.Item);
    return failed && failed.ttl >= secondsOf(now) ? failed : undefined;
  }),

  /** One more. What was forgotten since the last one starts again at `failures` 1. */
  add: verb(
    [onTable('UpdateItem')],
    async (emailHash: string, { failures, notBefore, ttl }: FailedLogins): Promise<void> => {
      await documents.send(
        new UpdateCommand({
          TableName: TableName(),
          Key: keys.failedLogins(emailHash),
          UpdateExpression: 'SET failures = :failures, notBefore = :notBefore, #ttl = :ttl',
          ExpressionAttributeNames: { '#ttl': 'ttl' },
          ExpressionAttributeValues: { ':failures': failures, ':notBefore': notBefore, ':ttl': ttl },
        }),
      );
    },
  ),

  forget: verb([onTable('DeleteItem')], async (emailHash: string): Promise<void> => {
    await documents.send(new DeleteCommand({ TableName: TableName(), Key: keys.failedLogins(emailHash) }));
  }),
};
