import { describe, expect, it } from 'vitest';
import { judgeAccount } from '../engine/index.ts';
import { layoutOf } from './layout.ts';
import { noteOf } from './note.ts';
import { readingOf } from './reading.ts';

const notes = (accountNumber: string, format = 'CLABE', country = 'MX') => {
  const judged = judgeAccount({ country, format, accountNumber });
  const { placed } = layoutOf(readingOf(judged).runs);
  return placed.map((run) => [run.part, noteOf(run, judged)] as const);
};

const noteOn = (part: string, ...number: Parameters<typeof notes>) =>
  notes(...number).find(([name]) => name === part)?.[1];

describe('the note of a part', () => {
  it('names the bank as soon as it is known', () => {
    expect(noteOn('bank', '002')?.bank).toMatchObject({ name: 'Banamex' });
    expect(noteOn('bank', '00')?.bank).toBeUndefined();
  });

  it('says that no bank of the catalogue has the code', () => {
    expect(noteOn('bank', '810000000000000012')?.bank).toBe('unknown');
  });

  it('tells the verdict on a check digit, and what it should have been', () => {
    expect(noteOn('checkDigit', '002115016003269411')?.check).toEqual({ agrees: true, expected: undefined });
    expect(noteOn('checkDigit', '002115016003269417')?.check).toEqual({ agrees: false, expected: '1' });
  });

  it('tells no verdict on a check digit that is not there yet', () => {
    expect(noteOn('checkDigit', '0021')?.check).toBeUndefined();
  });

  it('explains where the account was opened and whose it is', () => {
    expect(notes('002115016003269411').map(([, { about }]) => about)).toEqual([
      undefined,
      'plaza',
      'account',
      undefined,
    ]);
  });

  it('is short for a check digit inside the number only', () => {
    expect(noteOn('checkDigit', 'BR9700360305000010009795493P1', 'IBAN', 'BR')?.isShort).toBe(true);
    expect(noteOn('checkDigit', '002115016003269411')?.isShort).toBe(false);
  });
});
