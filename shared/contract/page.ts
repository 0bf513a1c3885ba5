import * as z from 'zod';
import { cursorAtMost } from '../validation/limits.ts';

/** Where a list goes on: what the page before said. */
export const cursor = z
  .string()
  .max(cursorAtMost)
  .optional()
  .meta({ description: 'Goes on after a page: its `nextCursor`.' });

/** What every list takes. */
export const pageQuery = { cursor, limit: z.coerce.number().int().min(1).max(100).default(20) };

/** The same, where it comes in a body. */
export const pageBody = { cursor, limit: z.int().min(1).max(100).default(20) };

/** What every list answers. */
export const pageOf = <S extends z.ZodType>(row: S) =>
  z.object({ data: z.array(row), hasMore: z.boolean(), nextCursor: z.string().nullable() });
