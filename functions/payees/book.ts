import { creditsPerValidation } from '#shared/plans.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import type { Line } from '../rules/payees/line.ts';
import { dayOf } from '../rules/time.ts';
import type { PayeeBook } from '../store/payees/book.ts';

export const bookPorts = ['payeePages.read', 'clock.now'] as const satisfies readonly PortName[];

/** Payees of one day are one round; what is due already is asked about now. */
const nextRoundOf = (lines: readonly Line[], now: string) => {
  const coming = lines.map(({ nextRecheckAt }) => nextRecheckAt).filter((at) => at > now);
  const [first] = coming.toSorted();
  if (first === undefined) return null;
  const payees = coming.filter((at) => dayOf(at) === dayOf(first)).length;
  return { at: first, payees, credits: payees * creditsPerValidation };
};

/** The book as its owner reads it: all that can be counted is counted in the lines. */
export const bookView = async (
  { payeePages, clock }: PortsOf<(typeof bookPorts)[number]>,
  userId: string,
  { savesByDocument, pausedSince }: PayeeBook,
) => {
  const [lines, now] = [await payeePages.read(userId), clock.now()];
  const due = lines.filter(({ nextRecheckAt }) => nextRecheckAt !== '' && nextRecheckAt <= now);
  return {
    payees: lines.length,
    changed: lines.filter(({ isChanged }) => isChanged).length,
    savesByDocument,
    nextRound: nextRoundOf(lines, now),
    paused: pausedSince === undefined ? 0 : due.length,
  };
};
