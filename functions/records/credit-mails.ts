import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { onTable, onUnsettledIndex } from '../runtime/grant.ts';
import { verb } from '../runtime/verb.ts';
import type { Lot } from './credits.ts';
import { keys, unsettled } from './keys.ts';
import { documents, TableName } from './table.ts';

export type CreditMail = 'lowCredits' | 'expiringCredits';

/** Whose lot it is stands in its key; where the next page begins is DynamoDB's own matter. */
const Owned = z.object({ pk: z.string().startsWith('USER#') });
const Place = z.record(z.string(), z.unknown());
type Place = z.output<typeof Place>;

const atOnce = 200;

/** A lot says of itself which mails left: one attribute per kind. */
const marker = (kind: CreditMail) => ({ '#mailed': `${kind}MailedAt` });

const keyOf = (userId: string, { expiresAt, lotId }: Lot) => ({
  TableName: TableName(),
  Key: keys.lot(userId, expiresAt, lotId),
});

export const verbs = {
  /** Whose lots are alive, the first to expire first, in pages; an owner of several lots can appear again. */
  listOwners: verb(
    [onUnsettledIndex],
    async (now: string, from?: Place): Promise<{ owners: string[]; next: Place | undefined }> => {
      const found = await documents.send(
        new QueryCommand({
          TableName: TableName(),
          IndexName: unsettled.indexName,
          KeyConditionExpression: '#pk = :lots AND #sk > :now',
          ExpressionAttributeNames: { '#pk': unsettled.partition, '#sk': unsettled.sort },
          ExpressionAttributeValues: { ':lots': unsettled.lots, ':now': now },
          ExclusiveStartKey: from,
          Limit: atOnce,
        }),
      );
      const owners = z.array(Owned).parse(found.Items ?? []);
      return {
        owners: [...new Set(owners.map(({ pk }) => pk.slice('USER#'.length)))],
        next: Place.optional().parse(found.LastEvaluatedKey),
      };
    },
  ),

  /** True once per lot and kind: whoever gets true may send the mail. */
  claim: verb([onTable('UpdateItem')], (userId: string, lot: Lot, kind: CreditMail, now: string): Promise<boolean> =>
    documents
      .send(
        new UpdateCommand({
          ...keyOf(userId, lot),
          UpdateExpression: 'SET #mailed = :now',
          ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(#mailed)',
          ExpressionAttributeNames: marker(kind),
          ExpressionAttributeValues: { ':now': now },
        }),
      )
      .then(
        () => true,
        (error: unknown) => {
          if (error instanceof ConditionalCheckFailedException) return false;
          throw error;
        },
      ),
  ),

  /** The mail was refused: the next run may try again. */
  release: verb([onTable('UpdateItem')], async (userId: string, lot: Lot, kind: CreditMail): Promise<void> => {
    await documents.send(
      new UpdateCommand({
        ...keyOf(userId, lot),
        UpdateExpression: 'REMOVE #mailed',
        ExpressionAttributeNames: marker(kind),
      }),
    );
  }),
};
