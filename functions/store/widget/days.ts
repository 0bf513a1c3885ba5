import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { dayOf } from '../../rules/time.ts';
import { changesOf, Countable, otherHosts, uncountedOf, type Uncounted } from '../../rules/widget/counting.ts';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { countsIn, named, type Counts } from '../table/counters.ts';
import { keys, widgetDateIn } from '../table/keys.ts';
import { readBetween } from '../table/read-between.ts';
import { rowsOf, type Item } from '../table/row.ts';
import { documents, TableName } from '../table/table.ts';
import { refusedIn, type Items } from '../table/transaction.ts';

/** What became of the sessions that began on one day (UTC). */
export interface WidgetDay {
  readonly date: string;
  readonly counts: Counts;
}

/** Hosts that a day counts by name: a customer with a host for each of its own customers has no end of them. */
export const hostsAtMost = 40;

const sessions = rowsOf('widget session', Countable);

/** Says that these were counted, unless anything was since it was read, or the session is gone. */
const mark = (secretHash: string, item: Item, { steps, answer }: Uncounted): Items[number] => {
  const seen = ['counted', 'countedAnswer'].filter((name) => name in item);
  const unseen = ['counted', 'countedAnswer'].filter((name) => !(name in item));
  return {
    Update: {
      TableName: TableName(),
      Key: keys.widgetSession(secretHash),
      UpdateExpression: `SET counted = list_append(if_not_exists(counted, :none), :steps)${answer ? ', countedAnswer = :answer' : ''}`,
      ConditionExpression: [
        'attribute_exists(pk)',
        ...seen.map((name) => `${name} = :${name}Before`),
        ...unseen.map((name) => `attribute_not_exists(${name})`),
      ].join(' AND '),
      ExpressionAttributeValues: {
        ':none': [],
        ':steps': steps,
        ...(answer && { ':answer': answer }),
        ...Object.fromEntries(seen.map((name) => [`:${name}Before`, item[name]])),
      },
    },
  };
};

/** Raises the counters of the day, unless it has no room for one more host. */
const raise = (session: Countable, uncounted: Uncounted, host: string): Items[number] => {
  const { userId, environment, createdAt } = session;
  const { names, values, each } = named(changesOf(session, uncounted, host));
  const isBounded = host !== otherHosts;
  return {
    Update: {
      TableName: TableName(),
      Key: keys.widgetDay(userId, environment, dayOf(createdAt)),
      UpdateExpression: `ADD ${[...each((name, value) => `${name} ${value}`), ...(isBounded ? ['hosts :hosts'] : [])].join(', ')}`,
      ...(isBounded && {
        ConditionExpression: 'attribute_not_exists(hosts) OR contains(hosts, :host) OR size(hosts) < :most',
      }),
      ExpressionAttributeNames: names,
      ExpressionAttributeValues: {
        ...values,
        ...(isBounded && { ':host': host, ':hosts': new Set([host]), ':most': hostsAtMost }),
      },
    },
  };
};

/** Marks and raises in one transaction; `false` where the session was counted further meanwhile, or is gone. */
const write = async (secretHash: string, item: Item, session: Countable, uncounted: Uncounted): Promise<boolean> => {
  const marked = mark(secretHash, item, uncounted);
  for (const host of [session.origin, otherHosts]) {
    const refused = await refusedIn([marked, raise(session, uncounted, host)]);
    if (refused.length === 0) return true;
    if (refused.includes(0)) return false;
  }
  throw new Error('A day refused a host that it does not name');
};

/** Each time somebody else counted a part of the same session, which has few. */
const attempts = 12;

/** Counts what is not counted yet of a session, once however often it is told. One that is gone has nothing left to count. */
const count = async (secretHash: string): Promise<void> => {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const Key = keys.widgetSession(secretHash);
    const { Item: item } = await documents().send(
      new GetCommand({ TableName: TableName(), Key, ConsistentRead: true }),
    );
    const session = sessions.one(item);
    const uncounted = session && uncountedOf(session);
    if (!item || !uncounted || (await write(secretHash, item, session, uncounted))) return;
  }
  throw new Error('A session of the widget is counted by too many at once');
};

/** Days on which sessions began, both of these included, the oldest first; those without any are left out. */
const list = async (
  userId: string,
  environment: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<readonly WidgetDay[]> => {
  const items = await readBetween(keys.widgetDay(userId, environment, from), keys.widgetDay(userId, environment, to));
  return items.map((item) => ({ date: widgetDateIn(String(item['sk'])), counts: countsIn(item) }));
};

export const verbs = {
  count: verb(
    [onTable('GetItem').of(keys.widgetSession), onTable('UpdateItem').of(keys.widgetSession, keys.widgetDay)],
    count,
  ),
  list: verb([onTable('Query').of(keys.widgetDay)], list),
};
