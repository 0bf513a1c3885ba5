import { packs } from '#shared/engine/index.ts';
import { flagOf } from '#shared/flag.ts';
import type { Language } from '#shared/messages/messages.ts';

export const countriesIn = (language: Language) =>
  packs.map(({ country, names, currencies }) => ({
    code: country,
    name: names[language],
    flag: flagOf(country),
    currency: currencies[0] ?? '',
    available: true,
  }));
