import * as z from 'zod';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { keptDays } from '#shared/kept-days.ts';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { dayOf, plusDays } from '../../rules/time.ts';
import { keys } from '../table/keys.ts';
import { rowsOf } from '../table/row.ts';
import { documents, secondsOf, TableName } from '../table/table.ts';

/** The ids of the mails that one mailbox was given a place for on one day, and of those that left. */
const MailsOfDay = z.object({ taken: z.set(z.string()), sent: z.set(z.string()).optional() });
const days = rowsOf('mails of a day', MailsOfDay);

/** One mail to a mailbox, which is known by its hash. */
export interface Place {
  readonly mailbox: string;
  readonly askedBy: string;
  readonly mailId: string;
}

const rowOf = ({ mailbox, askedBy }: Place, now: string) => ({
  TableName: TableName(),
  Key: keys.mailsOfDay(mailbox, dayOf(now), askedBy),
});

export const verbs = {
  /** A place among the mails of this day, once per mail however often it is tried; `scarce` in its second half, `sent` when it left already. */
  take: verb([onTable('UpdateItem').of(keys.mailsOfDay)], async (place: Place, max: number, now: string) => {
    try {
      const { Attributes } = await documents().send(
        new UpdateCommand({
          ...rowOf(place, now),
          UpdateExpression: 'SET #ttl = :ttl ADD taken :mail',
          ConditionExpression: 'attribute_not_exists(taken) OR contains(taken, :id) OR size(taken) < :max',
          ExpressionAttributeNames: { '#ttl': 'ttl' },
          ExpressionAttributeValues: {
            ':ttl': secondsOf(plusDays(now, keptDays.mailCounts)),
            ':mail': new Set([place.mailId]),
            ':id': place.mailId,
            ':max': max,
          },
          ReturnValues: 'ALL_NEW',
        }),
      );
      const day = days.one(Attributes);
      if (day?.sent?.has(place.mailId)) return 'sent';
      return (day?.taken.size ?? 0) > max / 2 ? 'scarce' : 'free';
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
      return 'full';
    }
  }),

  /** Leaves the place of a mail that is not to leave after all. */
  giveBack: verb([onTable('UpdateItem').of(keys.mailsOfDay)], async (place: Place, now: string): Promise<void> => {
    await documents().send(
      new UpdateCommand({
        ...rowOf(place, now),
        UpdateExpression: 'DELETE taken :mail',
        ExpressionAttributeValues: { ':mail': new Set([place.mailId]) },
      }),
    );
  }),

  /** Remembers that it left, so that a message that comes again sends nothing. */
  sent: verb([onTable('UpdateItem').of(keys.mailsOfDay)], async (place: Place, now: string): Promise<void> => {
    await documents().send(
      new UpdateCommand({
        ...rowOf(place, now),
        UpdateExpression: 'ADD sent :mail',
        ExpressionAttributeValues: { ':mail': new Set([place.mailId]) },
      }),
    );
  }),
};
