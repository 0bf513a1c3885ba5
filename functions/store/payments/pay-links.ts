import * as z from 'zod';
import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { planNames } from '#shared/plans.ts';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { batchGet } from '../table/batch-get.ts';
import { keys } from '../table/keys.ts';
import { rowsOf } from '../table/row.ts';
import { documents, TableName } from '../table/table.ts';
import { transact, update } from '../table/transaction.ts';

/** What an operator asks somebody to pay. */
const PayLink = z.object({
  id: z.string(),
  cents: z.int().min(1),
  description: z.string(),
  /** Whose credits they are; absent where the link pays for something else. */
  userId: z.string().optional(),
  credits: z.int().min(0),
  validDays: z.int().min(0),
  tier: z.enum(planNames).catch('free'),
  once: z.boolean(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().optional(),
  withdrawnAt: z.iso.datetime().optional(),
  /** Of a link that is paid once: the one payment that may take money for it. */
  takenBy: z.string().optional(),
  /** The runs that ask PayPal for its money now; one that died holds the link on, until its payment ends. */
  takenIn: z.set(z.string()).optional().catch(undefined),
});
export type PayLink = Readonly<z.output<typeof PayLink>>;

const links = rowsOf('payment link', PayLink);

/** An update of a link that is there. */
const ofLink = (id: string) => ({ TableName: TableName(), Key: keys.payLink(id) });

const create = async (link: PayLink): Promise<'created' | 'exists'> => {
  const isNew = { TableName: TableName(), ConditionExpression: 'attribute_not_exists(pk)' };
  const failed = await transact([
    { Put: { ...isNew, Item: { ...keys.payLink(link.id), ...link } } },
    { Put: { ...isNew, Item: { ...keys.payLinkOf(link.createdAt, link.id), id: link.id } } },
  ]);
  return failed === undefined ? 'created' : 'exists';
};

const find = async (id: string): Promise<PayLink | undefined> => {
  const found = await documents().send(
    new GetCommand({ TableName: TableName(), Key: keys.payLink(id), ConsistentRead: true }),
  );
  return links.one(found.Item);
};

const pointers = rowsOf('pointer to a payment link', z.object({ id: z.string() }));

const list = async (limit: number): Promise<readonly PayLink[]> => {
  const found = await documents().send(
    new QueryCommand({
      TableName: TableName(),
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': keys.payLinkOf('', '').pk },
      ScanIndexForward: false,
      Limit: limit,
    }),
  );
  const rows = links.all(await batchGet(pointers.all(found.Items).map(({ id }) => keys.payLink(id))));
  return rows.toSorted((one, other) => (one.createdAt > other.createdAt ? -1 : 1));
};

const takeOnce = (id: string, paymentId: string, run: string): Promise<boolean> =>
  update({
    ...ofLink(id),
    UpdateExpression: 'SET takenBy = :payment ADD takenIn :run',
    ConditionExpression:
      'once = :yes AND attribute_not_exists(withdrawnAt) AND (attribute_not_exists(takenBy) OR takenBy = :payment)',
    ExpressionAttributeValues: { ':payment': paymentId, ':run': new Set([run]), ':yes': true },
  });

const take = async (id: string, paymentId: string, run: string): Promise<boolean> => {
  if (await takeOnce(id, paymentId, run)) return true;
  const link = await find(id);
  return link !== undefined && !link.once && link.withdrawnAt === undefined;
};

/** Leaves a link to others, where it is still this payment's. */
const freed = (id: string, paymentId: string) => ({
  Update: {
    ...ofLink(id),
    UpdateExpression: 'REMOVE takenBy, takenIn',
    ConditionExpression: 'takenBy = :payment',
    ExpressionAttributeValues: { ':payment': paymentId },
  },
});

/** What leaves the link of a payment to others; nothing where it is not the payment's. */
export const freeing = async ({ id, linkId }: { readonly id: string; readonly linkId?: string | undefined }) => {
  const link = linkId === undefined ? undefined : await find(linkId);
  return link?.takenBy === id ? [freed(link.id, id)] : [];
};

const letGo = async (id: string, paymentId: string, run: string): Promise<boolean> => {
  const ofPayment = { ':payment': paymentId };
  const isLeft = await update({
    ...ofLink(id),
    UpdateExpression: 'DELETE takenIn :run',
    ConditionExpression: 'takenBy = :payment',
    ExpressionAttributeValues: { ...ofPayment, ':run': new Set([run]) },
  });
  if (!isLeft) return false;
  return update({
    ...ofLink(id),
    UpdateExpression: 'REMOVE takenBy',
    ConditionExpression: 'takenBy = :payment AND attribute_not_exists(takenIn)',
    ExpressionAttributeValues: ofPayment,
  });
};

export const verbs = {
  create: verb([onTable('PutItem').of(keys.payLink, keys.payLinkOf)], create),
  find: verb([onTable('GetItem').of(keys.payLink)], find),
  /** Newest first, at most 100. */
  list: verb([onTable('Query').of(keys.payLinkOf), onTable('BatchGetItem').of(keys.payLink)], list),
  /** Whether a payment may take money for a link; for one that is paid once, no other may from then on. */
  take: verb([onTable('UpdateItem', 'GetItem').of(keys.payLink)], take),
  /** This run took no money: another payment may, unless another run asks for it, or took it. */
  letGo: verb([onTable('UpdateItem').of(keys.payLink)], letGo),
  /** `false` where there is none, or it was withdrawn before. */
  withdraw: verb([onTable('UpdateItem').of(keys.payLink)], (id: string, now: string): Promise<boolean> =>
    update({
      ...ofLink(id),
      UpdateExpression: 'SET withdrawnAt = :now',
      ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(withdrawnAt)',
      ExpressionAttributeValues: { ':now': now },
    }),
  ),
};
