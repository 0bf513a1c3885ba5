import { blocksAfter, isOfBatch, judgeBlocks, type Batch } from './blocks.ts';
import { discrepancy, type Books, type Discrepancy, type Movement } from './books.ts';
import { isDebt, isPayment, judgePayments } from './debts.ts';
import { judgeLots, summed } from './lots.ts';
import { judgeValidations, knownOf, type Validation } from './validations.ts';

/** What happened after the books end, up to an instant until which nothing will be added any more. */
export interface Span {
  readonly upTo: string;
  readonly movements: readonly Movement[];
  readonly created: readonly Validation[];
  readonly reread: readonly Validation[];
  /** Those whose credits are out, as they are now. */
  readonly batches: readonly Batch[];
  /** When it is looked at. */
  readonly now: string;
}

/** So many are kept: whoever looks into it has enough to begin with, and the books fit into a row. */
const keptDiscrepancies = 100;

const ofLots: ReadonlySet<string> = new Set(['grant', 'expire', 'reverse', 'freeze']);
const ofDebts: ReadonlySet<string> = new Set(['owe']);
const ofValidations: ReadonlySet<string> = new Set(['reserve', 'void', 'expire']);
const ofPayments: ReadonlySet<string> = new Set(['repay']);

const isOfLot = ({ subject, lotId }: Movement): boolean => subject === lotId;

/** What may move credits there. */
const kindsOf = (movement: Movement): ReadonlySet<string> => {
  if (isOfLot(movement)) return isDebt(movement.lotId) ? ofDebts : ofLots;
  return isPayment(movement) ? ofPayments : ofValidations;
};

const isOdd = (movement: Movement): boolean => movement.credits === null || !kindsOf(movement).has(movement.kind);

const judgeKinds = (movements: readonly Movement[]): Discrepancy[] =>
  movements.filter(isOdd).map(({ subject, credits }) => discrepancy('kindUnknown', subject, credits ?? 0));

/** The credits of batches that are out of their lots after a span. */
export const outAfter = (
  books: Books,
  { upTo, movements, created, reread }: Omit<Span, 'batches' | 'now'>,
): Books['blocks'] =>
  blocksAfter(books.blocks, {
    movements: movements.filter(isOfBatch),
    known: knownOf(books.open, { created, reread }),
    upTo,
  });

/** The books after a span, and all that is wrong in it. */
export const fold = (books: Books, span: Span): Books => {
  const { upTo, now, movements, batches } = span;
  const ofSubjects = movements.filter((movement) => !isOfLot(movement) && !isPayment(movement));
  const ofOthers = ofSubjects.filter((movement) => !isOfBatch(movement));
  const { discrepancies, open } = judgeValidations(books.open, { ...span, movements: ofOthers });
  const unreadable = Object.values(open).filter((hold) => hold === null).length;
  const ofBatches = judgeBlocks(outAfter(books, span), ofSubjects.filter(isOfBatch), {
    batches,
    unreadable,
    upTo,
    now,
  });
  const all = [
    ...books.discrepancies,
    ...judgeKinds(movements),
    ...judgeLots(books.lots, movements),
    ...judgePayments(movements),
    ...discrepancies,
    ...ofBatches.discrepancies,
  ];
  return {
    upTo,
    lots: summed(books.lots, movements),
    open,
    blocks: ofBatches.blocks,
    discrepancies: all.slice(0, keptDiscrepancies),
  };
};
