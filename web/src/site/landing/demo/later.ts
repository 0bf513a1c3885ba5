import type { Country } from '#shared/engine/country.ts';
import { loadCountry } from '#shared/engine/load-country.ts';
import type { CountryCode } from '#shared/engine/names.ts';
import type { naming } from './naming/naming.ts';
import type { answering } from './sandbox-answer/answering.ts';

/** What the demo asks for when somebody wants it, and not before. */
export interface Later {
  readonly country: (code: CountryCode) => Promise<Country>;
  /** Every country's rules, to name what is of none that was chosen. */
  readonly names: () => Promise<typeof naming>;
  /** What asks the sandbox, and shows its answer. */
  readonly answers: () => Promise<typeof answering>;
}

export const later: Later = {
  country: loadCountry,
  names: async () => (await import('./naming/naming.ts')).naming,
  answers: async () => (await import('./sandbox-answer/answering.ts')).answering,
};
