import type { WidgetErrorCode } from '../protocol.ts';
import { root } from './captured.ts';
import type { Language } from './types.ts';

/** What a payee reads before the frame speaks, or in its place. */
const texts = {
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

/** In the language of the page where none is chosen. */
export const textsIn = (chosen: Language | undefined) => texts[chosen ?? (root.lang.startsWith('en') ? 'en' : 'es')];

/** For developers. */
export const reasons: Readonly<Partial<Record<WidgetErrorCode, string>>> = {
  tokenRefused: 'a token is for one frame and ten minutes',
  notAllowed: 'see the origin of the session and frame-src of your policy',
  unreachable: 'the frame did not load',
};
