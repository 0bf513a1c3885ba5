import type { FindingCode } from '#shared/engine/names.ts';
import type { WidgetLanguage } from '#shared/validation/widget.ts';
import type { Texts } from './es.ts';
import type { LaterTexts } from './later/es.ts';

const all = {
  es: () => import('./es.ts'),
  en: () => import('./en.ts'),
} satisfies Record<WidgetLanguage, () => Promise<{ readonly texts: Texts }>>;

const later = {
  es: () => import('./later/es.ts'),
  en: () => import('./later/en.ts'),
} satisfies Record<WidgetLanguage, () => Promise<{ readonly later: LaterTexts }>>;

/** The engine's sentences are many and rarely needed: they come behind everything else. */
const findings = {
  es: () => import('#shared/messages/findings/es.ts'),
  en: () => import('#shared/messages/findings/en.ts'),
};

export type Findings = Readonly<Record<FindingCode, string>>;

export const loadTexts = async (language: WidgetLanguage): Promise<Texts> => (await all[language]()).texts;
export const loadLaterTexts = async (language: WidgetLanguage): Promise<LaterTexts> => (await later[language]()).later;
export const loadFindings = async (language: WidgetLanguage): Promise<Findings> =>
  (await findings[language]()).findings;

/** The session's language, else the page's, else the browser's; Spanish where that is neither. */
export const languageOf = (
  chosen: readonly (WidgetLanguage | null | undefined)[],
  browser: readonly string[],
): WidgetLanguage => {
  const stated = chosen.find((language) => language !== null && language !== undefined);
  if (stated) return stated;
  const spoken = browser.map((tag) => tag.slice(0, 2).toLowerCase()).find((code) => code === 'es' || code === 'en');
  return spoken === 'en' ? 'en' : 'es';
};
