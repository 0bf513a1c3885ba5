import { messages } from '#shared/messages/index.ts';
import { againOf, reasonNames, reasons } from '#shared/validation/reasons.ts';
import { settlementOf, statuses, type Status } from '#shared/validation/status.ts';
import type { Language } from '../../page.ts';
import { code, table } from '../../markdown/write.ts';

interface Texts {
  readonly header: readonly string[];
  readonly reasons: readonly string[];
  readonly credit: Readonly<Record<'post' | 'void' | 'held', string>>;
  readonly again: Readonly<Record<'at once' | 'later' | 'never', string>>;
  /** What happened, and whether to pay. */
  readonly of: Readonly<Record<Status, readonly [string, string]>>;
}

const texts = {
  es: {
    header: ['`status`', 'Qué pasó', '¿Pagar?', 'Crédito'],
    reasons: ['`reason`', '`status`', 'Qué pasó', '¿Preguntar otra vez?'],
    credit: { post: '1', void: 'No se cobra', held: 'En espera' },
    again: { 'at once': 'Sí, enseguida', later: 'Sí, más tarde', never: 'No: la respuesta sería la misma' },
    of: {
      PENDING: ['Todavía no empieza.', 'Espera'],
      PROCESSING: ['El banco pidió más tiempo.', 'Espera'],
      VALID: ['El banco respondió: existe y recibe pagos.', 'Sí, si el titular coincide'],
      INVALID: ['El banco respondió: no se puede pagar ahí.', 'No'],
      ERROR: ['No se pudo preguntar.', 'Nadie lo sabe todavía'],
      TIMEOUT: ['El banco no contestó a tiempo.', 'Nadie lo sabe todavía'],
    },
  },
  en: {
    header: ['`status`', 'What happened', 'Pay?', 'Credit'],
    reasons: ['`reason`', '`status`', 'What happened', 'Ask again?'],
    credit: { post: '1', void: 'Not charged', held: 'Waiting' },
    again: { 'at once': 'Yes, at once', later: 'Yes, later', never: 'No: the answer would be the same' },
    of: {
      PENDING: ['It has not begun.', 'Wait'],
      PROCESSING: ['The bank wants more time.', 'Wait'],
      VALID: ['The bank answered: it exists and takes payments.', 'Yes, if the holder matches'],
      INVALID: ['The bank answered: nothing can be paid there.', 'No'],
      ERROR: ['The bank could not be asked.', 'Nobody knows yet'],
      TIMEOUT: ['The bank did not answer in time.', 'Nobody knows yet'],
    },
  },
} as const satisfies Record<Language, Texts>;

/** Every status, what it says and what it costs. */
export const statusTable = (language: Language): string => {
  const { header, of, credit } = texts[language];
  const rows = statuses.map((status) => [code(status), ...of[status], credit[settlementOf(status) ?? 'held']]);
  return table(header, rows);
};

/** Every reason, and whether it is worth asking again. */
export const reasonTable = (language: Language): string => {
  const { reasons: header, again } = texts[language];
  const said = messages[language].exportWords.reasons;
  const rows = reasonNames.map((reason) => [
    `[${code(reason)}](/api-documentation/reasons/${reason})`,
    code(reasons[reason].status),
    said[reason],
    again[againOf(reason) ?? 'never'],
  ]);
  return table(header, rows);
};
