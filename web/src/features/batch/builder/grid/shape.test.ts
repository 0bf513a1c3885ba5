import { describe, expect, it } from 'vitest';
import { runsOf, scrollTo, shapeOf, windowOf } from './shape.ts';

const heights = { row: 40, note: 32 };
const order = (count: number) => Uint32Array.from({ length: count }, (_, index) => index);

describe('the heights of 50,000 rows, every third with a line below', () => {
  const marks = Uint8Array.from({ length: 50_000 }, (_, index) => (index % 3 === 0 ? 1 : 0));
  const shape = shapeOf(order(50_000), marks, heights);

  it('add up', () => {
    expect(shape.height).toBe(50_000 * 40 + Math.ceil(50_000 / 3) * 32);
    expect([0, 1, 2, 3].map(shape.topOf)).toEqual([0, 72, 112, 152]);
    expect([shape.heightOf(0), shape.heightOf(1)]).toEqual([72, 40]);
  });

  it.each([0, 1, 2, 777, 49_998, 49_999])('finds row %i from its first to its last pixel', (place) => {
    expect(shape.at(shape.topOf(place))).toBe(place);
    expect(shape.at(shape.topOf(place + 1) - 1)).toBe(place);
  });

  it('draw what is in sight and a few beyond, and never more than there is', () => {
    const [first, end] = windowOf(shape, 50_000, shape.topOf(1_000), 400);
    expect(first).toBeLessThan(1_000);
    expect(first).toBeGreaterThan(980);
    expect(end - first).toBeLessThan(40);
    expect(windowOf(shape, 50_000, shape.height, 400)[1]).toBe(50_000);
    expect(windowOf(shape, 50_000, 0, 400)[0]).toBe(0);
  });

  it('scroll no further than it takes to see a row whole', () => {
    expect(scrollTo(shape, 10, 0, 10_000)).toBe(0);
    expect(scrollTo(shape, 10, shape.topOf(20), 400)).toBe(shape.topOf(10));
    expect(scrollTo(shape, 30, 0, 400)).toBe(shape.topOf(31) - 400);
  });
});

it('of no rows nothing is drawn', () => {
  const shape = shapeOf(order(0), new Uint8Array(), heights);
  expect([shape.height, ...windowOf(shape, 0, 0, 400)]).toEqual([0, 0, 0]);
});

it('reads neighbours together, and far ones apart', () => {
  expect(runsOf([12, 3, 4, 5, 900])).toEqual([
    [3, 10],
    [900, 1],
  ]);
  expect(runsOf([])).toEqual([]);
});
