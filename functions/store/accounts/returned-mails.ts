import * as z from 'zod';
import { DeleteCommand, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { keptDays } from '#shared/kept-days.ts';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import type { MailboxStanding } from '../../rules/mail/standing.ts';
import { plusDays } from '../../rules/time.ts';
import { keys } from '../table/keys.ts';
import { rowsOf } from '../table/row.ts';
import { documents, secondsOf, TableName } from '../table/table.ts';
import { update } from '../table/transaction.ts';

const Returned = z.object({ bouncedAt: z.iso.datetime().optional(), complainedAt: z.iso.datetime().optional() });
const rows = rowsOf('mails that came back', Returned);

const rowOf = (mailbox: string) => ({ TableName: TableName(), Key: keys.returnedMails(mailbox) });

export const verbs = {
  /** What is known of a mailbox, which is named by its hash. */
  of: verb([onTable('GetItem').of(keys.returnedMails)], async (mailbox: string): Promise<MailboxStanding> => {
    const { Item } = await documents().send(new GetCommand(rowOf(mailbox)));
    return rows.one(Item) ?? {};
  }),

  /** Remembers when it happened last; told twice or late, it says the same. */
  note: verb(
    [onTable('UpdateItem').of(keys.returnedMails)],
    async (mailbox: string, what: keyof MailboxStanding, at: string): Promise<void> => {
      await documents().send(
        new UpdateCommand({
          ...rowOf(mailbox),
          UpdateExpression: 'SET #what = :at, #ttl = :ttl',
          ExpressionAttributeNames: { '#what': what, '#ttl': 'ttl' },
          ExpressionAttributeValues: { ':at': at, ':ttl': secondsOf(plusDays(at, keptDays.returnedMails)) },
        }),
      );
    },
  ),

  /** A link that was sent there was opened: somebody has it, and mails leave for it again. What was called spam stays so. */
  arrived: verb([onTable('UpdateItem').of(keys.returnedMails)], async (mailbox: string): Promise<void> => {
    await update({
      ...rowOf(mailbox),
      UpdateExpression: 'REMOVE bouncedAt',
      ConditionExpression: 'attribute_exists(bouncedAt)',
    });
  }),

  /** Mails leave for it again. */
  forget: verb([onTable('DeleteItem').of(keys.returnedMails)], async (mailbox: string): Promise<void> => {
    await documents().send(new DeleteCommand(rowOf(mailbox)));
  }),
};
