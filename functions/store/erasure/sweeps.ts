import * as z from 'zod';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { keys } from '../table/keys.ts';
import { rowsOf } from '../table/row.ts';
import { documents, TableName } from '../table/table.ts';

const Place = z.record(z.string(), z.string());
export type Place = Readonly<z.output<typeof Place>>;

/** One reading of the whole table, for every account that waited when it began; it may take many runs. */
const Sweep = z.object({
  startedAt: z.iso.datetime(),
  /** Whose rows it looks for; none once it has come round. */
  members: z.array(z.string()).readonly(),
  /** Where it goes on: of its members, nothing is left before that. */
  at: Place.optional(),
});
export type Sweep = Readonly<z.output<typeof Sweep>>;

const sweeps = rowsOf('sweep', Sweep);
const key = keys.round('ERASURES');

export const verbs = {
  /** The last one, or the one that is under way. */
  find: verb([onTable('GetItem').of(key)], async (): Promise<Sweep | undefined> => {
    const found = await documents().send(new GetCommand({ TableName: TableName(), Key: key, ConsistentRead: true }));
    return sweeps.one(found.Item);
  }),

  /** Place and members are written together, so whoever goes on finds both of the same run. */
  save: verb([onTable('PutItem').of(key)], async (sweep: Sweep): Promise<void> => {
    await documents().send(new PutCommand({ TableName: TableName(), Item: { ...key, ...sweep } }));
  }),
};
