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

/** None of the 67 area codes in use (Anatel, Regulamento de Numeração, Resolução 749/2022). */
const otherArea = /^\+55(?=\d+$)(?![14689][1-9]|2[12478]|3[1-578]|5[1345]|7[134579])/;

/** Mobile numbers are nine digits beginning with 9. */
const otherThanMobile = /^\+55(?=\d+$)(?!\d\d9\d{8}$)/;

/**
 * The directory takes any area code (`^\+[1-9]\d{1,14}$`), so one that is not in use is a doubt: the sample in BACEN's own API of
 * the DICT, +5510998765432, has 10.
 */
export function unusedArea(text: string): Said<'area'> | undefined {
  return otherArea.test(text) ? { finding: 'area', part: 'area', position: 4 } : undefined;
}

export function landline(text: string): Said<'not_mobile'> | undefined {
  return otherThanMobile.test(text) ? { finding: 'not_mobile', part: 'number' } : undefined;
}
