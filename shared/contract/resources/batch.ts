import * as z from 'zod';
import {
  batchActions,
  batchLimits,
  batchProblems,
  batchStatuses,
  pauseReasons,
  rowStatuses,
} from '../../validation/batches.ts';
import { tones } from '../../validation/headline.ts';
import { environments } from '../../validation/environment.ts';
import { fieldsAtMost } from '../../validation/limits.ts';
import type { ErrorCode } from '../../errors/catalogue.ts';
import { ValidationSummary } from './validation.ts';

export const BatchId = z.string().regex(/^bat_[0-9a-z]{26}$/);

const text = z.string().max(fieldsAtMost.beneficiaryName * 2);

/**
 * A row as it is sent: a text may be anything, because a row that cannot be right fails alone, with its findings, and not
 * the batch. A member that nobody knows is refused with the whole batch: what it says would be lost.
 */
export const BatchRow = z
  .strictObject({
    customId: z.string().max(batchLimits.customId).optional(),
    country: text.optional(),
    accountNumber: text.optional(),
    bankCode: text.optional(),
    accountFormat: text.optional(),
    accountType: text.optional(),
    documentType: text.optional(),
    documentNumber: text.optional(),
    branchCode: text.optional(),
    routingNumber: text.optional(),
    beneficiaryName: text.optional(),
    reference: text.optional(),
    original: z.array(z.string().max(500)).max(batchLimits.columns).optional().meta({
      description: 'The row of your own file, one text for each of `columns`: it comes back with the result.',
    }),
  })
  .meta({
    id: 'BatchRow',
    description: 'A row of a batch: an account as a validation takes it, with your own id for it.',
  });
export type BatchRow = z.output<typeof BatchRow>;

const encoder = new TextEncoder();

/** Rows as one request sends them: each is a line of the file that they are read from, and no longer than one may be. */
const InlineRows = z
  .array(BatchRow)
  .min(1)
  .max(batchLimits.inlineRows)
  .superRefine((rows, context) => {
    for (const [index, row] of rows.entries()) {
      const { length } = encoder.encode(JSON.stringify(row));
      if (length > batchLimits.rowBytes)
        context.addIssue({
          code: 'too_big',
          origin: 'string',
          maximum: batchLimits.rowBytes,
          path: [index],
          input: row,
        });
    }
  });

