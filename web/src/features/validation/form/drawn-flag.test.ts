import { expect, it } from 'vitest';
import { isDrawn } from './drawn-flag.ts';

const mexico = '\u{1F1F2}\u{1F1FD}';

it('a flag is drawn where it is narrower than its two letters', () => {
  expect(isDrawn(mexico, () => 12.5)).toBe(true);
});

it('a flag that the system shows as two letters or boxes is none, and nothing is no flag', () => {
  expect(isDrawn(mexico, (text) => 8 * Array.from(text).length)).toBe(false);
  expect(isDrawn('', () => 0)).toBe(false);
});
