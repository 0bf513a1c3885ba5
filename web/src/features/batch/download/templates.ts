import i18next from 'i18next';
import { byteOrderMark, csvRow } from '#shared/csv.ts';
import { loadCountry } from '#shared/engine/load-country.ts';
import type { CountryCode } from '#shared/engine/names.ts';
import type { Environment } from '#shared/validation/environment.ts';
import { saveFile } from '../../../components/ui/save-file.ts';
import { currentLanguage, loadTexts } from '../../../lib/i18n/i18n.ts';
import { fileName } from './file-name.ts';
import { templateRows, type Template } from './template-rows.ts';

export type TemplateKind = 'xlsx' | 'csv';

export const csvTemplate = ({ rows }: Template): Blob =>
  new Blob([byteOrderMark, ...rows.map(csvRow)], { type: 'text/csv;charset=utf-8' });

/** So many rows are made for texts: a number typed or put into a cell of another kind would lose its zeros. */
const rowsReady = 1_000;
const asText = { numFmt: '@' } as const;
const wide = 18;
const wider = 36;

/** A spreadsheet with the rows to fill in, and its rules on a sheet of their own. */
export const xlsxTemplate = async (
  { rows, rules }: Template,
  names: { readonly rows: string; readonly rules: string },
): Promise<Blob> => {
  const { writeXlsx } = await import('hucre/xlsx');
  const [headings = []] = rows;
  const empty = Array.from({ length: rowsReady }, () => headings.map(() => null));
  const bytes = await writeXlsx({
    stringMode: 'inline',
    sheets: [
      {
        name: names.rows,
        columns: headings.map(() => ({ style: asText, width: wide })),
        rows: [...rows.map((row) => [...row]), ...empty],
        freezePane: { rows: 1 },
      },
      {
        name: names.rules,
        columns: rules[0]?.map(() => ({ style: asText, width: wider })) ?? [],
        rows: rules.map((row) => [...row]),
      },
    ],
  });
  return new Blob([new Uint8Array(bytes)], {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  });
};

/** Writes the template of a country in the language on screen, and hands it over. */
export const downloadTemplate = async (
  code: CountryCode,
  kind: TemplateKind,
  environment: Environment = 'sandbox',
): Promise<void> => {
  const [country] = await Promise.all([loadCountry(code), loadTexts('batch')]);
  const t = i18next.getFixedT(currentLanguage(), 'batch');
  const template = templateRows(country, environment, t);
  const names = { rows: t('template.sheet'), rules: t('template.rulesSheet') };
  const file = kind === 'csv' ? csvTemplate(template) : await xlsxTemplate(template, names);
  saveFile(file, fileName('CuentaClara', `${t('template.file')}-${code}`, kind));
};
