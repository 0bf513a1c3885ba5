import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foundIn, isFound, lineOf, searchOf } from './filter.ts';

const row = {
  id: 'val_01kam5t7z3',
  status: 'VALID',
  country: 'MX',
  environment: 'production',
  normalized: '002115016003269411',
  bankCode: '002',
  beneficiary: 'José García-López',
  documentNumber: 'GODE561231GR8',
  reference: 'Factura Nº 3',
};
const line = lineOf(row, ['Banamex', 'Banco Nacional de México']);

const found = (search: string, numbers: { normalized?: string; documentNumber?: string } = {}) =>
  isFound(lineOf({ ...row, ...numbers }, []), searchOf({ search }));

test.for([
  'lopez garcia',
  'GARCÍA',
  '9411',
  '00211501',
  'factura 3',
  'gode561231',
  'val_01kam5t7z3',
  'banamex',
  'banco mexico',
  '',
])('finds the row by «%s»', (search) => expect(isFound(line, searchOf({ search }))).toBe(true));

test.for(['lopez pérez', 'factura 4', '94', '0000', 'am5', 'valid', 'production', 'bbva'])(
  'does not find it by «%s»',
  (search) => expect(isFound(line, searchOf({ search }))).toBe(false),
);

test('keeps the rows of one status, country and environment', () => {
  const isKept = (filter: object) => isFound(line, searchOf(filter));
  expect(isKept({ status: 'VALID', country: 'MX', environment: 'production', search: 'garcia' })).toBe(true);
  expect(isKept({ status: 'INVALID' })).toBe(false);
  expect(isKept({ status: 'INVALID', search: '002 115' })).toBe(false);
  expect(isKept({ country: 'AR' })).toBe(false);
  expect(isKept({ environment: 'sandbox' })).toBe(false);
});

test('keeps the rows whose name was compared so, and finds them by whom somebody expected', () => {
  const match = { result: 'partial' } as const;
  const compared = lineOf({ ...row, nameMatch: match, expectedName: 'Núñez Hermanos' }, []);
  const kept = (text: string) =>
    (['match', 'partial', 'mismatch', 'none'] as const).filter((nameMatch) => isFound(text, searchOf({ nameMatch })));
  expect(kept(compared)).toEqual(['partial']);
  expect(kept(line)).toEqual(['none']);
  expect(kept(lineOf({ ...row, status: 'INVALID' }, []))).toEqual([]);
  expect(isFound(compared, searchOf({ search: 'nunez' }))).toBe(true);
});

test.for([
  ['30-71515454-1', '30715154541'],
  ['30715154541', '30-71515454-1'],
  ['12.345.678-5', '123456785'],
  ['12.345.678-5', '12.345.678'],
  ['123456785', '12.345.678-5'],
  ['58.547.642/0001-95', '58547642000195'],
  ['58547642000195', '58.547.642/0001-95'],
  ['58547642000195', '0001-95'],
])('finds the document %s by %s', ([documentNumber = '', search = '']) =>
  expect(found(search, { documentNumber })).toBe(true),
);

test.for([
  ['12345-6', '123456'],
  ['123456', '12345-6'],
  ['+5511999999999', '5511999999999'],
  ['+5511999999999', '+55 (11) 99999-9999'],
  ['002115016003269411', '002 115 01600326941 1'],
  ['002115016003269411', '002-115-01600326941-1'],
  ['123e4567-e89b-12d3-a456-426655440000', '123E4567E89B12D3A456426655440000'],
])('finds the account %s by %s', ([normalized = '', search = '']) => expect(found(search, { normalized })).toBe(true));

test('takes no words together that hold no digit, and no piece too short to mean anything', () => {
  expect(found('jo se')).toBe(false);
  expect(found('9-4')).toBe(false);
  expect(found('9-4-1')).toBe(true);
});

const punctuation = fc.constantFrom('', ' ', '-', '.', '/', '_', '\u00A0', '\u2013');
/** The same number twice, its groups separated in two ways. */
const spelledTwice = fc
  .array(fc.tuple(fc.stringMatching(/^[0-9AKZ]$/), punctuation, punctuation), { minLength: 3, maxLength: 20 })
  .map((all) => [all.map(([one, gap]) => one + gap).join(''), all.map(([one, , gap]) => one + gap).join('')] as const)
  .filter(([one]) => /\d/.test(one));

test('finds a number however it was written, and however it is typed', () => {
  fc.assert(
    fc.property(spelledTwice, ([written, typed]) => {
      expect(found(typed, { documentNumber: written })).toBe(true);
      expect(found(typed, { normalized: written })).toBe(true);
    }),
  );
});

const word = fc.constantFrom('ana', 'perez', 'x', 'á', '1234', 'sa', 'molinos');
const anyRow = fc.record({
  id: fc.stringMatching(/^val_[0-9a-z]{8}$/),
  status: fc.constantFrom('VALID', 'INVALID'),
  country: fc.constantFrom('MX', 'AR'),
  environment: fc.constantFrom('production', 'sandbox'),
  normalized: fc.constantFrom('12-34', '1234', '12 34 5', '0012345'),
  beneficiary: fc.array(word).map((words) => words.join(' ')),
  reference: fc.string(),
});
const anyFilter = fc.record(
  {
    status: fc.constantFrom('VALID' as const, 'INVALID' as const),
    country: fc.constantFrom('MX', 'AR'),
    search: fc.oneof(
      fc.array(word, { maxLength: 2 }).map((words) => words.join(' ')),
      fc.constantFrom('12-34', '12 34'),
    ),
  },
  { requiredKeys: [] },
);

test('finds in many lines at once exactly what it finds line by line, in the same order', () => {
  fc.assert(
    fc.property(fc.array(anyRow), anyFilter, (rows, filter) => {
      const lines = rows.map((one) => lineOf(one, []));
      const search = searchOf(filter);
      const oneByOne = rows.filter((_, index) => isFound(lines[index] ?? '', search)).map(({ id }) => id);
      expect([...foundIn(lines.join('\n'), search)]).toEqual(oneByOne);
    }),
  );
});
