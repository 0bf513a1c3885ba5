import { describe, expect, it } from 'vitest';
import { layoutOf } from './layout.ts';
import type { Run } from './layout.ts';

const runs = (...lengths: readonly (readonly [part: string, length: number])[]): Run[] => {
  let at = 0;
  return lengths.map(([part, length]) => {
    const from = at;
    at += length;
    return { part, from, to: at };
  });
};

const clabe = runs(['bank', 3], ['plaza', 3], ['account', 11], ['checkDigit', 1]);
const cbu = runs(['bank', 3], ['branch', 4], ['checkDigit', 1], ['account', 13], ['checkDigit', 1]);
const cci = runs(['bank', 3], ['branch', 3], ['account', 12], ['checkDigit', 1], ['checkDigit', 1]);

describe('layout of a number', () => {
  it('separates the runs by one gap column', () => {
    expect(layoutOf(clabe).placed.map(({ column }) => column)).toEqual([1, 5, 9, 21]);
  });

  it('gives every label a row of its own', () => {
    for (const number of [clabe, cbu, cci, runs(['account', 12])]) {
      const steps = layoutOf(number).placed.map(({ step, isHung }) => `${step}${isHung ? '' : ' down'}`);
      expect(new Set(steps).size).toBe(number.length);
    }
  });

  it('hangs trailing short parts between the last other label and their own line', () => {
    const { placed, hangFrom } = layoutOf(cci);
    expect(placed.map(({ isHung }) => isHung)).toEqual([false, false, false, true, true]);
    expect(placed.slice(-2).map(({ step }) => step)).toEqual([0, 1]);
    expect(hangFrom).toBe(9);
  });

  it('hangs short parts that are no check digits, where their labels would have no room', () => {
    const iban = runs(
      ['country', 2],
      ['checkDigit', 2],
      ['bank', 8],
      ['branch', 5],
      ['account', 10],
      ['type', 1],
      ['holder', 1],
    );
    expect(layoutOf(iban).placed.map(({ isHung }) => isHung)).toEqual([false, false, false, false, false, true, true]);
  });

  it('leaves a check digit inside the number on the staircase', () => {
    expect(layoutOf(cbu).placed.map(({ isHung }) => isHung)).toEqual([false, false, false, false, true]);
  });

  it('does not hang the check digit of a short number, which has no room for it', () => {
    const { placed, isTrailing } = layoutOf(runs(['bank', 8], ['checkDigit', 1]));
    expect(placed.some(({ isHung }) => isHung)).toBe(false);
    expect(isTrailing).toBe(true);
  });

  it('keeps every label where it was when there are characters too many', () => {
    const extra = { part: 'extra', from: 18, to: 20, isExtra: true };
    const steps = (number: readonly Run[]) => layoutOf(number).placed.map(({ step, isHung }) => [step, isHung]);
    expect(steps([...clabe, extra]).slice(0, 4)).toEqual(steps(clabe));
  });

  it('lets a text too long for a line flow over several', () => {
    expect(layoutOf(runs(['key', 77])).isFlowing).toBe(true);
    expect(layoutOf(clabe).isFlowing).toBe(false);
  });

  it('knows how wide the number is, so that it fits any container', () => {
    expect(layoutOf(clabe).width).toBeCloseTo(18 * 0.635 + 3 * 0.58 + 0.15);
    expect(layoutOf(cbu).width).toBeCloseTo(22 * 0.635 + 4 * 0.58 + 0.15);
  });
});
