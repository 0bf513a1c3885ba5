const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const entity = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi;
const lastCharacter = 0x10ffff;

const character = (code: number): string => (code <= lastCharacter ? String.fromCodePoint(code) : '\ufffd');

/** The five entities every part may use, and characters by number; any other stays as it stands. */
export const unescaped = (text: string): string =>
  text.includes('&')
    ? text.replace(entity, (whole, hex?: string, decimal?: string, name?: string) => {
        if (hex !== undefined) return character(Number.parseInt(hex, 16));
        if (decimal !== undefined) return character(Number(decimal));
        return named[(name ?? '').toLowerCase()] ?? whole;
      })
    : text;

const written = /_x([\da-f]{4})_/gi;

/** What markup cannot hold, as spreadsheets write it in a text: `_x000D_` (ECMA-376, 22.9.2.19). */
export const withoutEscapes = (text: string): string =>
  text.includes('_x') || text.includes('_X')
    ? text.replace(written, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text;
