import { describe, expect, test } from 'vitest';
import { packs } from '../../engine/index.ts';
import * as en from './en.ts';
import * as es from './es.ts';
import { judge, judgeDocument } from './index.ts';

const clabe = (accountNumber: string) => judge({ country: 'MX', accountNumber });

describe('a judgement in words', () => {
  test('names the wrong digit, the right one and the bank, in both languages', () => {
    const judged = clabe('002115016003269417');
    expect([en.tell(judged).verdict, es.tell(judged).verdict]).toEqual([
      'Digit 18 should be 1.',
      'El dígito 18 debería ser 1.',
    ]);
    expect(en.tell(judged).parts).toEqual([
      { name: 'Bank', value: '002', note: 'Banamex' },
      { name: 'Plaza', value: '115', note: undefined },
      { name: 'Account', value: '01600326941', note: undefined },
      { name: 'Check digit', value: '7', note: 'Should be 1' },
    ]);
  });

  test('counts what is missing or too much', () => {
    expect(en.tell(clabe('00211501600326941')).verdict).toBe('1 digit is missing.');
    expect(en.tell(clabe('0021150160032694112')).verdict).toBe('1 digit too many.');
  });

  test('says of an account what only the bank knows, and of a document not', () => {
    expect(en.tell(clabe('002115016003269411')).advice).toContain('Only the bank can say');
    expect(en.tell(judgeDocument({ country: 'MX', type: 'RFC', number: 'MAB9307148T4' })).advice).toBe(
      'The check digit agrees.',
    );
  });

  test('leaves nothing unsaid of any published example, in either language', () => {
    const judged = packs.flatMap(({ country, accounts, documents, examples }) =>
      examples.flatMap(({ number }) => [
        ...accounts.map(({ format }) => judge({ country, format, accountNumber: number.slice(1) })),
        ...documents.map(({ type }) => judgeDocument({ country, type, number: number.slice(1) })),
      ]),
    );
    for (const { tell } of [en, es])
      for (const one of judged) {
        const { verdict, advice, findings, parts } = tell(one);
        const said = [verdict, advice, ...findings, ...parts.map(({ name, note = '' }) => name + note)];
        expect(said.filter((text) => /\{\{|undefined/.test(text))).toEqual([]);
        expect(verdict).not.toBe('');
      }
  });
});
