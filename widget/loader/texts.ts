import type { WidgetErrorCode } from '../protocol.ts';
import type { Language } from './types.ts';

/** What a payee reads before the frame speaks, or in its place. */
export const texts = {
  es: {
    title: 'Validación de cuenta de CuentaClara',
    failed: 'No pudimos abrir la validación de tu cuenta. Vuelve a intentarlo en un momento.',
    again: 'Reintentar',
    close: 'Cerrar',
  },
  en: {
    title: 'CuentaClara account check',
    failed: 'We could not open the check of your account. Try again in a moment.',
    again: 'Try again',
    close: 'Close',
  },
} as const;

export const languageOf = (chosen: Language | undefined): Language =>
  chosen ?? (document.documentElement.lang.startsWith('en') ? 'en' : 'es');

/** For developers. */
export const reasons: Readonly<Partial<Record<WidgetErrorCode, string>>> = {
  tokenRefused:
    'There is no valid token: your server gets one from POST /v1/widget/sessions, for one frame and ten minutes',
  notAllowed: 'The frame may not stand here: check the origin of the session, and frame-src of your policy',
  unreachable: 'The frame did not load',
};
