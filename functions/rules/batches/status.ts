import type { BatchStatus } from '#shared/validation/batches.ts';
import type { Batch, Block } from './batch.ts';

const endedAs = ({ problem, isCancelled }: Batch): BatchStatus => {
  if (problem) return 'FAILED';
  return isCancelled ? 'CANCELLED' : 'SUCCESS';
};

/** Where a batch is, as its owner is told. One that was given up is CANCELLED when what was under way has its answer. */
export const statusOf = (batch: Batch): BatchStatus => {
  if (batch.stage === 'ended') return endedAs(batch);
  if (batch.pausedBy) return 'PAUSED';
  return batch.stage === 'asking' ? 'PROCESSING' : 'PENDING';
};

/** Rows that have an end: the bank's answer, or that there will be none. */
const endedRows = ({ valid, invalid, error, timeout, refused }: Batch['counts']): number =>
  valid + invalid + error + timeout + refused;

/** Rows by what became of them; one that is under way stands for those that share its answer. */
export const countsOf = ({ counts, inFlight }: Batch) => {
  const { total, valid, invalid, error, timeout, refused, duplicates } = counts;
  const left = total - endedRows(counts);
  const processing = Math.min(inFlight.length, left);
  const told = { valid, invalid, error, timeout, refused, duplicates };
  const ended = { success: valid + invalid, failed: error + timeout + refused };
  return { total, pending: left - processing, processing, ...ended, ...told };
};

const summed = (blocks: readonly Block[], of: (block: Block) => number): number =>
  blocks.reduce((sum, block) => sum + of(block), 0);

/** What it took out of the wallet, what answers cost, and what went back. */
export const creditsOf = ({ blocks, pausedBy, unpaid }: Batch) => ({
  reserved: summed(blocks, ({ credits }) => credits),
  charged: summed(blocks, ({ charged }) => charged),
  returned: summed(blocks, ({ returned = 0 }) => returned),
  missing: pausedBy === 'credits' ? unpaid : 0,
});
