import type { Country } from '#shared/engine/country.ts';
import { isCountry } from '#shared/engine/load-country.ts';
import type { CountryCode } from '#shared/engine/names.ts';
import { countries } from '#shared/engine/countries/index.ts';
import { accountTypes as inEnglish } from '#shared/messages/names/en.ts';
import { accountTypes as inSpanish } from '#shared/messages/names/es.ts';
import { folded } from './columns.ts';

const codes = Object.keys(countries).filter(isCountry);

const languages = ['es', 'en', 'pt'] as const;

const countryWords = new Map<string, CountryCode>(
  codes.flatMap((code) => [
    [folded(code), code] as const,
    ...languages.map((language) => {
      const name = new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
      return [folded(name), code] as const;
    }),
  ]),
);

/** A country by its code, or by its name in Spanish, English or Portuguese. */
export const countryNamed = (text: string): CountryCode | undefined => countryWords.get(folded(text));

const inPortuguese = { SAVINGS: 'Poupança', CHECKING: 'Corrente', PAYMENTS: 'De pagamento' };
const typeWords = new Map<string, string>(
  [inSpanish, inEnglish, inPortuguese]
    .flatMap((table) => Object.entries(table))
    .flatMap(([code, word]) => [
      [folded(code), code] as const,
      [folded(word), code] as const,
      [folded(`cuenta ${word}`), code] as const,
      [folded(`cuenta de ${word}`), code] as const,
      [folded(`conta ${word}`), code] as const,
    ]),
);

/** The type of an account by its code or its name; what nobody knows is left for the engine to refuse. */
export const accountTypeNamed = (text: string): string => typeWords.get(folded(text)) ?? text;

/** A bank by its code, or by a name that only one has. */
export const bankNamed = (country: Country, text: string): string | undefined => {
  const { banks } = country.pack;
  const coded = banks.byCode.get(text.trim());
  if (coded) return coded.code;
  const wanted = folded(text);
  const named = banks.banks.filter(({ name, shortName, aliases }) =>
    [name, shortName, ...aliases].some((one) => folded(one) === wanted),
  );
  const [only, ...others] = named.length > 0 ? named : country.findBanks(text);
  return others.length === 0 ? only?.code : undefined;
};
