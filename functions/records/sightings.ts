import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { rememberedDays, Sightings } from '../domain/sightings.ts';
import { onTable } from '../runtime/grant.ts';
import { verb } from '../runtime/verb.ts';
import { keys } from './keys.ts';
import { documents, secondsOf, TableName } from './table.ts';

export const sightingsIn = (item: Readonly<Record<string, unknown>> | undefined): Sightings =>
  Sightings.parse(item ?? {});

/** What was seen of an account, as it shall stand from now on. */
export interface Sighted {
  readonly account: string;
  readonly sightings: Sightings;
}

/** Of two at once the later one stands: a sighting lost among many is no loss. */
export const sightedItem = ({ account, sightings }: Sighted, at: string) => ({
  Put: {
    TableName: TableName(),
    Item: { ...keys.sighting(account), ...sightings, ttl: secondsOf(at) + rememberedDays * 24 * 60 * 60 },
  },
});

export const verbs = {
  find: verb([onTable('GetItem')], async (account: string): Promise<Sightings> => {
    const found = await documents.send(
      new GetCommand({ TableName: TableName(), Key: keys.sighting(account), ConsistentRead: true }),
    );
    return sightingsIn(found.Item);
  }),
};
