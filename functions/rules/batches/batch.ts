import * as z from 'zod';
import { batchProblems, pauseReasons } from '#shared/validation/batches.ts';
import { environments } from '#shared/validation/environment.ts';
import { noVerdicts, Verdicts } from './verdicts.ts';

/** Credits that were taken out of one lot for many rows. */
export const Block = z.object({
  lotId: z.string(),
  source: z.string(),
  /** The first place that it pays for; it pays for as many as it has credits. */
  from: z.int().min(1),
  credits: z.int().min(1),
  /** How many of them paid for an answer, as far as they are counted. */
  charged: z.int().min(0),
  /** How many went back to the lot; absent until they did. */
  returned: z.int().min(0).optional(),
});
export type Block = Readonly<z.output<typeof Block>>;

const Counts = z.object({
  total: z.int(),
  valid: z.int(),
  invalid: z.int(),
  error: z.int(),
  timeout: z.int(),
  refused: z.int(),
  duplicates: z.int(),
});
export type Counts = Readonly<z.output<typeof Counts>>;

/** What of a batch is done next: `uploading` waits for its owner, `ended` for nobody. */
export const stages = ['uploading', 'reading', 'asking', 'ended'] as const;

/** A row that was put on and is not counted yet: written before it is sent, so that whoever dies in between is made good. */
const InFlight = z.object({
  row: z.int(),
  /** Its turn among the rows that may cost a credit, over all attempts, from 1; 0 where nobody is asked. */
  place: z.int(),
  validationId: z.string(),
  at: z.iso.datetime(),
  /** When it was sent again, because nothing came of it. */
  sentAt: z.iso.datetime().optional(),
  /** Its bank is given up: it is closed without being asked about. */
  isGivenUp: z.boolean().optional(),
});
export type InFlight = Readonly<z.output<typeof InFlight>>;

/** What is known of a bank from the rows of this batch alone. */
const Line = z.object({
  failedInRow: z.int(),
  restsUntil: z.iso.datetime().optional(),
  /** How often in a row somebody tried it out in vain. */
  probes: z.int().default(0),
});
export type Line = Readonly<z.output<typeof Line>>;

/**
 * A batch as its driver keeps it. One driver at a time works at it: every write is conditional on the `version` that was
 * read, and counts rows in the same write in which they leave `inFlight`; so each is counted once.
 */
export const Batch = z.object({
  id: z.string(),
  userId: z.string(),
  name: z.string().optional(),
  note: z.string().optional(),
  environment: z.enum(environments),
  /** The key that made it; absent where its owner did in the dashboard. */
  keyId: z.string().optional(),
  /** The month of that key (`2026-11`) which its rows were counted in; absent while they are not. */
  countedIn: z.string().optional(),
  columns: z.array(z.string()).default([]),
  bytes: z.int(),
  stage: z.enum(stages),
  pausedBy: z.enum(pauseReasons).optional(),
  pausedAt: z.iso.datetime().optional(),
  /** Its owner gave it up: what is in flight is waited for, nothing else is put on. */
  isCancelled: z.boolean().default(false),
  problem: z.enum(batchProblems).optional(),
  counts: Counts,
  /** Rows that a bank answered, by what to do. */
  verdicts: Verdicts.default(noVerdicts),
  /** How far its file was read into rows. */
  readRows: z.int().default(0),
  attempt: z.int().min(1).default(1),
  /** Until when its file is somebody's who reads it. */
  readingUntil: z.iso.datetime().optional(),
  /** The last row that was looked at to be put on, in this attempt. */
  pointer: z.int().default(0),
  /** Rows looked at whose bank was busy or rested, by line: they are put on before those behind the pointer. */
  held: z.record(z.string(), z.array(z.int())).default({}),
  inFlight: z.array(InFlight).default([]),
  lines: z.record(z.string(), Line).default({}),
  /** Rows that may cost a credit and have none yet, in this attempt. */
  unpaid: z.int().default(0),
  /** Rows that were asked about, or given up, without an answer: what a retry asks again. */
  retryable: z.int().default(0),
  /** Places given out, over all attempts. */
  places: z.int().default(0),
  blocks: z.array(Block).default([]),
  /** Which turn of the driver comes next: a message about another one is old. */
  turn: z.int().default(0),
  version: z.int().min(1),
  /** When somebody is to look after it, should its driver be lost. */
  lookAt: z.iso.datetime().optional(),
  /** How many rows were done when the asking began, or went on. */
  pace: z.object({ at: z.iso.datetime(), done: z.int() }).optional(),
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().optional(),
  completedAt: z.iso.datetime().optional(),
});
export type Batch = Readonly<z.output<typeof Batch>>;
