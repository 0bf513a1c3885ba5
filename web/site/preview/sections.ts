import type { Language } from '#shared/messages/messages.ts';

/** What pages below an address are called together. */
const sections: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  '/formatos': { es: 'Formatos', en: 'Formats' },
  '/help-center': { es: 'Centro de ayuda', en: 'Help center' },
  '/api-documentation': { es: 'Documentación de la API', en: 'API documentation' },
  '/api-reference': { es: 'Referencia de la API', en: 'API reference' },
};

/** Where a page belongs, but for those that belong nowhere. */
export const sectionOf = (path: string, language: Language): string | undefined => {
  const top = /^\/[^/]*/.exec(path)?.[0] ?? path;
  return sections[top]?.[language];
};
