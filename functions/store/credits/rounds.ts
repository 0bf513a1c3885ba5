import * as z from 'zod';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { keys } from '../table/keys.ts';
import type { Cursor } from '../table/sparse-index.ts';
import { rowsOf } from '../table/row.ts';
import { documents, TableName } from '../table/table.ts';

/** What is done once a day with the wallets of everybody, or with all that PayPal tells of a day. */
export type RoundName = 'BOOKS' | 'EXPIRIES' | 'CREDITMAILS' | 'PAYPAL';

/** One walk over the wallets of everybody; it may take several runs. */
export interface Round {
  readonly startedAt: string;
  /** Set once the end of the list was reached. */
  readonly finishedAt?: string | undefined;
  /** Where the list goes on. */
  readonly cursor?: Cursor | undefined;
  /** How many runs had to leave something behind on the page where it goes on. */
  readonly tries?: number | undefined;
}

const Kept = z.object({
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().optional(),
  cursor: z.array(z.object({ partition: z.string(), from: z.record(z.string(), z.unknown()).optional() })).optional(),
  tries: z.int().optional(),
}) satisfies z.ZodType<Round>;

const rounds = rowsOf('round over all wallets', Kept);

export const verbs = {
  find: verb([onTable('GetItem').of(keys.round)], async (of: RoundName): Promise<Round | undefined> => {
    const found = await documents().send(
      new GetCommand({ TableName: TableName(), Key: keys.round(of), ConsistentRead: true }),
    );
    return rounds.one(found.Item);
  }),

  save: verb([onTable('PutItem').of(keys.round)], async (of: RoundName, round: Round): Promise<void> => {
    await documents().send(new PutCommand({ TableName: TableName(), Item: { ...keys.round(of), ...round } }));
  }),
};