export const Batch = z
  .object({
    id: z.string(),
    name: z.string().nullable(),
    note: z.string().nullable(),
    environment: z.enum(environments),
    status: z.enum(batchStatuses),
    pausedBy: z.enum(pauseReasons).nullable(),
    problem: z.enum(batchProblems).nullable().meta({ description: 'Why it FAILED as a whole; nothing was charged.' }),
    columns: z.array(z.string()).meta({ description: 'Headers of your own file, where its rows came along.' }),
    counts: z
      .object({
        total: z.int(),
        pending: z.int(),
        processing: z.int(),
        success: z.int().meta({ description: 'The bank answered: `valid` and `invalid`.' }),
        failed: z
          .int()
          .meta({ description: 'Nobody answered, or it cannot be right: `error`, `timeout` and `refused`.' }),
        valid: z.int(),
        invalid: z.int(),
        error: z.int(),
        timeout: z.int(),
        refused: z.int().meta({ description: 'Rows that cannot be right: nobody was asked, nothing was charged.' }),
        duplicates: z
          .int()
          .meta({ description: 'Rows that ask the same as one before: they share its answer and its credit.' }),
      })
      .meta({ description: 'Rows; while the file is read, `total` grows.' }),
    verdicts: z.object({ pay: z.int(), plain: z.int(), look: z.int(), stop: z.int() }).meta({
      description:
        'Rows that a bank answered, by what to do: `pay`: the holder is whom you expect; `plain`: the account exists, no name was compared; `look`: check before you pay; `stop`: do not pay. Together they are `success`.',
    }),
    credits: z.object({ reserved: z.int(), charged: z.int(), returned: z.int(), missing: z.int() }).meta({
      description:
        '`reserved` is `charged`, `returned` and what is still open; `missing`: what rows that wait for credits need.',
    }),
    secondsLeft: z
      .int()
      .nullable()
      .meta({ description: 'How long it will take at the pace of late; null while nobody can tell.' }),
    upload: z
      .object({
        url: z.string(),
        method: z.literal('PUT'),
        headers: z.record(z.string(), z.string()),
        expiresAt: z.iso.datetime(),
      })
      .nullable()
      .meta({
        description:
          'Where to send the file: JSON Lines, a row each, with exactly these headers. Then `POST …/start`. Only in the answer that made the batch.',
      }),
    createdAt: z.iso.datetime(),
    startedAt: z.iso.datetime().nullable(),
    completedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Batch', description: 'Many questions to banks, each answered once.' });
export type Batch = z.output<typeof Batch>;

export const RowFinding = z
  .object({
    pointer: z.string().meta({ description: 'JSON pointer to the field of the row.' }),
    code: z.string(),
    detail: z.string(),
    position: z.int().optional(),
    expected: z.string().optional(),
  })
  .meta({ id: 'RowFinding', description: 'What is wrong with one field of a row, in the language of the request.' });

export const BatchResult = z
  .object({
    row: z.int().meta({ description: 'From 1, in the order they were sent.' }),
    customId: z.string().nullable(),
    beneficiaryName: z.string().nullable().meta({ description: 'Whom you expect to pay, as it was sent.' }),
    status: z.enum(rowStatuses),
    sameAs: z.int().nullable().meta({ description: 'The row before that asks the same: this one shares its answer.' }),
    verdict: z
      .enum(tones)
      .nullable()
      .meta({ description: 'What to do, as `verdicts` counts it; null without an answer.' }),
    validation: ValidationSummary.nullable(),
    findings: z.array(RowFinding).meta({ description: 'Why a row cannot be right.' }),
    original: z.array(z.string()).nullable(),
    asked: BatchRow.omit({ original: true })
      .nullable()
      .meta({ description: 'As it was sent; only of rows without an answer.' }),
  })
  .meta({ id: 'BatchResult', description: 'A row and what became of it.' });
export type BatchResult = z.output<typeof BatchResult>;

export const batchName = z.string().trim().min(1).max(batchLimits.name);
export const batchNote = z.string().trim().max(batchLimits.note);

/** What makes a batch: its rows, or how large the file is that will be uploaded. */
export const batchAsked = {
  name: batchName.optional().meta({ description: 'By which people know it.' }),
  note: batchNote.optional().meta({ description: 'For whoever reads it later.' }),
  columns: z
    .array(z.string().max(200))
    .max(batchLimits.columns)
    .optional()
    .meta({ description: 'Headers of your own file, where rows bring their `original`.' }),
  rows: InlineRows.optional().meta({ description: 'The accounts, one in each row.' }),
  upload: z
    .strictObject({ bytes: z.int().min(1).max(batchLimits.bytes).meta({ description: 'Its exact size.' }) })
    .optional()
    .meta({ description: `In place of \`rows\`: a file of at most ${batchLimits.rows} rows will be uploaded.` }),
};

/** Exactly one of the two. */
export const hasRowsOrUpload = ({ rows, upload }: { readonly rows?: unknown; readonly upload?: unknown }): boolean =>
  (rows === undefined) !== (upload === undefined);

export const BatchParams = z.strictObject({ id: BatchId });
export const BatchActionParams = z.strictObject({ id: BatchId, action: z.enum(batchActions) });

/** By what results are narrowed. */
export const resultsFilter = {
  status: z.enum(rowStatuses).optional(),
  verdict: z.enum(tones).optional(),
  from: z.coerce
    .number()
    .int()
    .min(1)
    .max(batchLimits.rows)
    .optional()
    .meta({ description: 'Begin at this row; a `cursor` goes on where its page ended.' }),
};

/** What is refused beside what the request alone explains. */
export const refusedActions = [
  'errors.notFound',
  'errors.batchCannot',
  'errors.batchFileMissing',
  'errors.tooManyBatches',
] as const satisfies readonly ErrorCode[];
