import { expect, test } from 'vitest';
import { detectFormats } from './index.ts';

const best = (accountNumber: string, country?: string) => {
  const [first] = detectFormats({ accountNumber, country });
  return first && `${first.country} ${first.format}`;
};

test.each([
  ['002 010 07777777777 1', 'MX CLABE'],
  ['2850590940090418135201', 'AR CBU'],
  ['0000003100065557211734', 'AR CVU'],
  ['pan.pampa.tango', 'AR ALIAS'],
])('%s is a %s', (pasted, expected) => {
  expect(best(pasted)).toBe(expected);
});

test('only the country asked for is considered', () => {
  expect(best('002010077777777771', 'MX')).toBe('MX CLABE');
  expect(
    detectFormats({ country: 'AR', accountNumber: '002010077777777771' }).filter(({ country }) => country !== 'AR'),
  ).toEqual([]);
});

test('a number no kind can hold has no candidates', () => {
  expect(detectFormats({ accountNumber: '¿?' })).toEqual([]);
  expect(detectFormats({ accountNumber: '' })).toEqual([]);
});
