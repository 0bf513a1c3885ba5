import { describe, expect, test } from 'vitest';
import type { CountryCode } from '../engine/names.ts';
import { sandboxAccount } from '../validation/sandbox.ts';
import { askedRow } from './asked-row.ts';
import { engines } from './engines.ts';
import { batchFields } from './fields.ts';
import type { AskedRow, BatchField } from './fields.ts';
import { guessColumns, mappedColumns } from './guess-columns.ts';
import { corpus } from './header-corpus/index.ts';
import { isAskable, judgeRow } from './judge-row.ts';
import { questionOf } from './question.ts';

const asked = (country: CountryCode | null, row: Readonly<Record<string, string>>): AskedRow => {
  const headers = Object.keys(row);
  const fields = headers.map((header) => batchFields.find((field) => header.startsWith(field)) ?? null);
  return askedRow(
    headers.map((_, index) => ({ field: fields[index] ?? null })),
    { country, engines },
    Object.values(row),
  );
};

describe('the words of a file', () => {
  test.each([
    ['México', 'MX'],
    ['brasil', 'BR'],
    ['EE. UU.', 'US'],
    ['USA', 'US'],
    ['Perú', 'PE'],
    ['Chile ', 'CL'],
    ['uy', 'UY'],
  ])('name a country: %s', (country, code) => {
    expect(asked(null, { country }).country).toBe(code);
  });

  test('leave a country that nobody knows as it stands, to be told as wrong', () => {
    expect(asked('MX', { country: 'Narnia' }).country).toBe('Narnia');
    expect(asked('MX', { reference: 'x' }).country).toBe('MX');
  });

  test.each<[CountryCode, string, string]>([
    ['CO', 'ahorros', 'SAVINGS'],
    ['CL', 'Cta. Corriente', 'CHECKING'],
    ['BR', 'poupança', 'SAVINGS'],
    ['AR', 'Caja de Ahorro en pesos', 'SAVINGS'],
    ['CL', 'Cuenta RUT', 'DEMAND'],
    ['CL', 'algo más', 'algo más'],
  ])('name a type of account in %s: %s', (country, accountType, type) => {
    expect(asked(country, { accountType }).accountType).toBe(type);
  });

  test.each<[CountryCode, string, string]>([
    ['CO', 'Cédula', 'CC'],
    ['EC', 'cédula', 'CC'],
    ['UY', 'Cédula', 'CI'],
    ['CO', '31 - NIT', 'NIT'],
    ['EC', 'R', 'RUC'],
    ['AR', 'CUIL', 'CUIT'],
    ['MX', 'R.F.C.', 'RFC'],
    ['CL', 'RUC', 'RUC'],
  ])('name a type of document in %s: %s', (country, documentType, type) => {
    expect(asked(country, { documentType }).documentType).toBe(type);
  });

  test.each<[CountryCode, string, string]>([
    ['MX', 'Banamex', '002'],
    ['MX', 'BBVA BANCOMER, S.A.', '012'],
    ['PE', 'Bco. de Crédito', '002'],
    ['BR', '33', '033'],
    ['CO', '007 Bancolombia', '007'],
    ['CL', '012 Santander', '012 Santander'],
    ['CL', 'Banco de la Luna', 'Banco de la Luna'],
  ])('name a bank in %s: %s, never one that they may not mean', (country, bankCode, code) => {
    expect(asked(country, { bankCode, accountNumber: '1234567890' }).bankCode).toBe(code);
  });
});

test('leaves out a bank that it cannot read where the number names its own', () => {
  const row = { accountNumber: '002010077777777771', bankCode: 'El de siempre' };
  expect(asked('MX', row)).toEqual({ country: 'MX', accountNumber: '002010077777777771' });
});

test('takes off what nobody sees and the apostrophe of a spreadsheet, and no zero', () => {
  const row = { accountNumber: "\ufeff '002010077777777771 ", beneficiaryName: 'Ana\u00a0María\tSoto\u200b' };
  expect(asked('MX', row)).toMatchObject({ accountNumber: '002010077777777771', beneficiaryName: 'Ana María Soto' });
});

test('takes the type of a document from its heading, else where only one fits', () => {
  const read = (header: string, country: CountryCode, text: string) =>
    askedRow(mappedColumns([header], ['documentNumber']), { country, engines }, [text]).documentType;
  expect(read('NIT', 'CO', '903070452-0')).toBe('NIT');
  expect(read('Documento', 'BR', '043.309.113-45')).toBe('CPF');
  expect(read('Documento', 'CO', '1021957869')).toBeUndefined();
  expect(read('RUT', 'CO', '1021957869')).toBeUndefined();
});

test('reads a CVU below a heading that says CBU as what it is', () => {
  const mapped = mappedColumns(['CBU'], ['accountNumber']);
  const read = (text: string) => askedRow(mapped, { country: 'AR', engines }, [text]).accountFormat;
  expect(read('2850590940090418135201')).toBe('CBU');
  expect(read('0000003100065557211734')).toBe('CVU');
});

const tableOf = ({ columns }: (typeof corpus)[number]) => ({
  headers: columns.map(([header]) => header),
  rows: [0, 1, 2, 3].map((row) => columns.map(([, , texts]) => texts[row] ?? '')),
});

test('reads its own rows again as they are: what was exported comes back the same', () => {
  const own = batchFields.map((field) => ({ field }));
  for (const file of corpus) {
    const { headers, rows } = tableOf(file);
    const mapped = mappedColumns(
      headers,
      guessColumns(headers, rows, file.country).map(({ field }) => field),
    );
    for (const cells of rows) {
      const once = askedRow(mapped, { country: file.country, engines }, cells);
      const again = batchFields.map((field: BatchField) => once[field] ?? '');
      expect(askedRow(own, { country: null, engines }, again)).toEqual(once);
    }
  }
});

test.each([...engines.keys()] as CountryCode[])(
  'reads the sandbox account of %s as a row without findings',
  (country) => {
    const { accountNumber, ...beside } = sandboxAccount(country, 'valid');
    const row = asked(null, { country, accountNumber, ...beside });
    const judged = judgeRow(row, 'sandbox', engines.get(country));
    expect(judged.findings.filter(({ level }) => level === 'error')).toEqual([]);
    expect(isAskable(judged)).toBe(true);
  },
);

describe('the question of a row', () => {
  const keyOf = (row: AskedRow) => {
    const country = engines.get(row.country ?? '');
    const { judged } = judgeRow(row, 'production', country);
    if (!country || !judged) throw new Error('not judged');
    return questionOf(row, judged, country);
  };
  const row = { country: 'MX', accountNumber: '002010077777777771', beneficiaryName: 'Ana Soto' };

  test('is the same however the number is written, and whatever its id, reference and unasked fields', () => {
    const same = {
      ...row,
      accountNumber: '002 010 0777 7777 7771',
      customId: 'a',
      reference: 'b',
      accountType: 'SAVINGS',
    };
    expect(keyOf(same)).toBe(keyOf(row));
  });

  test.each<[string, AskedRow]>([
    ['number', { ...row, accountNumber: '032180000118359719' }],
    ['name', { ...row, beneficiaryName: 'Ana Sotto' }],
    ['document', { ...row, documentType: 'RFC', documentNumber: 'MAB9307148T4' }],
  ])('is another with another %s', (_, other) => {
    expect(keyOf(other)).not.toBe(keyOf(row));
  });
});
