import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { askedRow } from '#shared/batch/asked-row.ts';
import { engines } from '#shared/batch/engines.ts';
import { guessColumns, mappedColumns } from '#shared/batch/guess-columns.ts';
import { judgeRow } from '#shared/batch/judge-row.ts';
import { loadCountry } from '#shared/engine/load-country.ts';
import { countries } from '#shared/engine/countries/index.ts';
import type { CountryCode } from '#shared/engine/names.ts';
import { sandboxAccount } from '#shared/validation/sandbox.ts';
import { readSheet } from '#shared/sheet/read-sheet.ts';
import en from '../messages/en.ts';
import es from '../messages/es.ts';
import { templateRows } from './template-rows.ts';
import { csvTemplate, xlsxTemplate } from './template-file.ts';
import type { TemplateKind } from './templates.ts';

const texts = i18next.createInstance();
beforeAll(() => texts.init({ lng: 'es', resources: { es: { batch: es }, en: { batch: en } } }));

const names = { rows: 'Cuentas', rules: 'reglas' };
const codes = Object.keys(countries) as CountryCode[];

const sheetOf = async (code: CountryCode, language: 'es' | 'en', kind: TemplateKind) => {
  const template = templateRows(await loadCountry(code), 'sandbox', texts.getFixedT(language, 'batch'));
  const file = kind === 'csv' ? csvTemplate(template) : await xlsxTemplate(template, names);
  return { template, sheet: await readSheet(`x.${kind}`, new Uint8Array(await file.arrayBuffer())) };
};

const every = codes.flatMap((code) =>
  (['es', 'en'] as const).flatMap((language) => (['csv', 'xlsx'] as const).map((kind) => ({ code, language, kind }))),
);

describe.each(every)('the $kind template of $code in $language', ({ code, language, kind }) => {
  it('is read back whole, each column by its name, and its examples are right as they stand', async () => {
    const { template, sheet } = await sheetOf(code, language, kind);
    const [headings, ...examples] = template.rows;
    expect(sheet.headers).toEqual(headings);
    expect(sheet.rows).toEqual(examples);
    const guessed = guessColumns(sheet.headers, sheet.rows);
    const filled = sheet.headers.filter((_, column) => sheet.rows.some((row) => row[column] !== ''));
    const named = sheet.headers.filter((_, column) => guessed[column]?.by === 'name');
    expect(named).toEqual(expect.arrayContaining(filled));
    const mapped = mappedColumns(
      sheet.headers,
      guessed.map(({ field }) => field),
    );
    const judged = sheet.rows.map((cells) => {
      const asked = askedRow(mapped, { country: null, engines }, cells);
      return { asked, findings: judgeRow(asked, 'sandbox', engines.get(asked.country ?? '')).findings };
    });
    expect(judged.map(({ findings }) => findings)).toEqual(examples.map(() => []));
    const { accountNumber } = sandboxAccount(code, 'valid');
    expect(judged[0]?.asked).toMatchObject({ country: code, accountNumber });
  });
});

describe('a template', () => {
  it('of production has no rows that somebody would pay to ask about', async () => {
    const { rows } = templateRows(await loadCountry('MX'), 'production', texts.getFixedT('es', 'batch'));
    expect(rows).toHaveLength(1);
  });

  it('says of every column whether it is needed, and lists banks where a code is asked for', async () => {
    const { rows, rules } = templateRows(await loadCountry('CL'), 'sandbox', texts.getFixedT('es', 'batch'));
    expect(rules.slice(1, 1 + (rows[0]?.length ?? 0)).map(([column]) => column)).toEqual(rows[0]);
    expect(rules).toContainEqual(expect.arrayContaining(['Código de banco', 'Sí']));
    expect(rules).toContainEqual(['001', expect.stringMatching(/chile/i)]);
  });
});
