import { expect, test } from 'vitest';
import { matches } from './history-filter.ts';

const row = {
  id: 'val_01kam5t7z3',
  status: 'VALID',
  country: 'MX',
  environment: 'production',
  createdAt: '2026-11-20T23:59:59.999Z',
  normalized: '002115016003269411',
  bankCode: '002',
  beneficiary: 'José García-López',
  documentNumber: 'GODE561231GR8',
  reference: 'Factura Nº 3',
};

test.for(['lopez garcia', 'GARCÍA', '9411', '00211501', 'factura 3', 'gode561231', 'val_01kam5t7z3', ''])(
  'finds the row by «%s»',
  (search) => expect(matches(row, { search })).toBe(true),
);

test.for(['lopez pérez', 'factura 4', '94', '0000'])('does not find it by «%s»', (search) =>
  expect(matches(row, { search })).toBe(false),
);

test('takes days as whole days in UTC, both ends included', () => {
  const within = (from: string, to: string) => matches(row, { from, to });
  expect([within('2026-11-20', '2026-11-20'), within('2026-11-21', '2026-11-30')]).toEqual([true, false]);
});
