import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { rememberedDays, AccountActivity, type Enquiry } from '../../rules/risk/account-activity.ts';
import { daySeconds } from '../../rules/time.ts';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { keys } from '../table/keys.ts';
import { documents, secondsOf, TableName } from '../table/table.ts';
import { update } from '../table/transaction.ts';

type Item = Readonly<Record<string, unknown>>;

const prefix = 'seen.';

/**
 * Each enquiry is an attribute of its own, `seen.<customer>.<type>.<document>` with the time as its value: two at once
 * write two, and neither takes the other away.
 */
const nameOf = ({ by, document }: Enquiry): string =>
  prefix + [by, ...(document ? [document.type, document.number] : [])].join('.');

const enquiryAt = ([name, at]: readonly [string, unknown]): unknown => {
  const [by, type, number] = name.slice(prefix.length).split('.');
  return { by, at, ...(number && { document: { type, number } }) };
};

const newestFirst = (one: Enquiry, other: Enquiry): number => (one.at > other.at ? -1 : 1);

export const activityIn = (item: Item = {}): AccountActivity => {
  const seen = Object.entries(item).filter(([name]) => name.startsWith(prefix));
  const activity = AccountActivity.parse({ ...item, seen: seen.map(enquiryAt) });
  return { ...activity, seen: activity.seen.toSorted(newestFirst) };
};

/** What was seen of an account, as it was read and as it shall stand from now on. */
export interface ActivityChange {
  readonly account: string;
  readonly before: AccountActivity;
  readonly after: AccountActivity;
}

/** Writes only what is new and takes out only what is forgotten. */
const changeOf = ({ account, before, after }: ActivityChange, at: string) => {
  const kept = new Set(after.seen.map(nameOf));
  const added = after.seen.filter((enquiry) => enquiry.at === at).map(nameOf);
  const forgotten = before.seen.map(nameOf).filter((name) => !kept.has(name));
  const isRefusedNow = after.refusedAt === at;
  const names = [...added, ...forgotten];
  const alias = (name: string) => `#seen${names.indexOf(name)}`;
  const set = [...added.map((name) => `${alias(name)} = :at`), 'firstAt = if_not_exists(firstAt, :at)', '#ttl = :ttl'];
  if (isRefusedNow) set.push('refusedAt = :at');
  return {
    TableName: TableName(),
    Key: keys.accountActivity(account),
    UpdateExpression: [`SET ${set.join(', ')}`, forgotten.length > 0 && `REMOVE ${forgotten.map(alias).join(', ')}`]
      .filter(Boolean)
      .join(' '),
    ExpressionAttributeNames: {
      '#ttl': 'ttl',
      ...Object.fromEntries(names.map((name) => [alias(name), name])),
    },
    ExpressionAttributeValues: { ':at': at, ':ttl': secondsOf(at) + rememberedDays * daySeconds },
  };
};

export const verbs = {
  find: verb([onTable('GetItem')], async (account: string): Promise<AccountActivity> => {
    const found = await documents.send(
      new GetCommand({ TableName: TableName(), Key: keys.accountActivity(account), ConsistentRead: true }),
    );
    return activityIn(found.Item);
  }),

  remember: verb([onTable('UpdateItem')], async (change: ActivityChange, at: string): Promise<void> => {
    await update(changeOf(change, at));
  }),
};
