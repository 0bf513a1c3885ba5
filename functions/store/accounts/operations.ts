import * as z from 'zod';
import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { endItems, grantItems, type Lot } from '../credits/credits.ts';
import type { Ticket, TicketAnswer } from '../support/ticket.ts';
import { answerItem, releaseItem, spamItem } from '../support/ticket-items.ts';
import { keys } from '../table/keys.ts';
import { rowsOf } from '../table/row.ts';
import { documents, TableName } from '../table/table.ts';
import { transact, type Items } from '../table/transaction.ts';

/** What an operator did, to whom and why: written once, never changed. */
const Audit = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  by: z.string(),
  what: z.string(),
  why: z.string(),
  /** Absent when the account that was looked for does not exist. */
  userId: z.string().optional(),
  details: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type Audit = z.output<typeof Audit>;

const audits = rowsOf('audit', Audit);

const auditPut = (audit: Audit) => ({
  TableName: TableName(),
  Item: { ...keys.audit(audit.at, audit.id), ...audit },
  ConditionExpression: 'attribute_not_exists(pk)',
});

/** Changes one row and records it: both or neither; `changed` when the row is no longer as it was read. */
const writtenWith = async (change: Items[number], audit: Audit): Promise<'written' | 'changed'> => {
  const failed = await transact([change, { Put: auditPut(audit) }]);
  return failed === undefined ? 'written' : 'changed';
};

export const verbs = {
  /** For what changes nothing in the table; written before it is done, so that nothing goes unrecorded. */
  record: verb([onTable('PutItem').of(keys.audit)], async (audit: Audit): Promise<void> => {
    await documents.send(new PutCommand(auditPut(audit)));
  }),

  /** Grants a lot and records it: both or neither; a lot that is there already was granted before. */
  grant: verb(
    [onTable('UpdateItem').of(keys.wallet), onTable('PutItem').of(keys.movement, keys.audit)],
    async (userId: string, lot: Lot, audit: Audit): Promise<'granted' | 'exists'> => {
      const failed = await transact([...grantItems(userId, lot, audit.at), { Put: auditPut(audit) }]);
      return failed === undefined ? 'granted' : 'exists';
    },
  ),

  /** Ends a lot and records it; `changed` when the lot is no longer as it was read. */
  end: verb(
    [onTable('UpdateItem').of(keys.wallet), onTable('PutItem').of(keys.movement, keys.audit)],
    async (userId: string, lot: Lot, audit: Audit): Promise<'ended' | 'changed'> => {
      const failed = await transact([...endItems(userId, lot, audit.at), { Put: auditPut(audit) }]);
      return failed === undefined ? 'ended' : 'changed';
    },
  ),

  /** Writes an answer down in its ticket, once by its id, and records it. */
  answerTicket: verb(
    [onTable('UpdateItem').of(keys.ticket), onTable('PutItem').of(keys.audit)],
    (id: string, answer: TicketAnswer, state: Ticket['state'], audit: Audit) =>
      writtenWith(answerItem(id, answer, state), audit),
  ),

  /** Lets a ticket that was held go on, and records it. */
  releaseTicket: verb(
    [onTable('UpdateItem').of(keys.ticket), onTable('PutItem').of(keys.audit)],
    (ticket: Ticket, at: string, audit: Audit) => writtenWith(releaseItem(ticket, at), audit),
  ),

  /** Says that nobody answers a ticket, and records it. */
  spamTicket: verb(
    [onTable('UpdateItem').of(keys.ticket), onTable('PutItem').of(keys.audit)],
    (ticket: Ticket, audit: Audit) => writtenWith(spamItem(ticket), audit),
  ),

  /** The trail of one month (`2026-11`), newest first. */
  list: verb([onTable('Query').of(keys.audit)], async (month: string, limit: number): Promise<Audit[]> => {
    const found = await documents.send(
      new QueryCommand({
        TableName: TableName(),
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': keys.audit(month, '').pk },
        ScanIndexForward: false,
        Limit: limit,
      }),
    );
    return audits.all(found.Items);
  }),
};
