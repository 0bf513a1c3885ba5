import * as z from 'zod';
import { countries } from '../engine/countries/index.ts';

type CountryCode = keyof typeof countries;

/** Countries whose accounts the engine can judge, in the engine's order. */
const countryCodes = Object.keys(countries) as [CountryCode, ...CountryCode[]];

export const Country = z
  .string()
  .trim()
  .toUpperCase()
  .pipe(z.enum(countryCodes))
  .meta({ description: `One of ${countryCodes.map((code) => `\`${code}\``).join(', ')}.` });
