import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { rememberedDays, Sightings, type Sighting } from '../../rules/risk/sightings.ts';
import { daySeconds } from '../../rules/time.ts';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { keys } from '../table/keys.ts';
import { documents, secondsOf, TableName } from '../table/table.ts';

type Item = Readonly<Record<string, unknown>>;

const prefix = 'seen.';

/**
 * Each sighting is an attribute of its own, `seen.<customer>.<type>.<document>` with the time as its value: two at once
 * write two, and neither takes the other away.
 */
const nameOf = ({ by, document }: Sighting): string =>
  prefix + [by, ...(document ? [document.type, document.number] : [])].join('.');

const sightingAt = ([name, at]: readonly [string, unknown]): unknown => {
  const [by, type, number] = name.slice(prefix.length).split('.');
  return { by, at, ...(number && { document: { type, number } }) };
};

const newestFirst = (one: Sighting, other: Sighting): number => (one.at > other.at ? -1 : 1);

export const sightingsIn = (item: Item = {}): Sightings => {
  const seen = Object.entries(item).filter(([name]) => name.startsWith(prefix));
  const sightings = Sightings.parse({ ...item, seen: seen.map(sightingAt) });
  return { ...sightings, seen: sightings.seen.toSorted(newestFirst) };
};

/** What was seen of an account, as it was read and as it shall stand from now on. */
export interface Sighted {
  readonly account: string;
  readonly before: Sightings;
  readonly after: Sightings;
}

/** Writes only what is new and takes out only what is forgotten. */
export const sightedItem = ({ account, before, after }: Sighted, at: string) => {
  const kept = new Set(after.seen.map(nameOf));
  const added = after.seen.filter((sighting) => sighting.at === at).map(nameOf);
  const forgotten = before.seen.map(nameOf).filter((name) => !kept.has(name));
  const isRefusedNow = after.refusedAt === at;
  const names = [...added, ...forgotten];
  const alias = (name: string) => `#seen${names.indexOf(name)}`;
  const set = [...added.map((name) => `${alias(name)} = :at`), 'firstAt = if_not_exists(firstAt, :at)', '#ttl = :ttl'];
  if (isRefusedNow) set.push('refusedAt = :at');
  return {
    Update: {
      TableName: TableName(),
      Key: keys.sighting(account),
      UpdateExpression: [`SET ${set.join(', ')}`, forgotten.length > 0 && `REMOVE ${forgotten.map(alias).join(', ')}`]
        .filter(Boolean)
        .join(' '),
      ExpressionAttributeNames: {
        '#ttl': 'ttl',
        ...Object.fromEntries(names.map((name) => [alias(name), name])),
      },
      ExpressionAttributeValues: { ':at': at, ':ttl': secondsOf(at) + rememberedDays * daySeconds },
    },
  };
};

export const verbs = {
  find: verb([onTable('GetItem')], async (account: string): Promise<Sightings> => {
    const found = await documents.send(
      new GetCommand({ TableName: TableName(), Key: keys.sighting(account), ConsistentRead: true }),
    );
    return sightingsIn(found.Item);
  }),
};
