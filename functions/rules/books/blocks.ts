import { settlement, isFinal } from '#shared/validation/status.ts';
import { discrepancy, type Books, type Discrepancy, type Movement } from './books.ts';
import type { Validation } from './validations.ts';
import { mayBeGone } from './may-be-gone.ts';

type Blocks = Books['blocks'];

/** A batch, as far as it matters here. */
export interface Batch {
  readonly id: string;
  /** Since when nothing of it is underway any more; absent while something may be. */
  readonly endedAt?: string | undefined;
}

export const isOfBatch = ({ subject }: Pick<Movement, 'subject'>): boolean => subject.startsWith('bat_');

/** Whether it paid for an answer by an instant. */
const isAnswered = ({ status, completedAt }: Validation, upTo: string): boolean =>
  isFinal(status) && settlement[status] === 'post' && completedAt !== undefined && completedAt <= upTo;

/** So many credits more or less of a lot are out. */
interface Change {
  readonly batchId: string;
  readonly lotId: string;
  readonly credits: number;
}

/** What ends on its return was returned before, and changes nothing. */
const changeOf = ({ subject, kind, lotId, credits }: Movement): readonly Change[] =>
  kind === 'reserve' || kind === 'void' ? [{ batchId: subject, lotId, credits: -(credits ?? 0) }] : [];

const chargeOf = ({ hold }: Validation): readonly Change[] =>
  hold?.block === undefined ? [] : [{ batchId: hold.block, lotId: hold.lotId, credits: -hold.credits }];

interface Happened {
  /** Those of batches. */
  readonly movements: readonly Movement[];
  /** All validations that were open or are new, as they are now. */
  readonly known: readonly Validation[];
  readonly upTo: string;
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** Without what is nothing. */
const outOf = (changes: readonly Change[]): Blocks => {
  const batches = [...Map.groupBy(changes, ({ batchId }) => batchId)].map(([batchId, ofBatch]) => {
    const lots = [...Map.groupBy(ofBatch, ({ lotId }) => lotId)].map(
      ([lotId, ofLot]) => [lotId, sumOf(ofLot.map(({ credits }) => credits))] as const,
    );
    return [batchId, Object.fromEntries(lots.filter(([, credits]) => credits !== 0))] as const;
  });
  return Object.fromEntries(batches.filter(([, lots]) => Object.keys(lots).length > 0));
};

const changesIn = (blocks: Blocks): readonly Change[] =>
  Object.entries(blocks).flatMap(([batchId, lots]) =>
    Object.entries(lots).map(([lotId, credits]) => ({ batchId, lotId, credits })),
  );

/** The credits of each batch that are out of a lot afterwards: reserved, neither returned nor paid for an answer. */
export const blocksAfter = (before: Blocks, { movements, known, upTo }: Happened): Blocks =>
  outOf([
    ...changesIn(before),
    ...movements.flatMap(changeOf),
    ...known.filter((validation) => isAnswered(validation, upTo)).flatMap(chargeOf),
  ]);

interface Judging {
  /** Of those whose credits are out, as they are now. */
  readonly batches: readonly Batch[];
  /** Validations that cannot be read: each of them may have been paid for by a batch. */
  readonly unreadable: number;
  readonly upTo: string;
  readonly now: string;
}

interface Judged {
  readonly discrepancies: readonly Discrepancy[];
  readonly blocks: Blocks;
}

const judgeBatch = (batchId: string, lots: Blocks[string], { batches, unreadable, upTo, now }: Judging): Judged => {
  const batch = batches.find(({ id }) => id === batchId);
  const out = Object.values(lots);
  const told = { discrepancies: [], blocks: {} };
  // Nor are its answers, which it paid for.
  if (mayBeGone(batchId, now)) return told;
  if (!batch) return { ...told, discrepancies: [discrepancy('batchMissing', batchId, sumOf(out.map(Math.abs)))] };
  const isEnded = batch.endedAt !== undefined && batch.endedAt <= upTo;
  const wrong = isEnded ? out : out.filter((credits) => credits < 0);
  if (wrong.length > 0 && !wrong.every((credits) => credits > 0 && credits <= unreadable))
    return { ...told, discrepancies: [discrepancy('blockDiffers', batchId, sumOf(wrong.map(Math.abs)))] };
  return { ...told, blocks: { [batchId]: lots } };
};

/** Each lot of a batch: what ends of it on its return was returned. */
const judgeEnds = (movements: readonly Movement[]): Discrepancy[] =>
  [...Map.groupBy(movements, ({ subject, lotId }) => `${subject} ${lotId}`).values()].flatMap((ofLot) => {
    const of = (wanted: string) =>
      sumOf(ofLot.filter(({ kind }) => kind === wanted).map(({ credits }) => credits ?? 0));
    const [ended, returned] = [-of('expire'), of('void')];
    const beyond = ended < 0 ? ended : Math.max(0, ended - returned);
    return beyond === 0 ? [] : [discrepancy('expireDiffers', ofLot[0]?.subject ?? '', beyond)];
  });

/**
 * Of a batch that ended no credit is out of any lot: what it reserved of it and did not return paid for as many answers. While
 * it goes on never more was answered and returned than reserved. What is told is not told again.
 */
export const judgeBlocks = (after: Blocks, movements: readonly Movement[], judging: Judging): Judged => {
  const judged = Object.entries(after).map(([batchId, lots]) => judgeBatch(batchId, lots, judging));
  return {
    discrepancies: [...judgeEnds(movements), ...judged.flatMap(({ discrepancies }) => discrepancies)],
    blocks: Object.assign({}, ...judged.map(({ blocks }) => blocks)) as Blocks,
  };
};
