import type { Language } from '../page.ts';

/** A text as it held from a day on, and what was new in it. */
export interface Version {
  readonly number: number;
  readonly since: string;
  readonly changed: Readonly<Record<Language, string>>;
}

const first = (es: string, en: string): readonly Version[] => [{ number: 1, since: '2026-11-23', changed: { es, en } }];

/** Every version of each text, the newest first: whoever changes a text that was published adds one. */
export const versions = {
  'privacy-policy': first(
    'Primera versión: nueve países, tres proveedores y los plazos del programa.',
    'First version: nine countries, three providers, and how long the program keeps data.',
  ),
  'terms-of-service': first(
    'Primera versión: créditos, reembolsos, uso permitido y límites.',
    'First version: credits, refunds, acceptable use and limits.',
  ),
  security: first(
    'Primera versión: cómo avisar y qué prometemos.',
    'First version: how to report, and what we promise.',
  ),
} as const satisfies Readonly<Record<string, readonly [Version, ...Version[]] | readonly Version[]>>;
export type LegalName = keyof typeof versions;
