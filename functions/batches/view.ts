import type * as z from 'zod';
import type { Batch as Contract } from '#shared/contract/resources/batch.ts';
import type { Batch } from '../rules/batches/batch.ts';
import { secondsLeft } from '../rules/batches/seconds-left.ts';
import { countsOf, creditsOf, statusOf } from '../rules/batches/status.ts';

type View = z.output<typeof Contract>;

/** A batch as its owner reads it; `upload` where its file is to be sent, told to whoever makes it alone. */
export const viewOf = (batch: Batch, now: string, upload: View['upload'] = null): View => ({
  id: batch.id,
  name: batch.name ?? null,
  note: batch.note ?? null,
  environment: batch.environment,
  status: statusOf(batch),
  pausedBy: batch.stage === 'ended' ? null : (batch.pausedBy ?? null),
  problem: batch.problem ?? null,
  columns: batch.columns,
  counts: countsOf(batch),
  verdicts: batch.verdicts,
  credits: creditsOf(batch),
  secondsLeft: secondsLeft(batch, now),
  upload,
  createdAt: batch.createdAt,
  startedAt: batch.startedAt ?? null,
  completedAt: batch.completedAt ?? null,
});
