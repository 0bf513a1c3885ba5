import type { Language } from '../lib/i18n/language.ts';

/** The few words that must be there before, or without, the message files. */
export const firstTexts: Readonly<
  Record<
    Language,
    {
      readonly loading: string;
      readonly failed: string;
      readonly explain: string;
      readonly reload: string;
      readonly help: string;
    }
  >
> = {
  es: {
    loading: 'Cargando...',
    failed: 'Algo salió mal',
    explain: 'Ha ocurrido un error inesperado. Por favor, recarga la página o intenta nuevamente.',
    reload: 'Recargar página',
    help: 'Ver la ayuda',
  },
  en: {
    loading: 'Loading...',
    failed: 'Something went wrong',
    explain: 'An unexpected error occurred. Please reload the page or try again.',
    reload: 'Reload page',
    help: 'See the help',
  },
};
