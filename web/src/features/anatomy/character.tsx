import type { CSSProperties } from 'react';
import { cx } from '../../components/ui/class-names.ts';
import type { Reading } from './reading.ts';

/** The caret or the selected characters, as an input reports them. */
export interface Caret {
  readonly start: number;
  readonly end: number;
}

const caretClass = (index: number, last: number, { start, end }: Caret) => {
  if (start !== end) return index >= start && index < end ? 'is-selected' : undefined;
  if (index === start) return 'is-caret';
  return index === last && start > last ? 'is-caret is-after' : undefined;
};

export interface CharacterProps {
  readonly index: number;
  readonly reading: Reading;
  readonly caret: Caret | undefined;
  readonly style?: CSSProperties | undefined;
}

/** One character, or the dot that keeps its place; struck through when wrong, the expected one above it. */
export const Character = ({ index, reading: { text, wrong, runs }, caret, style }: CharacterProps) => (
  <span
    className={cx(
      'an-d',
      index >= text.length && 'is-empty',
      wrong.has(index) && 'is-bad',
      caret && caretClass(index, (runs.at(-1)?.to ?? 0) - 1, caret),
    )}
    data-i={index}
    data-want={wrong.get(index)}
    style={style}
  >
    {text[index] ?? '·'}
  </span>
);

export const indexesOf = ({ from, to }: { readonly from: number; readonly to: number }): number[] =>
  Array.from({ length: to - from }, (_, offset) => from + offset);
