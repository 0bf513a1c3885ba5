import { countries } from '#shared/engine/countries/index.ts';
import type { Country } from '#shared/engine/country.ts';
import { loadCountry } from '#shared/engine/load-country.ts';
import type { CountryCode } from '#shared/engine/names.ts';
import { mayBeElsewhere, readPasted, type Pasted } from '#shared/engine/pasted/index.ts';
import { fieldsAtMost } from '#shared/validation/limits.ts';
import type { Draft, InputName } from './draft.ts';

/** What became of a paste: said below the number. */
export type PasteNote = 'filled' | 'turned' | 'card' | 'cut';

export interface ReadPaste {
  readonly country: CountryCode;
  readonly note?: PasteNote | undefined;
  readonly write: (now: Draft) => Draft;
}

const codes = Object.keys(countries) as CountryCode[];

/** Reads it in the chosen country; among all of them where others would say more, and may be chosen. */
const read = async (text: string, { pack }: Country, format: string, isFixed: boolean): Promise<Pasted> => {
  const context = { country: pack.country, format };
  const here = readPasted(text, { ...context, packs: [pack] });
  if (isFixed || !mayBeElsewhere(here, pack.country)) return here;
  const loaded = await Promise.all(codes.map((code) => loadCountry(code).catch(() => undefined)));
  return readPasted(text, { ...context, packs: loaded.flatMap((country) => (country ? [country.pack] : [])) });
};

const withNumber = (accountNumber: string) => (now: Draft) => ({ ...now, values: { ...now.values, accountNumber } });

/** The number stands as pasted, everything else only where nothing was typed yet. */
const filled = ({ fields, format }: Pasted, now: Draft): Draft => {
  const free = Object.entries(fields).filter(([name]) => !now.values[name as InputName]?.trim());
  return {
    format: format ?? now.format,
    values: { ...now.values, ...Object.fromEntries(free), accountNumber: fields.accountNumber ?? '' },
  };
};

export const readPaste = async (
  text: string,
  country: Country,
  format: string,
  isFixed: boolean,
): Promise<ReadPaste> => {
  const here = country.pack.country as CountryCode;
  const pasted = await read(text, country, format, isFixed);
  const { kind } = pasted;
  if (kind === 'card' || kind === 'cut') return { country: here, note: kind, write: withNumber('') };
  if (kind === 'nothing') return { country: here, write: withNumber(text.slice(0, fieldsAtMost.accountNumber)) };
  const note = pasted.country === here ? (kind === 'facts' ? 'filled' : undefined) : 'turned';
  return { country: pasted.country as CountryCode, note, write: (now) => filled(pasted, now) };
};
