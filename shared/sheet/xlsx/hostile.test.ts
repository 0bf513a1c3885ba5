import { expect, test } from 'vitest';
import { UnreadableSheet } from '../../batch/sheet.ts';
import { sheetOf, stringsOf, workbookOf } from '../forged/workbook.ts';
import { zipOf } from '../forged/zip.ts';
import { readSheet } from '../read-sheet.ts';

const sheet = 'xl/worksheets/sheet1.xml';
const rows = '<row r="1"><c r="A1" t="str"><v>a</v></c></row><row r="2"><c r="A2" t="str"><v>1</v></c></row>';
const many = (count: number, text: string) => text.repeat(count);

const hostile: Readonly<Record<string, readonly [problem: string, file: () => Promise<Uint8Array<ArrayBuffer>>]>> = {
  'a bomb by its ratio': ['suspicious', () => workbookOf(many(2_000_000, ' '))],
  'a bomb that says it is small': [
    'suspicious',
    () => workbookOf(many(2_000_000, ' '), {}, { [sheet]: { size: 5_000 } }),
  ],
  'a bomb by its size': [
    'suspicious',
    () => workbookOf(rows, {}, { [sheet]: { size: 130_000_000, packed: 120_000_000 } }),
  ],
  'a part that says it is larger than it is': ['damaged', () => workbookOf(rows, {}, { [sheet]: { size: 900 } })],
  'a part whose check sum is another': ['damaged', () => workbookOf(rows, {}, { [sheet]: { crc: 7 } })],
  'a part that ends beyond the file': ['damaged', () => workbookOf(rows, {}, { [sheet]: { packed: 90_000 } })],
  'a part that begins beyond the file': ['damaged', () => workbookOf(rows, {}, { [sheet]: { head: 90_000 } })],
  'a part packed in another way': ['damaged', () => workbookOf(rows, {}, { [sheet]: { method: 14 } })],
  'an encrypted part': ['encrypted', () => workbookOf(rows, {}, { [sheet]: { flags: 1 } })],
  'a part of ZIP64': ['suspicious', () => workbookOf(rows, {}, { [sheet]: { size: 0xffffffff } })],
  'two parts of one name': ['suspicious', () => workbookOf(rows, { 'XL/workbook.xml': '<workbook/>' })],
  'sixty thousand parts': [
    'suspicious',
    () =>
      zipOf(
        Array.from({ length: 600 }, (_, at) => ({ name: `${at}`, content: '' })),
        60_000,
      ),
  ],
  'a list that says it is longer': ['damaged', () => zipOf([{ name: 'a', content: '' }], 2)],
  'a reference beyond the last column': ['damaged', () => workbookOf('<row r="2"><c r="ZZZZZZZ2"><v>1</v></c></row>')],
  'a reference without a column': ['damaged', () => workbookOf('<row r="2"><c r="22"><v>1</v></c></row>')],
  'a row beyond the last': ['damaged', () => workbookOf('<row r="9999999"><c><v>1</v></c></row>')],
  'a shared text that is not there': ['damaged', () => workbookOf('<row r="1"><c t="s"><v>5</v></c></row>')],
  'a shared text with a negative number': ['damaged', () => workbookOf('<row r="1"><c t="s"><v>-1</v></c></row>')],
  'declared entities': [
    'suspicious',
    () => workbookOf('', { [sheet]: `<!DOCTYPE a [<!ENTITY b "c">]>${sheetOf(rows)}` }),
  ],
  'text in the 61st column': ['tooManyColumns', () => workbookOf('<row r="1"><c r="BI1" t="str"><v>x</v></c></row>')],
  'a cell longer than Excel has': [
    'cellTooLong',
    () => workbookOf(`<row r="1"><c t="str"><v>${many(32_768, 'x')}</v></c></row>`),
  ],
  'a text without end': ['cellTooLong', () => workbookOf(`<row r="1"><c t="str"><v>${noise(1_200_000)}`)],
  'a shared text longer than Excel has': [
    'cellTooLong',
    () => workbookOf(rows, { 'xl/sharedStrings.xml': stringsOf(`<t>${noise(40_000)}</t>`) }),
  ],
  'more shared texts than any sheet needs': [
    'tooLarge',
    () => workbookOf(rows, { 'xl/sharedStrings.xml': stringsOf(many(600_000, '</si><si>')) }),
  ],
  'markup that is cut off': ['damaged', () => workbookOf('', { [sheet]: sheetOf(rows).slice(0, -20) })],
  'markup that closes what is not open': ['damaged', () => workbookOf('</row></sheetData></worksheet></a>')],
  'bytes that are no text': [
    'damaged',
    () => zipOf([{ name: 'xl/workbook.xml', content: Uint8Array.of(0x3c, 0xff, 0xc3, 0x28) }]),
  ],
  'relations that name each other': [
    'notASheet',
    () =>
      workbookOf('', {
        'xl/_rels/workbook.xml.rels':
          '<Relationships><Relationship Id="rId1" Type="a/worksheet" Target="_rels/../_rels/workbook.xml.rels/.."/></Relationships>',
      }),
  ],
  'a zip that is no workbook': ['notASheet', () => zipOf([{ name: 'a.txt', content: 'x' }])],
  'a workbook without a visible sheet': [
    'notASheet',
    () => workbookOf(rows, { 'xl/workbook.xml': '<workbook><sheets/></workbook>' }),
  ],
  'nothing but a workbook of before 2007': ['notASheet', async () => compound('Workbook')],
  'an encrypted workbook': ['encrypted', async () => compound('EncryptedPackage')],
  'a page that calls itself a workbook': ['notASheet', async () => bytes('<html><table><tr><td>1</td></tr></table>')],
  'a document to print': ['notASheet', async () => bytes('%PDF-1.7')],
  'a file of no bytes': ['empty', async () => bytes('')],
};

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

const compound = (stream: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, ...Array.from(stream).flatMap((one) => [one.charCodeAt(0), 0])]);

/** Text that compresses badly, always the same. */
function noise(length: number): string {
  let seed = 7;
  return Array.from({ length }, () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return String.fromCharCode(97 + ((seed >>> 16) % 26));
  }).join('');
}

test.each(Object.entries(hostile))('%s is refused by name', async (_, [problem, file]) => {
  const made = await file();
  const refused = await readSheet('a.xlsx', made).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(UnreadableSheet);
  expect(refused).toMatchObject({ problem });
});

test('a file cut off anywhere is refused', async () => {
  const whole = await workbookOf(rows);
  for (let end = 4; end < whole.length; end += 7) {
    const refused = await readSheet('a.xlsx', whole.slice(0, end)).catch((error: unknown) => error);
    expect(refused, `after ${end} bytes`).toBeInstanceOf(UnreadableSheet);
  }
});
