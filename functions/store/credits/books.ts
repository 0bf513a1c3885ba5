import * as z from 'zod';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { discrepancyKinds, type Books } from '../../rules/books/books.ts';
import { keys } from '../table/keys.ts';
import { rowsOf } from '../table/row.ts';
import { documents, TableName } from '../table/table.ts';

const Hold = z.object({ lotId: z.string(), credits: z.int(), block: z.string().optional() });

/** How far the books of a customer are read, and when that was last compared with the wallet. */
export interface Checkpoint {
  readonly books: Books;
  /** When they were last begun from the first movement. */
  readonly wholeSince: string;
  /** What looked wrong is being read again, and one call was not enough. */
  readonly isSecondReading?: boolean | undefined;
  /** Absent until a first comparison. */
  readonly auditedAt?: string | undefined;
}

const Kept = z.object({
  books: z.object({
    upTo: z.iso.datetime(),
    lots: z.record(
      z.string(),
      z.object({ sum: z.int(), granted: z.int().optional(), expiresAt: z.string().optional() }),
    ),
    open: z.record(z.string(), Hold.nullable()),
    blocks: z.record(z.string(), z.record(z.string(), z.int())).default({}),
    discrepancies: z.array(z.object({ kind: z.enum(discrepancyKinds), subject: z.string(), credits: z.int() })),
  }),
  wholeSince: z.iso.datetime(),
  isSecondReading: z.boolean().optional(),
  auditedAt: z.iso.datetime().optional(),
}) satisfies z.ZodType<Checkpoint>;

/** One that this version cannot read is as good as none: the books are read from their beginning. */
const checkpoints = rowsOf('checkpoint of books', Kept);

export const verbs = {
  find: verb([onTable('GetItem').of(keys.books)], async (userId: string): Promise<Checkpoint | undefined> => {
    const found = await documents().send(
      new GetCommand({ TableName: TableName(), Key: keys.books(userId), ConsistentRead: true }),
    );
    return checkpoints.one(found.Item);
  }),

  save: verb([onTable('PutItem').of(keys.books)], async (userId: string, checkpoint: Checkpoint): Promise<void> => {
    await documents().send(new PutCommand({ TableName: TableName(), Item: { ...keys.books(userId), ...checkpoint } }));
  }),
};
