import { zipOf, type Part } from './zip.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';

const relations = (...all: readonly (readonly [id: string, kind: string, target: string])[]): string =>
  `<Relationships xmlns="${packageRelations}">${all
    .map(([id, kind, target]) => `<Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"/>`)
    .join('')}</Relationships>`;

const parts: Readonly<Record<string, string>> = {
  '_rels/.rels': relations(['rId1', 'officeDocument', 'xl/workbook.xml']),
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Uno" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relations(
    ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
    ['rId2', 'sharedStrings', '/xl/sharedStrings.xml'],
    ['rId3', 'styles', 'styles.xml'],
  ),
};

/** A sheet with these rows, as markup. */
export const sheetOf = (rows: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`;

/** A workbook of one sheet by hand: `more` adds parts or takes the place of its usual ones. */
export const workbookOf = (
  rows: string,
  more: Readonly<Record<string, string>> = {},
  says: Readonly<Record<string, Part['says']>> = {},
): Promise<Uint8Array<ArrayBuffer>> => {
  const all = { ...parts, 'xl/worksheets/sheet1.xml': sheetOf(rows), ...more };
  return zipOf(
    Object.entries(all).map(([name, content]) => ({ name, content, ...(says[name] && { says: says[name] }) })),
  );
};

/** The styles of a workbook: a cell's `s="1"` is the first of these formats. */
export const stylesOf = (...formats: readonly string[]): string => {
  const own = formats.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code}"/>`).join('');
  const uses = formats.map((_, at) => `<xf numFmtId="${164 + at}"/>`).join('');
  return `<styleSheet xmlns="${main}"><numFmts>${own}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${uses}</cellXfs></styleSheet>`;
};

export const stringsOf = (...items: readonly string[]): string =>
  `<sst xmlns="${main}">${items.map((item) => `<si>${item}</si>`).join('')}</sst>`;
