import type { Trouble } from '../../desk/desk.ts';

/** What to show first: what one click ends, then errors, then what is most frequent. */
export const inOrder = (troubles: readonly Trouble[]): readonly Trouble[] => {
  const rank = ({ fix, level }: Trouble) => (fix ? 0 : level === 'error' ? 1 : 2);
  return troubles.toSorted((a, b) => rank(a) - rank(b) || b.rows - a.rows);
};
