import { layout } from '../../layout.ts';
import type { Said } from '../../pack.ts';

export const brazilianPhone = layout([
  { part: 'prefix', size: 1, characters: '+' },
  { part: 'country', size: 2, characters: '5' },
  { part: 'area', size: 2 },
  { part: 'number', size: [8, 9] },
]);

export const foreignPhone = layout([
  { part: 'prefix', size: 1, characters: '+' },
  { part: 'country', size: 1, characters: '1-9' },
  { part: 'number', size: [6, 14] },
]);

/** Area codes in use, by their first digit (Anatel, numbering plan of the fixed and mobile services, Resolução 749/2022). */
const areas = new Set(
  [
    '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55',
    '61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99',
  ].flatMap((line) => line.split(' ')),
);

const isBrazilian = (text: string) => /^\+55\d+$/.test(text);

/**
 * The directory takes any area code (`^\+[1-9]\d{1,14}$`), so one that is not in use is a doubt: the sample in BACEN's own API of
 * the DICT, +5510998765432, has 10.
 */
export function unusedArea(text: string): Said<'area'> | undefined {
  const isUsed = !isBrazilian(text) || areas.has(text.slice(3, 5));
  return isUsed ? undefined : { finding: 'area', part: 'area', position: 4 };
}

/** Mobile numbers are nine digits beginning with 9. */
export function landline(text: string): Said<'not_mobile'> | undefined {
  const isMobile = !isBrazilian(text) || (text.length === 14 && text.charAt(5) === '9');
  return isMobile ? undefined : { finding: 'not_mobile', part: 'number' };
}
