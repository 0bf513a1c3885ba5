import type { CSSProperties } from 'react';
import { cx } from '../ui/class-names.ts';
import { caretAt } from '#shared/anatomy/caret.ts';
import type { Caret } from '#shared/anatomy/caret.ts';
import type { Reading } from '#shared/anatomy/reading.ts';

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
      caret && caretAt(index, { text: text.length, drawn: runs.at(-1)?.to ?? 0 }, caret),
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
