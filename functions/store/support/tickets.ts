import * as z from 'zod';
import { GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { supportCategories, supportLimits, supportPriorities } from '#shared/validation/support.ts';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { momentIn } from '../../rules/id-time.ts';
import { plusDays } from '../../rules/time.ts';
import { keys } from '../table/keys.ts';
import { rowsOf } from '../table/row.ts';
import { documents, secondsOf, TableName } from '../table/table.ts';

/** What a customer wrote to support, as it came. */
const Ticket = z.object({
  id: z.string(),
  userId: z.string(),
  createdAt: z.iso.datetime(),
  name: z.string(),
  subject: z.string(),
  message: z.string(),
  // A word of another version is a message to read all the same.
  category: z.enum(supportCategories).catch('general'),
  priority: z.enum(supportPriorities).catch('medium'),
  page: z.string().optional(),
  requestIds: z.array(z.string()).default([]),
  seen: z
    .object({ version: z.string().optional(), browser: z.string().optional(), error: z.string().optional() })
    .default({}),
});
export type Ticket = Readonly<z.output<typeof Ticket>>;

const tickets = rowsOf('ticket', Ticket);

const monthOf = (at: string): string => at.slice(0, 7);

const create = async (ticket: Ticket): Promise<void> => {
  const { id, createdAt } = ticket;
  const ttl = secondsOf(plusDays(createdAt, supportLimits.keptDays));
  await documents.send(
    new PutCommand({
      TableName: TableName(),
      Item: { ...keys.ticket(monthOf(createdAt), id), ...ticket, ttl },
      ConditionExpression: 'attribute_not_exists(pk)',
    }),
  );
};

const find = async (id: string): Promise<Ticket | undefined> => {
  const at = momentIn(id);
  if (at === undefined) return undefined;
  const found = await documents.send(
    new GetCommand({ TableName: TableName(), Key: keys.ticket(monthOf(at), id), ConsistentRead: true }),
  );
  return tickets.one(found.Item);
};

const list = async (month: string, limit: number): Promise<readonly Ticket[]> => {
  const found = await documents.send(
    new QueryCommand({
      TableName: TableName(),
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': keys.ticket(month, '').pk },
      ScanIndexForward: false,
      Limit: limit,
    }),
  );
  return tickets.all(found.Items);
};

export const verbs = {
  create: verb([onTable('PutItem')], create),
  find: verb([onTable('GetItem')], find),
  /** Of one month (`2026-11`), newest first. */
  list: verb([onTable('Query')], list),
};
