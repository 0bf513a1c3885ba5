import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { fixes as enOfKeys } from '#shared/messages/fixes/en.ts';
import { fixes as esOfKeys } from '#shared/messages/fixes/es.ts';
import type { Language } from '../page.ts';
import { en } from './messages/en.ts';
import { es } from './messages/es.ts';
import type { ErrorMessages } from './messages/messages.ts';

export const errorMessages: Readonly<Record<Language, ErrorMessages>> = { es, en };

/** What the dashboard says of those of the API, and what is said here of the others. */
const fixes: Readonly<Record<Language, Readonly<Partial<Record<string, string>>>>> = {
  es: { ...es.fixes, ...esOfKeys },
  en: { ...en.fixes, ...enOfKeys },
};

/** How to fix an error. */
export const fixOf = (code: ErrorCode, language: Language): string => {
  const fix = fixes[language][code] ?? fixes[language][code.replace('errors.', '')];
  if (!fix) throw new Error(`Nothing says how to fix ${code}`);
  return fix;
};
