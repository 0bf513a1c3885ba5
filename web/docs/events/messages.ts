import { webhookLimits, type EventType } from '#shared/validation/webhooks.ts';
import type { Language } from '../page.ts';

interface EventMessages {
  readonly indexTitle: string;
  readonly indexNav: string;
  readonly indexLead: string;
  readonly type: string;
  readonly when: string;
  readonly data: string;
  readonly arrives: string;
  readonly answer: string;
  readonly how: readonly string[];
  readonly events: Readonly<Record<EventType, { readonly title: string; readonly when: string; readonly act: string }>>;
}

const seconds = webhookLimits.timeoutMs / 1_000;
const sandboxToo = 'El webhook la recibe si es del mismo entorno.';

const es: EventMessages = {
  indexTitle: 'Eventos',
  indexNav: 'Todos los eventos',
  indexLead: 'Lo que un webhook puede contarte. Cada evento llega firmado, con un `id` que no cambia aunque se repita.',
  type: '`type`',
  when: 'Cuándo ocurre',
  data: 'Qué dice `data`',
  arrives: 'Lo que llega',
  answer: 'Qué contestar',
  how: [
    'Comprueba la firma antes de leer el cuerpo: encabezados `webhook-id`, `webhook-timestamp` y `webhook-signature`. El SDK lo hace con `new Webhook(secreto).verify(cuerpo, encabezados)`.',
    `Contesta un 2xx antes de ${seconds} segundos, con cualquier cuerpo. Guarda el evento primero y trabaja después.`,
    'Un mismo evento puede llegar más de una vez, y uno que falló llega después que otros: recuerda los `id` que ya atendiste y compara `createdAt`.',
    'Cualquier otra respuesta se reintenta durante tres días. Un 410 desactiva el webhook.',
  ],
  events: {
    'validation.completed': {
      title: 'Validación terminada',
      when: `Una validación tiene su respuesta final: del banco, o porque nadie contestó. ${sandboxToo}`,
      act: 'Usa `status` y `nameMatch` para decidir; `reference` es la tuya.',
    },
    'batch.completed': {
      title: 'Lote terminado',
      when: `Todas las filas de un lote tienen su final, o el lote falló o se canceló. ${sandboxToo}`,
      act: 'Pide las filas con `GET /v1/batches/{id}/results`; `counts` y `verdicts` ya las cuentan.',
    },
    'credits.low': {
      title: 'Quedan pocos créditos',
      when: 'El saldo de la cuenta llegó a su último crédito.',
      act: 'Compra créditos antes del próximo envío grande: sin ellos se responde `errors.insufficientCredits`.',
    },
    'credits.expiring': {
      title: 'Créditos por vencer',
      when: 'Un grupo de créditos sin usar vence dentro de tres días.',
      act: 'Úsalos antes de `expiresAt`: después no se recuperan.',
    },
    'usage.high': {
      title: 'Uso alto de una clave',
      when: 'Una clave llegó al 80 % o al 100 % de sus validaciones del mes.',
      act: 'Con 100, la clave responde `errors.quotaExceeded` hasta el día primero (UTC): usa otra o cambia de plan.',
    },
    'subscription.changed': {
      title: 'Cambió la suscripción',
      when: 'Una suscripción empezó, se renovó, falló su pago, se canceló o terminó.',
      act: 'Mira `status` y `activeTo`: dicen hasta cuándo vale el plan.',
    },
    'key.created': {
      title: 'Clave creada',
      when: 'Alguien con acceso al panel creó una clave de la API o del widget.',
      act: 'Si no fuiste tú, bórrala y cambia la contraseña de la cuenta.',
    },
    'key.revoked': {
      title: 'Clave borrada',
      when: 'Se borró una clave: desde ese momento responde `errors.invalidApiKey`.',
      act: 'Cambia la clave en los sistemas que la usaban.',
    },
  },
};

const sameEnvironment = 'A webhook of the same environment is told.';

const en: EventMessages = {
  indexTitle: 'Events',
  indexNav: 'All events',
  indexLead:
    'What a webhook can tell you. Every event comes signed, with an `id` that stays the same however often it is repeated.',
  type: '`type`',
  when: 'When it happens',
  data: 'What `data` says',
  arrives: 'What arrives',
  answer: 'What to answer',
  how: [
    'Verify the signature before you read the body: headers `webhook-id`, `webhook-timestamp` and `webhook-signature`. The SDK does it by `new Webhook(secret).verify(body, headers)`.',
    `Answer a 2xx within ${seconds} seconds, with any body. Keep the event first, and work afterwards.`,
    'One event may arrive more than once, and one that failed arrives after others: remember each `id` that you have handled, and compare `createdAt`.',
    'Any other answer is tried again for three days. A 410 disables the webhook.',
  ],
  events: {
    'validation.completed': {
      title: 'Validation completed',
      when: `A validation has its final answer: the bank’s, or that nobody answered. ${sameEnvironment}`,
      act: 'Decide by `status` and `nameMatch`; `reference` is yours.',
    },
    'batch.completed': {
      title: 'Batch completed',
      when: `Every row of a batch has its end, or the batch failed or was cancelled. ${sameEnvironment}`,
      act: 'Ask for the rows by `GET /v1/batches/{id}/results`; `counts` and `verdicts` count them already.',
    },
    'credits.low': {
      title: 'Few credits left',
      when: 'The balance of the account has come to its last credit.',
      act: 'Buy credits before you send many: without them the answer is `errors.insufficientCredits`.',
    },
    'credits.expiring': {
      title: 'Credits about to expire',
      when: 'Unused credits that were granted together expire within three days.',
      act: 'Use them before `expiresAt`: afterwards they are gone.',
    },
    'usage.high': {
      title: 'High usage of a key',
      when: 'A key has used 80 % or 100 % of its validations of the month.',
      act: 'At 100 the key is answered `errors.quotaExceeded` until the first of the month (UTC): use another, or change your plan.',
    },
    'subscription.changed': {
      title: 'Subscription changed',
      when: 'A subscription began, was renewed, failed to be paid, was cancelled or ended.',
      act: 'Look at `status` and `activeTo`: they say until when the plan counts.',
    },
    'key.created': {
      title: 'Key created',
      when: 'Somebody with access to the dashboard created a key of the API or the widget.',
      act: 'If that was not you, delete it and change the password of the account.',
    },
    'key.revoked': {
      title: 'Key deleted',
      when: 'A key was deleted: from then on it is answered `errors.invalidApiKey`.',
      act: 'Change the key in the systems that used it.',
    },
  },
};

export const eventMessages: Readonly<Record<Language, EventMessages>> = { es, en };
