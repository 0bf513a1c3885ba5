import * as z from 'zod';
import { Country as CountryParam } from '../country.ts';

export const CountryParams = z.strictObject({ country: CountryParam });

/** So long an answer about countries may be kept. */
export const cacheSeconds = 300;

export const Country = z
  .object({ code: z.string(), name: z.string(), flag: z.string(), currency: z.string(), available: z.boolean() })
  .meta({ id: 'Country', description: 'A country whose accounts can be validated, or will be (`available` false).' });

export const Bank = z
  .object({
    code: z.string(),
    name: z.string(),
    shortName: z.string(),
    aliases: z.array(z.string()),
    askable: z.boolean().meta({
      description:
        'Whether the bank can be asked about its accounts. Of others only the format is checked: a validation ends as `ERROR` ' +
        'with the reason `bank_not_covered` and costs nothing.',
    }),
  })
  .meta({ id: 'Bank', description: 'An institution under its national clearing code.' });

export const Named = z.object({ code: z.string(), name: z.string() });
