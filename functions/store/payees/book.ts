import * as z from 'zod';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { minusSeconds } from '../../rules/time.ts';
import { keys } from '../table/keys.ts';
import { rowsOf } from '../table/row.ts';
import { documents, TableName } from '../table/table.ts';
import { update, updated } from '../table/transaction.ts';

/** What mails are about that a customer gets at most once a round. */
export const roundMails = ['payeeChanged', 'roundPaused'] as const;
export type RoundMail = (typeof roundMails)[number];

/** Payees that are asked about within a day, whatever their rhythm, are one round. */
const roundSeconds = 24 * 60 * 60;

/** The book of payees of a customer, beside its payees. */
const PayeeBook = z.object({
  /** Answers with a document save their payee by themselves. */
  savesByDocument: z.boolean().default(true),
  count: z.int().min(0).default(0),
  /** Since when rechecks wait for credits; absent while they do not. */
  pausedSince: z.iso.datetime().optional(),
});
export type PayeeBook = z.output<typeof PayeeBook>;

const rows = rowsOf('payee book', PayeeBook);
/** What cannot be read asks for nothing: it saves no payee by itself. */
const unreadBook: PayeeBook = { savesByDocument: false, count: 0 };

export const bookIn = (item: Readonly<Record<string, unknown>> | undefined): PayeeBook =>
  item === undefined ? PayeeBook.parse({}) : (rows.one(item) ?? unreadBook);

const at = (userId: string) => ({ TableName: TableName(), Key: keys.payeeBook(userId) });

const find = async (userId: string): Promise<PayeeBook> => {
  const { Item } = await documents().send(new GetCommand({ ...at(userId), ConsistentRead: true }));
  return bookIn(Item);
};

const setSavesByDocument = async (userId: string, savesByDocument: boolean): Promise<PayeeBook> =>
  bookIn(
    await updated({
      ...at(userId),
      UpdateExpression: 'SET savesByDocument = :saves',
      ExpressionAttributeValues: { ':saves': savesByDocument },
    }),
  );

const ofMail = (userId: string, mail: RoundMail) => ({
  ...at(userId),
  ExpressionAttributeNames: { '#mailed': `mailed_${mail}` },
});

export const verbs = {
  find: verb([onTable('GetItem').of(keys.payeeBook)], find),
  setSavesByDocument: verb([onTable('UpdateItem').of(keys.payeeBook)], setSavesByDocument),

  /** Rechecks wait for credits from now on; `false` where they did already. */
  pause: verb([onTable('UpdateItem').of(keys.payeeBook)], (userId: string, now: string): Promise<boolean> =>
    update({
      ...at(userId),
      UpdateExpression: 'SET pausedSince = :now',
      ConditionExpression: 'attribute_not_exists(pausedSince)',
      ExpressionAttributeValues: { ':now': now },
    }),
  ),
  /** There are credits again. */
  goOn: verb([onTable('GetItem', 'UpdateItem').of(keys.payeeBook)], async (userId: string): Promise<void> => {
    const { pausedSince } = await find(userId);
    if (pausedSince !== undefined) await update({ ...at(userId), UpdateExpression: 'REMOVE pausedSince' });
  }),

  /** True once a round, kind of mail and customer: whoever gets true may send it. */
  claimMail: verb(
    [onTable('UpdateItem').of(keys.payeeBook)],
    (userId: string, mail: RoundMail, now: string): Promise<boolean> =>
      update({
        ...ofMail(userId, mail),
        UpdateExpression: 'SET #mailed = :now',
        ConditionExpression: 'attribute_not_exists(#mailed) OR #mailed <= :before',
        ExpressionAttributeValues: { ':now': now, ':before': minusSeconds(now, roundSeconds) },
      }),
  ),
  /** The mail was not taken: whoever is next may try again. */
  releaseMail: verb(
    [onTable('UpdateItem').of(keys.payeeBook)],
    async (userId: string, mail: RoundMail): Promise<void> => {
      await update({ ...ofMail(userId, mail), UpdateExpression: 'REMOVE #mailed' });
    },
  ),
};
