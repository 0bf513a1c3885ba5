import * as z from 'zod';
import { rowsOf } from '../table/row.ts';

/** What an operator did, to whom and why: written once, never changed. */
const Entry = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** Who it was, as AWS names whoever signed the command; before the chain, as they called themselves. */
  by: z.string(),
  what: z.string(),
  why: z.string(),
  /** Absent when the account that was looked for does not exist. */
  userId: z.string().optional(),
  details: z.record(z.string(), z.union([z.string(), z.number()])),
  /** As what its customer finds it in their activity. */
  shownAs: z.string().optional(),
  /** Its place in the chain; absent in those of before. */
  n: z.int().optional(),
  prev: z.string().optional(),
  hash: z.string().optional(),
});

/** What is recorded; its place in the chain it gets when it is written. */
export type Audit = Readonly<Omit<z.output<typeof Entry>, 'n' | 'prev' | 'hash'>>;
export type AuditEntry = Readonly<z.output<typeof Entry>>;

export const auditRows = rowsOf('audit', Entry);
