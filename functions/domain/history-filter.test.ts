import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foundIn, isFound, lineOf, searchOf } from './history-filter.ts';

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
  const found = (filter: object) => isFound(line, searchOf(filter));
  expect(found({ status: 'VALID', country: 'MX', environment: 'production', search: 'garcia' })).toBe(true);
  expect(found({ status: 'INVALID' })).toBe(false);
  expect(found({ country: 'AR' })).toBe(false);
  expect(found({ environment: 'sandbox' })).toBe(false);
});

const word = fc.constantFrom('ana', 'perez', 'x', 'á', '1234', 'sa', 'molinos');
const anyRow = fc.record({
  id: fc.stringMatching(/^val_[0-9a-z]{8}$/),
  status: fc.constantFrom('VALID', 'INVALID'),
  country: fc.constantFrom('MX', 'AR'),
  environment: fc.constantFrom('production', 'sandbox'),
  normalized: fc.stringMatching(/^\d{18}$/),
  beneficiary: fc.array(word).map((words) => words.join(' ')),
  reference: fc.string(),
});
const anyFilter = fc.record(
  {
    status: fc.constantFrom('VALID' as const, 'INVALID' as const),
    country: fc.constantFrom('MX', 'AR'),
    search: fc.array(word, { maxLength: 2 }).map((words) => words.join(' ')),
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
