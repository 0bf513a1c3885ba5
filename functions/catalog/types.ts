import { loadCountry } from '#shared/engine/load-country.ts';
import type { CountryCode } from '#shared/engine/names.ts';
import { messages } from '#shared/messages/index.ts';
import type { Language } from '#shared/messages/messages.ts';

type Names = Readonly<Record<string, string>>;

const named = (codes: readonly string[], names: Names) => codes.map((code) => ({ code, name: names[code] ?? code }));

export const accountTypesOf = async (country: CountryCode, language: Language) =>
  named((await loadCountry(country)).pack.accountTypes, messages[language].accountTypes);

export const documentTypesOf = async (country: CountryCode, language: Language) => {
  const { pack } = await loadCountry(country);
  return named(
    pack.documents.map(({ type }) => type),
    messages[language].documentTypes,
  );
};
