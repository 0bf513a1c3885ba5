import type { CountryCode } from '../engine/names.ts';

/** Whether the banks of a country tell something: all of them, some, or none. */
export type Telling = 'all' | 'some' | 'none';

export interface BankAnswers {
  /** That it exists, every bank says. `masked`: with half of each word starred; `mixed`: so at some banks. */
  readonly name: 'full' | 'masked' | 'mixed';
  readonly document: Telling;
  readonly type: Telling;
  readonly currency: Telling;
}

const tellAll: BankAnswers = { name: 'full', document: 'all', type: 'all', currency: 'all' };

/** What banks say of an account that exists, country by country, as the provider publishes it. */
export const bankAnswers: Readonly<Record<CountryCode, BankAnswers>> = {
  AR: tellAll,
  BR: tellAll,
  CL: { ...tellAll, currency: 'none' },
  CO: { ...tellAll, name: 'mixed' },
  EC: { name: 'full', document: 'some', type: 'some', currency: 'none' },
  MX: { ...tellAll, type: 'none' },
  PE: { name: 'mixed', document: 'some', type: 'some', currency: 'some' },
  US: tellAll,
  UY: { name: 'mixed', document: 'none', type: 'none', currency: 'all' },
};
