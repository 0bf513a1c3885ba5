import { createCache } from './cache.ts';
import { fallbackCountries } from './fallback-countries.ts';
import type { Bank, Country, NamedCode } from './listed.ts';
import { requestConstants, type RequestPorts } from './request.ts';

export interface Constants {
  readonly countries: () => Promise<readonly Country[]>;
  readonly banks: (country: string) => Promise<readonly Bank[]>;
  readonly accountTypes: (country: string) => Promise<readonly NamedCode[]>;
  readonly documentTypes: (country: string) => Promise<readonly NamedCode[]>;
}

/** The list inside an answer: under its name, or the answer itself where the server sends a bare list. */
const listIn = <T>(answer: unknown, name: string): readonly T[] => {
  const list: unknown =
    typeof answer === 'object' && answer !== null && name in answer ? Reflect.get(answer, name) : answer;
  if (!Array.isArray(list)) throw new TypeError(`No list of ${name} in the answer`);
  return list as readonly T[];
};

/** Countries, banks and types as the server lists them: cached, retried, and never an error for the page. */
export const createConstants = (
  ports: RequestPorts & { readonly language: () => string; readonly now?: () => number },
): Constants => {
  const cached = createCache(ports.now);

  const list = <T>(path: string, name: string, fallback: readonly T[]) => {
    const language = ports.language();
    const request = async () => listIn<T>(await requestConstants(path, language, ports), name);
    return cached(`${language} ${path}`, request, fallback);
  };
  const ofCountry = (country: string, what: string) => `/api/public/countries/${encodeURIComponent(country)}/${what}`;

  return {
    countries: () => list('/api/public/countries', 'countries', fallbackCountries),
    banks: (country) => list<Bank>(ofCountry(country, 'banks'), 'banks', []),
    accountTypes: (country) => list<NamedCode>(ofCountry(country, 'account-types'), 'accountTypes', []),
    documentTypes: (country) => list<NamedCode>(ofCountry(country, 'document-types'), 'documentTypes', []),
  };
};
