import { describe, expect, it } from 'vitest';
import { judgeAccount } from '../engine/index.ts';
import { readingOf } from './reading.ts';

const clabe = (accountNumber: string) => judgeAccount({ country: 'MX', format: 'CLABE', accountNumber });
const cbu = (accountNumber: string) => judgeAccount({ country: 'AR', format: 'CBU', accountNumber });

describe('reading of a judged number', () => {
  it('keeps the whole shape while the number is still being typed', () => {
    const { runs, wrong } = readingOf(clabe('00211501600'));
    expect(runs.at(-1)?.to).toBe(18);
    expect(runs.map(({ isFull }) => isFull)).toEqual([true, true, false, false]);
    expect(wrong.size).toBe(0);
  });

  it('marks the wrong check digit and the one that was expected', () => {
    const { runs, wrong } = readingOf(clabe('002115016003269417'));
    expect([...wrong]).toEqual([[17, '1']]);
    expect(runs.filter(({ isBad }) => isBad).map(({ part, expected }) => [part, expected])).toEqual([
      ['checkDigit', '1'],
    ]);
  });

  it('marks a check digit inside the number as soon as its block is typed', () => {
    expect([...readingOf(cbu('28505907')).wrong]).toEqual([[7, '9']]);
  });

  it('marks any other character the engine knows the right one for', () => {
    const cvu = judgeAccount({ country: 'AR', format: 'CVU', accountNumber: '2850590940090418135201' });
    expect([...readingOf(cvu).wrong]).toEqual([[0, '0']]);
  });

  it('claims nothing of a check digit nobody checked', () => {
    const told = (mode: 'production' | 'sandbox') =>
      readingOf(judgeAccount({ country: 'MX', format: 'CLABE', accountNumber: '002115016003269411', mode })).runs.some(
        ({ isTold }) => isTold,
      );
    expect(told('production')).toBe(true);
    expect(told('sandbox')).toBe(false);
  });

  it('points at a character that does not belong and expects nothing in its place', () => {
    expect([...readingOf(clabe('0021x5')).wrong]).toEqual([[4, undefined]]);
  });

  it('shows the characters that are too many as a run of their own', () => {
    const { runs, wrong } = readingOf(clabe('00211501600326941199'));
    expect(runs.at(-1)).toMatchObject({ part: 'extra', from: 18, to: 20, isBad: true });
    expect([...wrong.keys()]).toEqual([18, 19]);
  });
});
