import { monthOf } from '../time.ts';

/** Before it nobody operated the product. */
export const firstMonth = '2026-11';

/** In which month an entry of this time stands, if the chain is not further: nothing stands before the first. */
export const ownMonthOf = (at: string): string => (monthOf(at) > firstMonth ? monthOf(at) : firstMonth);

const prefix = 'N#';
const digits = 12;
export const lastNumber = 10 ** digits - 1;

/** Where an entry stands in its month; it sorts behind those of before the chain, which begin with a year. */
export const placeOfNumber = (n: number): string => `${prefix}${String(n).padStart(digits, '0')}`;

const numbered = new RegExp(String.raw`^${prefix}(\d{${digits}})$`);

/** Of an entry of before the chain, and of what strays beside it, none. */
export const numberIn = (place: string): number | undefined => {
  const said = numbered.exec(place)?.[1];
  return said === undefined ? undefined : Number(said);
};

/** Before the chain an entry stood in its own month under its own time. */
export const isOfBefore = (month: string, place: string, at: string): boolean =>
  month === monthOf(at) && place.startsWith(`${at}#`);
