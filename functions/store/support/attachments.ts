import * as z from 'zod';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { supportLimits } from '#shared/validation/support.ts';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { plusDays } from '../../rules/time.ts';
import { opensSealed, sealsAndOpens } from '../sealing/data-keys.ts';
import { openedOne, sealedFields } from '../sealing/sealed.ts';
import { keys } from '../table/keys.ts';
import { rowsOf } from '../table/row.ts';
import { documents, secondsOf, TableName } from '../table/table.ts';
import { Attached } from './ticket.ts';

/** A file that a customer announced; `ticketId` once a message named it. */
const Attachment = Attached.extend({
  userId: z.string(),
  createdAt: z.iso.datetime(),
  ticketId: z.string().optional(),
});
export type Attachment = Readonly<z.output<typeof Attachment>>;

const attachments = rowsOf('attachment', Attachment);

const usableUntil = (createdAt: string): string => plusDays(createdAt, supportLimits.unusedDays);

/** What its owner called it. */
const personal: ReadonlySet<string> = new Set(['name']);

const create = async (attachment: Attachment): Promise<void> => {
  const { userId, id, createdAt } = attachment;
  const place = keys.attachment(userId, id);
  const fields = await sealedFields(userId, place, { personal }, attachment);
  const Item = { ...place, ...fields, ttl: secondsOf(usableUntil(createdAt)) };
  await documents().send(
    new PutCommand({ TableName: TableName(), Item, ConditionExpression: 'attribute_not_exists(pk)' }),
  );
};

/** Among the customer's own, as long as a message may name it. */
const find = async (userId: string, id: string, now: string): Promise<Attachment | undefined> => {
  const found = await documents().send(
    new GetCommand({ TableName: TableName(), Key: keys.attachment(userId, id), ConsistentRead: true }),
  );
  const attachment = attachments.one(await openedOne(userId, found.Item));
  return attachment && usableUntil(attachment.createdAt) > now ? attachment : undefined;
};

/** A file is one ticket's, for good. */
export const useItem = (userId: string, id: string, ticketId: string) => ({
  Update: {
    TableName: TableName(),
    Key: keys.attachment(userId, id),
    UpdateExpression: 'SET ticketId = :ticket',
    ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(ticketId)',
    ExpressionAttributeValues: { ':ticket': ticketId },
  },
});

export const verbs = {
  create: verb([onTable('PutItem').of(keys.attachment), ...sealsAndOpens], create),
  find: verb([onTable('GetItem').of(keys.attachment), ...opensSealed], find),
};
