import { isFinal, settlementOf } from '#shared/validation/status.ts';
import type { Batch, Counts, InFlight, Line } from './batch.ts';
import { chargedFor } from './blocks.ts';
import { isHealthy, lineAfter } from './line-health.ts';
import type { Row } from './row.ts';

/** What a closed row tells its batch. */
export type Closed = Pick<Row, 'copies' | 'line' | 'outcome' | 'verdict' | 'isPassing'>;

const wordOf = ({ outcome }: Closed): 'valid' | 'invalid' | 'error' | 'timeout' | 'refused' => {
  if (outcome === undefined) return 'refused';
  const words = { VALID: 'valid', INVALID: 'invalid', ERROR: 'error', TIMEOUT: 'timeout' } as const;
  return words[outcome];
};

/** The row and those that ask the same. */
const rowsOf = ({ copies = 0 }: Closed): number => 1 + copies;

const counting = (counts: Counts, closed: Closed): Counts => {
  const word = wordOf(closed);
  return { ...counts, [word]: counts[word] + rowsOf(closed) };
};

/** Of a row that a bank answered. */
const judging = (verdicts: Batch['verdicts'], closed: Closed): Batch['verdicts'] =>
  closed.verdict ? { ...verdicts, [closed.verdict]: verdicts[closed.verdict] + rowsOf(closed) } : verdicts;

const isAnswered = ({ outcome }: Closed): boolean => outcome !== undefined && settlementOf(outcome) === 'post';
const mayBeAskedAgain = ({ outcome }: Closed): boolean =>
  outcome !== undefined && isFinal(outcome) && settlementOf(outcome) === 'void';

/** A batch is one item of a table, and its rows may name more banks than there are: those that failed last are known. */
const linesAtMost = 500;

const withLine = (lines: Batch['lines'], name: string, line: Line): Batch['lines'] => {
  const { [name]: _, ...others } = lines;
  if (isHealthy(line)) return others;
  return Object.fromEntries([...Object.entries(others), [name, line]].slice(-linesAtMost));
};

const linesAfter = ({ lines }: Batch, { line, outcome, isPassing }: Closed, flying: InFlight, now: string) =>
  line === undefined || outcome === undefined || flying.isGivenUp
    ? lines
    : withLine(lines, line, lineAfter(lines[line], { hasFailed: isPassing === true, at: flying.at }, now));

/** The batch with a row counted that was in flight: it leaves in the same write, so it is counted once. */
export const countClosed = (batch: Batch, flying: InFlight, closed: Closed, now: string): Batch => ({
  ...batch,
  inFlight: batch.inFlight.filter(({ row }) => row !== flying.row),
  counts: counting(batch.counts, closed),
  verdicts: judging(batch.verdicts, closed),
  blocks: isAnswered(closed) ? chargedFor(batch.blocks, flying.place) : batch.blocks,
  retryable: batch.retryable + (mayBeAskedAgain(closed) ? 1 : 0),
  lines: linesAfter(batch, closed, flying, now),
});

/** Rows that have their outcome. */
export const doneOf = ({ valid, invalid, error, timeout, refused }: Counts): number =>
  valid + invalid + error + timeout + refused;
