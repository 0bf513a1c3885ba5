import { describe, expect, it } from 'vitest';
import { judgeAccount, requirements } from '../engine/index.ts';
import { mannerOf, sentenceOf, type Words } from './sentence.ts';

const keyOf = (words: Words) => ('says' in words ? words.says : words.finding);

const says = (accountNumber: string, format = 'CLABE', country = 'MX') => {
  const limits = requirements(country, undefined, format)?.fields.find(({ field }) => field === 'accountNumber');
  const { head, rest } = sentenceOf(judgeAccount({ country, format, accountNumber }), mannerOf(limits));
  return { head, rest: rest.map(keyOf) };
};

describe('what a number says', () => {
  it('asks for the number while there is none', () => {
    expect(says('')).toEqual({ head: { says: 'emptyDigits', count: 18 }, rest: ['emptyMore'] });
  });

  it('asks for a minimum where the length is open', () => {
    expect(says('', 'LOCAL').head).toEqual({ says: 'emptyDigitsOpen', count: 10 });
    expect(says('', 'ALIAS', 'AR').head).toEqual({ says: 'emptyOpen', count: 6 });
  });

  it('counts what is missing and names the bank already known', () => {
    expect(says('00211501600')).toEqual({ head: { says: 'missingDigits', count: 7 }, rest: ['soFar'] });
  });

  it('says which digit was expected and admits that the error may be elsewhere', () => {
    const { head, rest } = says('002115016003269417');
    expect(head).toEqual({ says: 'wrong', position: 18, expected: '1' });
    expect(rest).toEqual(['wrongMore']);
  });

  it('names every place where several characters were expected', () => {
    const { head } = says('BR9700360305000010009795439P1', 'IBAN', 'BR');
    expect(head).toEqual({ says: 'wrongRun', position: 3, last: 4, expected: '90' });
  });

  it('says what is still unknown of a well-formed number', () => {
    expect(says('002115016003269411').rest).toEqual(['bank', 'checks', 'askBank']);
  });

  it('claims no check digit where the format has none', () => {
    expect(says('mi.alias.bueno', 'ALIAS', 'AR').rest).toEqual(['askBank']);
  });

  it('doubts an unknown bank without refusing it', () => {
    const unknown = says('810000000000000012');
    expect(unknown.head).toEqual({ says: 'wellFormed' });
    expect(unknown.rest).toContain('account.bank_unknown');
  });

  it('counts what is too much', () => {
    expect(says('00211501600326941199').head).toEqual({ says: 'tooManyDigits', count: 2 });
  });

  it('names the character that cannot be there', () => {
    expect(says('0021X5').head).toEqual({ says: 'stray', position: 5, typed: 'X' });
  });

  it('recognises a number a spreadsheet has damaged', () => {
    expect(says('1.23E+17').head).toMatchObject({ finding: 'account.excel_number' });
  });

  it('refuses zeros in their own words', () => {
    expect(says('0'.repeat(18)).head).toMatchObject({ finding: 'mx.clabe.zeros' });
  });
});
