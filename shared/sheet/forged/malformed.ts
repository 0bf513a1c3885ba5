import type { Random } from './random.ts';
import { sheetOf, stringsOf, stylesOf, workbookOf } from './workbook.ts';
import { zipOf } from './zip.ts';

/** A file that nobody should have made, and how it came about. */
export interface Malformed {
  readonly kind: 'csv' | 'paste' | 'xlsx' | 'zip';
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const encoder = new TextEncoder();
const csv = 'nombre;cuenta;banco\n"Juan ""el Gato""";032180000118359719;BBVA\nAna;00123456;"Banco\nSur"\n';
const row = (line: number) =>
  `<row r="${line}"><c r="A${line}" t="s"><v>0</v></c><c r="B${line}" s="1"><v>2010077777771</v></c><c r="C${line}" t="inlineStr"><is><r><t>x</t></r></is></c></row>`;
const rows = [1, 2, 3, 4].map(row).join('');
const strings = stringsOf('<t>nombre &amp; más</t>', '<r><t>dos</t></r><rPh sb="0"><t>n</t></rPh>');
const styles = stylesOf('000000000000000000', 'dd/mm/yyyy');

/** Pieces that matter to one of the readers. */
const pieces = [
  '"',
  '""',
  ';',
  ',',
  '\t',
  '\n',
  '\r\n',
  '\0',
  '\ufeff',
  'sep=|\n',
  '\ud800',
  '<row>',
  '</row>',
  '<c r="ZZZZ9">',
  '</c>',
  '<v>',
  '</v>',
  '&#x0;',
  '&#1114112;',
  '&lol;',
  '<![CDATA[',
  '<!--',
  '<!DOCTYPE a>',
  '<?',
  ' r="',
  "'",
  '>',
  '/>',
  't="s"',
  '1E999',
  '-1',
  '_xD800_',
  '<si>',
  '</si>',
  '<rPh>',
  '</t>',
] as const;

/** The text again and again, up to a few megabytes. */
const repeated = (text: string, random: Random): string =>
  text.repeat(Math.min(random.oneOf(1, 1, 1, 2, 10, 1_000, 40_000), Math.ceil(1e6 / (text.length + 1))));

/** One slip: something is put in, left out, doubled or moved. */
const slipped = (text: string, random: Random): string => {
  const at = random.below(text.length + 1);
  const to = Math.min(text.length, at + random.below(1 + random.oneOf(3, 40, 4_000)));
  const piece = repeated(random.oneOf(...pieces), random);
  const [before, cut, after] = [text.slice(0, at), text.slice(at, to), text.slice(to)];
  return random.oneOf(
    before + piece + cut + after,
    before + after,
    before + repeated(cut, random) + after,
    cut + before + after,
  );
};

const text = (seed: string, random: Random): string => {
  let slip = seed;
  for (let left = 1 + random.below(4); left > 0; left--) slip = slipped(slip, random);
  return slip;
};

const damagedBytes = (bytes: Uint8Array<ArrayBuffer>, random: Random): Uint8Array<ArrayBuffer> => {
  const damaged = bytes.slice(0, random.oneOf(bytes.length, bytes.length, random.below(bytes.length + 1)));
  for (let left = random.below(6); left > 0 && damaged.length > 0; left--)
    damaged[random.below(damaged.length)] = random.oneOf(0, 255, random.below(256));
  return damaged;
};

const parts: Readonly<Record<string, string>> = {
  'xl/worksheets/sheet1.xml': sheetOf(rows),
  'xl/sharedStrings.xml': strings,
  'xl/styles.xml': styles,
  'xl/workbook.xml':
    '<workbook xmlns:r="x"><workbookPr date1904="1"/><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>',
};

const lies = ['flags', 'method', 'crc', 'packed', 'size', 'head'] as const;

/** A file that is wrong somewhere, the same for the same numbers. */
export const malformed = async (random: Random): Promise<Malformed> => {
  const kind = random.oneOf('csv', 'paste', 'xlsx', 'xlsx', 'zip');
  if (kind === 'csv') return { kind, bytes: damagedBytes(encoder.encode(text(csv, random)), random) };
  if (kind === 'paste') return { kind, bytes: encoder.encode(text(csv.replaceAll(';', '\t'), random)) };
  const [name] = random.oneOf(...(Object.entries(parts) as [[string, string], ...[string, string][]]));
  if (kind === 'zip') {
    const whole = await workbookOf(rows, parts, {
      [name]: { [random.oneOf(...lies)]: random.oneOf(0, 1, 0xffff, 0xffffffff, random.below(2 ** 31)) },
    });
    return { kind, bytes: damagedBytes(whole, random) };
  }
  // Well packed, so that what is wrong is in the markup.
  const more = { ...parts, [name]: text(parts[name] ?? '', random) };
  return { kind, bytes: random.below(50) === 0 ? await zipOf([], random.below(600)) : await workbookOf(rows, more) };
};
