import { describe, expect, test } from 'vitest';
import { sheetOf, stringsOf, stylesOf, workbookOf } from '../forged/workbook.ts';
import { readSheet } from '../read-sheet.ts';

const header = '<row r="1"><c r="A1" t="str"><v>cuenta</v></c><c r="B1" t="str"><v>nombre</v></c></row>';
const read = async (rows: string, more?: Readonly<Record<string, string>>) =>
  readSheet('nomina.xlsx', await workbookOf(header + rows, more));
/** The text of one cell. */
const cell = async (markup: string, more?: Readonly<Record<string, string>>) =>
  (await read(`<row r="2"><c r="A2"${markup}</row>`, more)).rows[0]?.[0];

describe('texts', () => {
  test.each([
    ['shared', ' t="s"><v>0</v></c>', 'Muñoz & Cía'],
    ['shared, of several runs, without how it is pronounced', ' t="s"><v>1</v></c>', 'Juan Pérez'],
    ['inline', ' t="inlineStr"><is><t>00123</t></is></c>', '00123'],
    [
      'inline, of several runs',
      ' t="inlineStr"><is><r><t>00</t></r><r><t xml:space="preserve"> 1</t></r></is></c>',
      '00 1',
    ],
    ['of a formula', ' t="str"><f>A1&amp;"x"</f><v>0012&#51;</v></c>', '00123'],
    ['with characters that markup cannot hold', ' t="s"><v>2</v></c>', 'a\rA_x0041_'],
    ['in CDATA, where nothing is escaped', ' t="inlineStr"><is><t><![CDATA[<a> &amp;]]></t></is></c>', '<a> &amp;'],
    ['beside a comment', ' t="inlineStr"><is><t>1<!-- <t>no</t> -->2</t></is></c>', '12'],
    ['of a truth', ' t="b"><v>1</v></c>', 'TRUE'],
    ['of an error', ' t="e"><v>#N/A</v></c>', '#N/A'],
    ['of a day', ' t="d"><v>2026-11-30</v></c>', '2026-11-30'],
  ])('%s', async (_, markup, text) => {
    const strings = stringsOf(
      '<t>Muñoz &amp; Cía</t>',
      '<r><t>Juan</t></r><r><rPr><b/></rPr><t xml:space="preserve"> Pérez</t></r><rPh sb="0" eb="1"><t>no</t></rPh>',
      '<t>a_x000D__x0041__x005F_x0041_</t>',
    );
    expect(await cell(markup, { 'xl/sharedStrings.xml': strings })).toBe(text);
  });
});

describe('numbers', () => {
  test.each([
    ['stays as the file has it', '', '1.23E+17', '1.23E+17'],
    ['keeps all digits that are there', '', '32180000118359719', '32180000118359719'],
    ['below 10^15 is written out, for no digit is missing', '', '1.23456789E8', '123456789'],
    ['gets back the zeros its format shows', '000000000000000000', '2010077777771', '000002010077777771'],
    ['gets back zeros where all its digits are there', '000000000000000000', '32180000118359719', '032180000118359719'],
    ['gets no zeros where Excel may have rounded it', '000000000000000000', '32180000118359700', '32180000118359700'],
    ['gets no zeros where digits are lost', '000000000000000000', '3.2180000118359E+16', '3.2180000118359E+16'],
    ['that is longer than its zeros stays', '0000', '12345', '12345'],
    ['with decimals stays', '0000', '1.5', '1.5'],
    ['is a day', 'dd/mm/yyyy', '46356', '2026-11-30'],
    ['is a day and a time', 'yyyy\\-mm\\-dd hh:mm', '46356.75', '2026-11-30T18:00:00'],
    ['is a time', '[h]:mm', '0.25', '06:00:00'],
    ['is a day before the one that never was', 'd-mmm-yy', '59', '1900-02-28'],
    ['is no day for a letter in quotes or a colour', '[Red]0.00&quot;days&quot;', '46356', '46356'],
    ['is no day beyond the last', 'dd/mm/yyyy', '99999999', '99999999'],
  ])('%s', async (_, format, value, text) => {
    const more = { 'xl/styles.xml': stylesOf(format) };
    expect(await cell(`${format && ' s="1"'}><v>${value}</v></c>`, more)).toBe(text);
  });

  test('days of old Macs count from 1904', async () => {
    const more = {
      'xl/styles.xml': stylesOf('d/m/yy'),
      'xl/workbook.xml':
        '<workbook xmlns:r="x"><workbookPr date1904="1"/><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>',
    };
    expect(await cell(' s="1"><v>44894</v></c>', more)).toBe('2026-11-30');
  });
});

describe('places', () => {
  test('a row or cell that does not say its place follows the one before', async () => {
    const sheet = await read(
      '<row><c t="str"><v>001</v></c><c t="str"><v>Ana</v></c></row><row r="9"><c r="B9" t="str"><v>Luz</v></c></row>',
    );
    expect([sheet.rows, sheet.lines]).toEqual([
      [
        ['001', 'Ana'],
        ['', 'Luz'],
      ],
      [2, 9],
    ]);
  });

  test('rows and cells that are closed at once are empty', async () => {
    const sheet = await read(
      '<row r="2"/><row r="3"><c r="A3" s="1"/><c r="B3" t="str"><v>Ana</v></c></row><row r="4"><c r="ZZ4" s="1"/></row>',
    );
    expect([sheet.rows, sheet.lines]).toEqual([[['', 'Ana']], [3]]);
  });

  test('elements may have prefixes and attributes single quotes', async () => {
    const rows =
      "<x:row r='1'><x:c r='A1' t='str'><x:v>cuenta</x:v></x:c></x:row><x:row r='2'><x:c s = '0' t='inlineStr' r='A2'><x:is><x:t>007</x:t></x:is></x:c></x:row>";
    const part = `<x:worksheet xmlns:x="y"><x:sheetData>${rows}</x:sheetData></x:worksheet>`;
    expect((await read('', { 'xl/worksheets/sheet1.xml': part })).rows).toEqual([['007']]);
  });

  test('reads the first sheet that people see, wherever it stands', async () => {
    const kinds = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
    const more = {
      'xl/workbook.xml':
        '<workbook xmlns:r="x"><sheets><sheet name="o" state="veryHidden" sheetId="1" r:id="rId1"/><sheet name="state=\'hidden\'" sheetId="2" r:id="rId7"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="${kinds}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId7" Type="${kinds}/worksheet" Target="/otra/Hoja.xml"/></Relationships>`,
      'otra/hoja.xml': sheetOf(header + '<row r="2"><c t="str"><v>Sí</v></c></row>'),
    };
    expect((await read('', more)).rows).toEqual([['Sí', '']]);
  });
});
