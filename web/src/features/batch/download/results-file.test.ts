import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { guessColumns } from '#shared/batch/guess-columns.ts';
import { readSheet } from '#shared/sheet/read-sheet.ts';
import type { Batch, Result, ResultPage } from '../api/batch.ts';
import es from '../messages/es.ts';
import { resultsFile, type FileWanted, type ReadPage } from './results-file.ts';

const texts = i18next.createInstance();
beforeAll(() => texts.init({ lng: 'es', resources: { es: { batch: es } } }));

const columns = ['Beneficiario', 'CLABE', 'Teléfono', 'Observaciones', ''];
const batch = { columns } as unknown as Batch;

const valid: NonNullable<Result['validation']> = {
  id: 'val_00000000000000000000000001',
  environment: 'production',
  status: 'VALID',
  country: 'MX',
  accountFormat: 'CLABE',
  bank: { code: '002', name: 'Banamex' },
  accountNumber: '002115•••••••3269411',
  anatomy: [],
  beneficiary: '=FERRETERA',
  nameMatch: { result: 'partial', score: 0.8, reasons: [] },
  payee: { known: false, name: null, since: null, validations: 0, changed: [] } as never,
  reason: null,
  fraudRisk: { level: 'MEDIUM', reasons: ['asked_by_many'] },
  reference: null,
  createdAt: '2026-11-22T18:01:02.345Z',
};

const rowOf = (row: number, more: Partial<Result> = {}): Result => ({
  row,
  customId: null,
  beneficiaryName: 'Ferretera',
  status: 'SUCCESS',
  sameAs: null,
  verdict: 'look',
  validation: valid,
  findings: [],
  original: ['Ferretera, S.A.', '002115016003269411', '+52 55 1234 5678', '=HYPERLINK("x")', '-5'],
  asked: null,
  ...more,
});

const refused = rowOf(3, {
  status: 'FAILED',
  verdict: null,
  validation: null,
  findings: [{ pointer: '/accountNumber', code: 'mx.clabe.check_digit', detail: 'Termina en 0, no en 7.' }],
  original: ['Textiles', '072580009201544837', '', '', ''],
  asked: { country: 'MX', accountNumber: '072580009201544837', beneficiaryName: 'Textiles' },
});
const silent = rowOf(4, {
  status: 'FAILED',
  verdict: null,
  validation: {
    ...valid,
    status: 'TIMEOUT',
    reason: 'no_answer_in_time',
    beneficiary: null,
    nameMatch: null,
    fraudRisk: null,
  },
  asked: { country: 'MX', accountNumber: '002115016003269411' },
});
const rows = [rowOf(1), rowOf(2, { sameAs: 1 }), refused, silent];

/** Two rows a page, as a server would that never gives all. */
const pages: ReadPage = async (cursor, status) => {
  const found = rows.filter((row) => status === undefined || row.status === status);
  const from = Number(cursor ?? 0);
  const next = from + 2 < found.length ? String(from + 2) : null;
  return { data: found.slice(from, from + 2), hasMore: next !== null, nextCursor: next } satisfies ResultPage;
};

const fileOf = (wanted: FileWanted, of: Batch = batch, read: ReadPage = pages, onRows = (_done: number) => {}) =>
  resultsFile(of, wanted, { t: texts.getFixedT('es', 'batch'), read, onRows });
const sheetOf = async (file: Blob) => readSheet('x', new Uint8Array(await file.arrayBuffer()));
const cellsOf = async (wanted: FileWanted, row: number, of: Batch = batch) => {
  const sheet = await sheetOf(await fileOf(wanted, of));
  return Object.fromEntries(sheet.headers.map((header, index) => [header, sheet.rows[row]?.[index]]));
};

