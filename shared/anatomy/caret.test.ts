import { describe, expect, it } from 'vitest';
import { caretAt } from './caret.ts';

/** What every drawn character shows, `-` for nothing. */
const drawn = (text: number, all: number, start: number, end = start) =>
  Array.from({ length: all }, (_, index) => caretAt(index, { text, drawn: all }, { start, end }) ?? '-');

describe('the drawn caret', () => {
  it('stands before the character it points at', () => {
    expect(drawn(3, 5, 1)).toEqual(['-', 'before', '-', '-', '-']);
  });

  it('stands before the first dot at the end of what is typed', () => {
    expect(drawn(3, 5, 3)).toEqual(['-', '-', '-', 'before', '-']);
  });

  it('stands after the last character of a whole number', () => {
    expect(drawn(5, 5, 5)).toEqual(['-', '-', '-', '-', 'after']);
  });

  it('comes back to the first dot when the number is taken away', () => {
    expect(drawn(0, 5, 20)).toEqual(['before', '-', '-', '-', '-']);
    expect(drawn(0, 5, 5, 20)).toEqual(['before', '-', '-', '-', '-']);
  });

  it('covers the selected characters', () => {
    expect(drawn(5, 5, 1, 3)).toEqual(['-', 'selected', 'selected', '-', '-']);
  });
});
