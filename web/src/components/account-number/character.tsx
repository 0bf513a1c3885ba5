import type { CSSProperties } from 'react';
import { cx } from '../ui/class-names.ts';
import { caretAt, type Caret } from '#shared/anatomy/caret.ts';
import type { Reading } from '#shared/anatomy/reading.ts';

export interface CharacterProps {
  readonly index: number;
  readonly reading: Reading;
  readonly caret: Caret | undefined;
  readonly style?: CSSProperties | undefined;
}

const caretOn = (index: number, { text, runs }: Reading, caret: Caret | undefined) =>
  caret && caretAt(index, { text: text.length, drawn: runs.at(-1)?.to ?? 0 }, caret);

/** One character, or the dot that keeps its place; struck through when wrong, the expected one above it. */
export const Character = ({ index, reading, caret, style }: CharacterProps) => (
  <span
    className={cx('an-d', index >= reading.text.length && 'is-empty', reading.wrong.has(index) && 'is-bad')}
    data-i={index}
    data-caret={caretOn(index, reading, caret)}
    data-want={reading.wrong.get(index)}
    style={style}
  >
    {reading.text[index] ?? '·'}
  </span>
);
