import { discrepancy, type Books, type Discrepancy, type Movement } from './books.ts';
import { isDebt, isPayment, judgePayments } from './debts.ts';
import { judgeLots, summed } from './lots.ts';
import { judgeValidations, type Validation } from './validations.ts';

/** What happened after the books end, up to an instant until which nothing will be added any more. */
export interface Span {
  readonly upTo: string;
  readonly movements: readonly Movement[];
  readonly created: readonly Validation[];
  readonly reread: readonly Validation[];
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

/** The books after a span, and all that is wrong in it. */
export const fold = (books: Books, { upTo, movements, created, reread }: Span): Books => {
  const ofSubjects = movements.filter((movement) => !isOfLot(movement) && !isPayment(movement));
  const { discrepancies, open } = judgeValidations(books.open, { movements: ofSubjects, created, reread, upTo });
  const all = [
    ...books.discrepancies,
    ...judgeKinds(movements),
    ...judgeLots(books.lots, movements),
    ...judgePayments(movements),
    ...discrepancies,
  ];
  return { upTo, lots: summed(books.lots, movements), open, discrepancies: all.slice(0, keptDiscrepancies) };
};
