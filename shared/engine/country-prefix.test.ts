import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeDocument } from './index.ts';

/** Tax numbers as ERP software writes them, after their country's code. */
const prefixed = [
  ['AR', 'CUIT', 'AR 20-05536168-2', '20055361682'],
  ['BR', 'CPF', 'br390.533.447-05', '39053344705'],
  ['BR', 'CNPJ', 'BR16.727.230/0001-97', '16727230000197'],
  ['BR', 'CNPJ', 'BR16727230000197', '16727230000197'],
  ['BR', 'CNPJ', 'BR12ABC34501DE35', '12ABC34501DE35'],
  ['CL', 'RUT', 'CL76086428-5', '760864285'],
  ['CO', 'NIT', 'CO 213.123.432-1', '2131234321'],
  ['EC', 'RUC', 'EC1792060346001', '1792060346001'],
  ['MX', 'RFC', 'MX GODE561231GR8', 'GODE561231GR8'],
  ['MX', 'RFC', 'MXMAB9307148T4', 'MAB9307148T4'],
  ['PE', 'RUC', 'PE20512333797', '20512333797'],
  ['US', 'EIN', 'US 91-1144442', '911144442'],
  ['UY', 'RUT', 'UY 21-100342-001-7', '211003420017'],
] as const;

test.each(prefixed)('%s %s: %s is %s', (country, type, typed, written) => {
  expect(judgeDocument({ country, type, number: typed })).toMatchObject({ ok: true, normalized: written });
});

test('letters that are the number’s own are kept', () => {
  const kept = (country: string, type: string, number: string) => judgeDocument({ country, type, number }).normalized;
  expect(kept('MX', 'RFC', 'MXAB561231GR8')).toBe('MXAB561231GR8');
  expect(kept('BR', 'CNPJ', 'BR3ABC34501DE3')).toBe('BR3ABC34501DE3');
});

test.each(prefixed)('%s %s is written in one way, however often the code stands ahead', (country, type, _, written) => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 18 }), (times, length) => {
      const once = judgeDocument({
        country,
        type,
        number: country.repeat(times) + written.slice(0, length),
      }).normalized;
      expect(judgeDocument({ country, type, number: once }).normalized).toBe(once);
    }),
  );
});
