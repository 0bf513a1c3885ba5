import type { QueryClient } from '@tanstack/react-query';
import { countries } from '#shared/engine/countries/index.ts';
import type { Country } from '#shared/engine/country.ts';
import type { CountryCode } from '#shared/engine/names.ts';
import { mayBeElsewhere, readPasted, type Pasted } from '#shared/engine/pasted/index.ts';
import { engineOf } from '../api/country-engine.ts';

const codes = Object.keys(countries) as CountryCode[];

/** Reads a paste in the chosen country, at once. */
export const readHere = (text: string, { pack }: Country, format: string): Pasted =>
  readPasted(text, { packs: [pack], country: pack.country, format });

/** Reads it among all countries, whose rules are fetched for it; without a connection, in the chosen one. */
export const readEverywhere = async (queries: QueryClient, text: string, { pack }: Country, format: string) => {
  const loaded = await Promise.all(codes.map((code) => queries.ensureQueryData(engineOf(code)).catch(() => undefined)));
  const packs = loaded.flatMap((country) => (country ? [country.pack] : []));
  return readPasted(text, { packs, country: pack.country, format });
};

/** Would the other countries say more of it? */
export const needsOthers = (pasted: Pasted, { pack }: Country): boolean => mayBeElsewhere(pasted, pack.country);
