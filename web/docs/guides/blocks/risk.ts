import { messages } from '#shared/messages/index.ts';
import { nameReasonCodes, type NameReasonCode } from '#shared/validation/name-match.ts';
import { fraudReasons } from '#shared/validation/risk.ts';
import type { Language } from '../../page.ts';
import { code, table } from '../../markdown/write.ts';

const headers = {
  es: ['Razón', 'Qué se notó'],
  en: ['Reason', 'What was noticed'],
} as const satisfies Record<Language, readonly string[]>;

/** Every reason of a fraud risk. */
export const riskTable = (language: Language): string =>
  table(
    headers[language],
    fraudReasons.map((reason) => [code(reason), messages[language].fraudReasons[reason]]),
  );

const nameTexts = {
  es: {
    missing: 'Esperabas una palabra que el banco no dice.',
    extra: 'El banco dice una palabra que no esperabas.',
    slip: 'Dos palabras casi iguales: un error al escribir.',
    initial: 'Una inicial en lugar de un nombre.',
    masked: 'El banco tapa letras, y las que se ven coinciden.',
    company_form: 'Otra forma de sociedad: SA y SRL.',
  },
  en: {
    missing: 'You expected a word that the bank does not say.',
    extra: 'The bank says a word that you did not expect.',
    slip: 'Two words that are almost equal: a slip of the hand.',
    initial: 'An initial in place of a name.',
    masked: 'The bank hides letters, and those that show are equal.',
    company_form: 'Another company form: SA and SRL.',
  },
} as const satisfies Record<Language, Record<NameReasonCode, string>>;

/** What keeps two names from being equal. */
export const nameReasonTable = (language: Language): string =>
  table(
    headers[language],
    nameReasonCodes.map((reason) => [code(reason), nameTexts[language][reason]]),
  );
