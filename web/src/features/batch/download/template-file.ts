import { byteOrderMark, csvRow } from '#shared/csv.ts';
import type { Template } from './template-rows.ts';

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
