import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Claim } from '../../rules/idempotency/claim.ts';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { claimItem } from '../idempotency/idempotency.ts';
import { batchGet } from '../table/batch-get.ts';
import { keys } from '../table/keys.ts';
import { readListedRows } from '../table/listed-rows.ts';
import { onList, listed, sparseIndex, type Cursor, type Page } from '../table/sparse-index.ts';
import { documents, TableName } from '../table/table.ts';
import { transact, update } from '../table/transaction.ts';
import { subscriptionRows, type Subscription } from './subscription.ts';

/** Where a subscription stands in the list of those to be asked about. */
const listing = (id: string, dueAt: string) => listed('subscriptions', id, `${dueAt}#${id}`);

/** Writes one that was asked for, unless the idempotency key was used. */
const create = async (subscription: Subscription, claim?: Claim): Promise<'created' | 'keyUsed'> => {
  const { id, userId, createdAt, dueAt } = subscription;
  const own = { ...keys.subscription(id), ...(dueAt && listing(id, dueAt)), ...subscription };
  const failed = await transact([
    ...(claim ? [claimItem(userId, claim, createdAt)] : []),
    { Put: { TableName: TableName(), Item: own, ConditionExpression: 'attribute_not_exists(pk)' } },
    { Put: { TableName: TableName(), Item: keys.subscriptionOf(userId, id) } },
  ]);
  if (failed === undefined) return 'created';
  if (claim && failed === 0) return 'keyUsed';
  throw new Error('A subscription of this id stands there already');
};

const find = async (id: string): Promise<Subscription | undefined> => {
  const { Item } = await documents().send(
    new GetCommand({ TableName: TableName(), Key: keys.subscription(id), ConsistentRead: true }),
  );
  // It is the one whose key it has, whatever else it says.
  return subscriptionRows.one(Item && { ...Item, id });
};

/** As many as one user is shown; nobody has had so many. */
const shownAtMost = 100;

/** Of a user, newest first. */
const ofUser = async (userId: string): Promise<Subscription[]> => {
  const { pk, sk } = keys.subscriptionOf(userId, '');
  const { Items = [] } = await documents().send(
    new QueryCommand({
      TableName: TableName(),
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
      ExpressionAttributeValues: { ':pk': pk, ':sk': sk },
      ScanIndexForward: false,
      ConsistentRead: true,
      Limit: shownAtMost,
    }),
  );
  const ids = Items.map((pointer) => String(pointer['sk']).slice(sk.length));
  const rows = subscriptionRows.all(await batchGet(ids.map(keys.subscription)));
  return rows.filter((row) => row.userId === userId).toSorted((one, other) => (one.id > other.id ? -1 : 1));
};

type Attributes = Readonly<Record<string, unknown>>;

