import { countries } from '#shared/engine/countries/index.ts';
import type { CountryCode } from '#shared/engine/names.ts';
import type { Pack } from '#shared/engine/pack.ts';

/** What a country's accounts are judged by; each comes when it is first needed. */
export type Rules = Pack;

export const countryCodes = Object.keys(countries) as CountryCode[];

export const loadRules = async (code: CountryCode): Promise<Rules> => (await countries[code]()).pack;
