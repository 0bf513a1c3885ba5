import { expect, test } from 'vitest';
import { detectIn } from './detect.ts';
import { detectFormats, packs } from './index.ts';

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

test.each(['1.2E+17', '1,2E+17', '3.21800001183597e+16'])('%s, a spreadsheet’s, is offered as nothing', (pasted) => {
  expect(detectFormats({ accountNumber: pasted })).toEqual([]);
});

test('a number no kind can hold has no candidates', () => {
  expect(detectFormats({ accountNumber: '¿?' })).toEqual([]);
  expect(detectFormats({ accountNumber: '' })).toEqual([]);
});

test('between two readings without objection the one with more evidence comes first', () => {
  const [best, ...others] = detectIn(packs.toReversed(), '01403396');
  expect(best).toMatchObject({ country: 'AR', format: 'CBU', bank: { name: 'Banco Provincia' } });
  expect(others).toContainEqual(expect.objectContaining({ country: 'MX', format: 'CLABE' }));
});
