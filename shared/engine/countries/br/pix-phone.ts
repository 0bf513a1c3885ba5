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

/** Eleven digits as a mobile phone is dialled within Brazil, however they are grouped; not as a CPF is, nor with the country ahead. */
const domestic = /^\(?0?([14689][1-9]|2[12478]|3[1-578]|5[1345]|7[134579])\)?[ .-]*(9[ .-]?\d{4})[ .-]?(\d{4})$/;

/** The key of a phone written without its country, `(11) 98765-4321`; the same digits may be a CPF. */
export function mayBePhone(text: string): string | undefined {
  const groups = domestic.exec(text);
  return groups ? `+55${groups.slice(1).join('').replace(/\D/g, '')}` : undefined;
}
