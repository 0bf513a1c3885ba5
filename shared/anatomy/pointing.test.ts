import { describe, expect, it } from 'vitest';
import { positionAt } from './pointing.ts';

/** Three digits, a gap, one digit; then a second line. */
const spots = [0, 10, 20, 50].map((left, index) => ({ index, left, right: left + 10, top: 0, bottom: 20 }));
const twoLines = [...spots, { index: 4, left: 0, right: 10, top: 20, bottom: 40 }];

describe('the caret position a point means', () => {
  it('is before a character on its left half and after it on its right half', () => {
    expect(positionAt(spots, 12, 5)).toBe(1);
    expect(positionAt(spots, 18, 5)).toBe(2);
  });

  it('is beside the nearest character when the point falls into a gap', () => {
    expect(positionAt(spots, 32, 5)).toBe(3);
    expect(positionAt(spots, 48, 5)).toBe(3);
  });

  it('is the end when the point is right of everything', () => {
    expect(positionAt(spots, 900, 5)).toBe(4);
  });

  it('stays on the line of the point', () => {
    expect(positionAt(twoLines, 55, 35)).toBe(5);
  });

  it('is the start where nothing is drawn', () => {
    expect(positionAt([], 10, 10)).toBe(0);
  });
});
