import type { Language } from '#shared/messages/messages.ts';

/** The words of the demo, by when they are wanted. */
export const texts = {
  first: { es: () => import('./first.es.ts'), en: () => import('./first.en.ts') },
  findings: { es: () => import('./findings.es.ts'), en: () => import('./findings.en.ts') },
  answers: { es: () => import('./answers.es.ts'), en: () => import('./answers.en.ts') },
} satisfies Record<string, Record<Language, unknown>>;
