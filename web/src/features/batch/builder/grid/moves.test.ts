import { expect, it } from 'vitest';
import { beside, clamped, moved } from './moves.ts';

const bounds = { rows: 100, columns: 4, page: 10 };
const at = (place: number, column: number) => ({ place, column });

it.each([
  ['ArrowDown', false, at(51, 2)],
  ['ArrowUp', false, at(49, 2)],
  ['ArrowLeft', false, at(50, 1)],
  ['ArrowRight', false, at(50, 3)],
  ['Home', false, at(50, 0)],
  ['End', false, at(50, 3)],
  ['PageDown', false, at(60, 2)],
  ['PageUp', false, at(40, 2)],
  ['Home', true, at(0, 0)],
  ['End', true, at(99, 3)],
  ['ArrowDown', true, at(99, 2)],
  ['ArrowUp', true, at(0, 2)],
] as const)('%s (control: %s) leads to %j', (key, isControl, cell) => {
  expect(moved(at(50, 2), { key, isControl }, bounds)).toEqual(cell);
});

it('stays at the rims', () => {
  expect(moved(at(0, 0), { key: 'ArrowUp', isControl: false }, bounds)).toEqual(at(0, 0));
  expect(moved(at(95, 3), { key: 'PageDown', isControl: false }, bounds)).toEqual(at(99, 3));
  expect(clamped(at(500, 9), bounds)).toEqual(at(99, 3));
});

it('leads nowhere by other keys', () => {
  expect(moved(at(50, 2), { key: 'x', isControl: false }, bounds)).toBeUndefined();
});

it('goes on in the next row behind the last column, and back', () => {
  expect(beside(at(3, 3), 1, bounds)).toEqual(at(4, 0));
  expect(beside(at(4, 0), -1, bounds)).toEqual(at(3, 3));
  expect(beside(at(0, 0), -1, bounds)).toEqual(at(0, 0));
  expect(beside(at(99, 3), 1, bounds)).toEqual(at(99, 3));
});
