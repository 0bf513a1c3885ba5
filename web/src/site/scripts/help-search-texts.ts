export interface HelpSearchTexts {
  readonly one: string;
  readonly many: string;
  /** Before and after the words as they were read. */
  readonly readAs: readonly [before: string, after: string];
  readonly none: string;
  readonly failed: string;
}

export const helpSearchTexts: Readonly<Record<'es' | 'en', HelpSearchTexts>> = {
  es: {
    one: '1 resultado',
    many: '{count} resultados',
    readAs: ['para «', '», corregido'],
    none: 'Nada con esas palabras. Prueba con otras, o escríbenos.',
    failed: 'La búsqueda no llegó. Revisa tu conexión y vuelve a intentarlo.',
  },
  en: {
    one: '1 result',
    many: '{count} results',
    readAs: ['for “', '”, corrected'],
    none: 'Nothing with these words. Try others, or write to us.',
    failed: 'The search did not arrive. Check your connection and try again.',
  },
};