/** Sets what is given and removes what is given as `undefined`. */
const partsOf = (changes: Attributes) => {
  const entries = Object.entries(changes);
  const set = entries.filter(([, value]) => value !== undefined);
  const gone = entries.filter(([, value]) => value === undefined);
  return {
    UpdateExpression: [
      `SET ${['version = version + :one', ...set.map(([name]) => `#${name} = :${name}`)].join(', ')}`,
      ...(gone.length > 0 ? [`REMOVE ${gone.map(([name]) => `#${name}`).join(', ')}`] : []),
    ].join(' '),
    ExpressionAttributeNames: Object.fromEntries(entries.map(([name]) => [`#${name}`, name])),
    ExpressionAttributeValues: {
      ':one': 1,
      ...Object.fromEntries(set.map(([name, value]) => [`:${name}`, value])),
    },
  };
};

/** A new date in the list, or none; failures before it are forgotten with the date they were counted at. */
const relisted = (id: string, changes: Partial<Subscription>): Attributes => {
  if (!('dueAt' in changes)) return {};
  const gone = { [sparseIndex.partition]: undefined, [sparseIndex.sort]: undefined };
  return { attempts: undefined, ...(changes.dueAt === undefined ? gone : listing(id, changes.dueAt)) };
};

/** What the wallet says of it, for whoever judges plans. */
const walletItem = ({ id, userId, plan, entitledUntil }: Subscription) => {
  const own = { TableName: TableName(), Key: keys.wallet(userId), ExpressionAttributeNames: { '#subscription': id } };
  return entitledUntil === undefined
    ? { Update: { ...own, UpdateExpression: 'REMOVE #subscription' } }
    : {
        Update: {
          ...own,
          UpdateExpression: 'SET #subscription = :running',
          ExpressionAttributeValues: { ':running': { plan, until: entitledUntil } },
        },
      };
};

/**
 * The subscription as it is afterwards, and with it what its owner's wallet says of it; `undefined` where somebody changed
 * it since it was read.
 */
const change = async (seen: Subscription, changes: Partial<Subscription>): Promise<Subscription | undefined> => {
  const after = { ...seen, ...changes, version: seen.version + 1 };
  const { ExpressionAttributeValues: values, ...parts } = partsOf({ ...changes, ...relisted(seen.id, changes) });
  const own = {
    TableName: TableName(),
    Key: keys.subscription(seen.id),
    ...parts,
    ConditionExpression: 'version = :seen',
    ExpressionAttributeValues: { ...values, ':seen': seen.version },
  };
  if (after.entitledUntil === seen.entitledUntil) return (await update(own)) ? after : undefined;
  return (await transact([{ Update: own }, walletItem(after)])) === undefined ? after : undefined;
};

/** A page of those that are to be asked about by now, the longest due first. */
const listDue = (now: string, cursor?: Cursor): Promise<Page<Subscription>> =>
  readListedRows('subscriptions', subscriptionRows.one, { before: `${now}~`, cursor });

/** What a mail is about, and of which moment: it is said once. */
export interface Saying {
  readonly about: string;
  readonly moment: string;
}

const ofSaying = (id: string, { about, moment }: Saying) => ({
  TableName: TableName(),
  Key: keys.subscription(id),
  ExpressionAttributeNames: { '#said': `said_${about}` },
  ExpressionAttributeValues: { ':moment': moment },
});

export const verbs = {
  create: verb([onTable('PutItem').of(keys.subscription, keys.subscriptionOf, keys.idempotency)], create),
  find: verb([onTable('GetItem').of(keys.subscription)], find),
  ofUser: verb([onTable('Query').of(keys.subscriptionOf), onTable('BatchGetItem').of(keys.subscription)], ofUser),
  change: verb([onTable('UpdateItem').of(keys.subscription, keys.wallet)], change),
  /** The same for where its payer agrees, of which its owner's wallet says nothing. */
  open: verb(
    [onTable('UpdateItem').of(keys.subscription)],
    (seen: Subscription, opened: Required<Pick<Subscription, 'agreementId' | 'approveUrl'>>) => change(seen, opened),
  ),
  listDue: verb([onList('subscriptions'), onTable('BatchGetItem').of(keys.subscription)], listDue),

  /** True once for what a mail is about: whoever gets true may send it. */
  claimMail: verb([onTable('UpdateItem').of(keys.subscription)], (id: string, saying: Saying): Promise<boolean> =>
    update({
      ...ofSaying(id, saying),
      UpdateExpression: 'SET #said = :moment',
      ConditionExpression: 'attribute_exists(pk) AND (attribute_not_exists(#said) OR #said <> :moment)',
    }),
  ),

  /** The mail was not taken: whoever is told next may try again. */
  releaseMail: verb(
    [onTable('UpdateItem').of(keys.subscription)],
    async (id: string, saying: Saying): Promise<void> => {
      await update({
        ...ofSaying(id, saying),
        UpdateExpression: 'REMOVE #said',
        ConditionExpression: '#said = :moment',
      });
    },
  ),
};
