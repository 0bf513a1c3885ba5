import type { Judged } from '#shared/anatomy/reading.ts';
import type { Demo } from './examples.ts';

/** A number of one's own as it stands in the demo. */
export interface Asked {
  readonly demo: Demo;
  readonly judged: Judged;
  /** All that was pasted, where it was. */
  readonly pasted: string | undefined;
}

/** A CLABE: the shortest account that check digits and bank prove. */
const shortestProof = 18;
/** Fewer characters are of no country. */
const fewest = 5;

/** Would other countries say more of it than the chosen one does? While it is typed, only where it fits no more. */
export const mayBeElsewhere = ({ judged: { state, normalized, confirmed }, pasted }: Asked): boolean => {
  const { length } = normalized;
  if (state === 'well-formed' && (confirmed > 0 || length < shortestProof)) return false;
  return state === 'impossible' || pasted !== undefined ? length >= fewest : length >= shortestProof;
};
