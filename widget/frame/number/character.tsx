import { caretAt, type Caret } from '#shared/anatomy/caret.ts';
import type { Reading } from '#shared/anatomy/reading.ts';
import { cx } from '../parts/class-names.ts';

export interface CharacterProps {
  readonly index: number;
  readonly reading: Reading;
  readonly caret: Caret | undefined;
  /** Of the grid. */
  readonly column?: number | undefined;
}

/** One character, or the dot that keeps its place; struck through when wrong, the expected one above it. */
export const Character = ({ index, reading: { text, runs, wrong }, caret, column }: CharacterProps) => (
  <span
    class={cx('an-d', index >= text.length && 'is-empty', wrong.has(index) && 'is-bad')}
    data-i={index}
    data-caret={caret && caretAt(index, { text: text.length, drawn: runs.at(-1)?.to ?? 0 }, caret)}
    data-want={wrong.get(index)}
    style={column === undefined ? undefined : { gridColumn: String(column) }}
  >
    {text[index] ?? '·'}
  </span>
);