describe.each(['csv', 'xlsx'] as const)('the results as %s', (kind) => {
  it('hold the columns of the file in their order, then what became of each row', async () => {
    const sheet = await sheetOf(await fileOf({ rows: 'all', kind }));
    expect(sheet.headers.slice(0, columns.length)).toEqual(columns);
    expect(sheet.rows).toHaveLength(rows.length);
    expect(await cellsOf({ rows: 'all', kind }, 0)).toMatchObject({
      CLABE: '002115016003269411',
      'CuentaClara: resultado': 'En parte',
      'CuentaClara: estado': 'Válida',
      'CuentaClara: banco': 'Banamex',
      'CuentaClara: coincide con el nombre esperado': 'En parte',
      'CuentaClara: riesgo': 'Medio',
      'CuentaClara: id de la validación': valid.id,
      'CuentaClara: fecha (UTC)': '2026-11-22 18:01:02',
      'CuentaClara: fila': '1',
    });
    expect(await cellsOf({ rows: 'all', kind }, 1)).toMatchObject({ 'CuentaClara: igual a la fila': '1' });
    expect(await cellsOf({ rows: 'all', kind }, 2)).toMatchObject({
      'CuentaClara: estado': 'No se preguntó',
      'CuentaClara: motivo': 'Termina en 0, no en 7.',
    });
  });

  it('hold no formula, and numbers and telephones as they were', async () => {
    const apostrophe = kind === 'csv' ? "'" : '';
    expect(await cellsOf({ rows: 'all', kind }, 0)).toMatchObject({
      Teléfono: '+52 55 1234 5678',
      Observaciones: `${apostrophe}=HYPERLINK("x")`,
      'CuentaClara: titular': `${apostrophe}=FERRETERA`,
      '': '-5',
    });
  });

  it('to correct hold only rows without a result, with what to correct, and are taken for the same file', async () => {
    const sheet = await sheetOf(await fileOf({ rows: 'errors', kind }));
    expect(sheet.rows.map((row) => row.at(-1))).toEqual([
      'Termina en 0, no en 7.',
      'El banco no contestó a tiempo. No hay nada que corregir: vuelve a preguntar.',
    ]);
    const before = guessColumns(
      columns,
      [refused, silent].map(({ original }) => original ?? []),
    );
    const again = guessColumns(sheet.headers, sheet.rows);
    expect(again.map(({ field }) => field)).toEqual([...before.map(({ field }) => field), null]);
  });
});

describe('the results', () => {
  it('sent again as they are mean what they meant: no column of ours is taken for one of a row', async () => {
    const sheet = await sheetOf(await fileOf({ rows: 'all', kind: 'csv' }));
    const ours = guessColumns(sheet.headers, sheet.rows).slice(columns.length);
    expect(ours.map(({ field }) => field)).toEqual(ours.map(() => null));
  });

  it('of rows that came without a file are corrected in the columns of a template', async () => {
    const bare = { columns: [] } as unknown as Batch;
    const sheet = await sheetOf(await fileOf({ rows: 'errors', kind: 'csv' }, bare));
    const fields = guessColumns(sheet.headers, sheet.rows).map(({ field }) => field);
    expect(fields).toEqual(expect.arrayContaining(['country', 'accountNumber', 'beneficiaryName']));
    expect(fields.at(-1)).toBeNull();
    expect(await cellsOf({ rows: 'errors', kind: 'csv' }, 0, bare)).toMatchObject({
      País: 'MX',
      'Número de cuenta': '072580009201544837',
      Beneficiario: 'Textiles',
    });
  });

  it('as lines of JSON keep every column by its name, one without a name by its place', async () => {
    const of = { columns: ['a', 'a', '', '__proto__', 'x'] } as unknown as Batch;
    const [line = ''] = (await (await fileOf({ rows: 'all', kind: 'jsonl' }, of)).text()).split('\n');
    expect(JSON.parse(line)).toMatchObject({
      a: 'Ferretera, S.A.',
      'a#2': '002115016003269411',
      '#3': '+52 55 1234 5678',
    });
    expect(line).toContain('"__proto__":"=HYPERLINK');
    expect(JSON.parse(line)).toHaveProperty('cuentaclara.validation.id', valid.id);
  });

  it('as a spreadsheet tell texts that look escaped as they are, and nothing that no XML can say', async () => {
    const odd = rowOf(1, { original: ['_x003D_1', 'a\ufffe\u0001b', '', '', ''] });
    const only: ReadPage = async () => ({ data: [odd], hasMore: false, nextCursor: null });
    const file = await fileOf({ rows: 'all', kind: 'xlsx' }, batch, only);
    const sheet = await sheetOf(file);
    expect(sheet.rows[0]?.slice(0, 2)).toEqual(['_x003D_1', 'a\ufffd\u0001b']);
  });

  it('are told of page by page, and end where a page cannot be read', async () => {
    const heard: number[] = [];
    await fileOf({ rows: 'all', kind: 'csv' }, batch, pages, (done) => heard.push(done));
    expect(heard).toEqual([2, 4]);
    const broken: ReadPage = (cursor, status) => (cursor ? Promise.reject(new Error('gone')) : pages(cursor, status));
    for (const kind of ['csv', 'xlsx', 'jsonl'] as const)
      await expect(fileOf({ rows: 'all', kind }, batch, broken)).rejects.toThrow('gone');
  });
});
