import {
  deliveryTroubles,
  eventTypes,
  retryAfterSeconds,
  type DeliveryTrouble,
  type EventType,
} from '#shared/validation/webhooks.ts';
import type { Language } from '../../page.ts';
import { timeIn } from '../numbers.ts';
import { code, table } from '../../markdown/write.ts';

const eventTexts = {
  es: {
    'validation.completed': 'Una validación terminó, con cualquier respuesta.',
    'batch.completed': 'Un lote terminó.',
    'credits.low': 'Te quedan pocos créditos.',
    'credits.expiring': 'Unos créditos tuyos vencen pronto.',
    'usage.high': 'Una clave llegó al 80 % o al 100 % de su mes.',
    'subscription.changed': 'Tu suscripción cambió de estado.',
    'key.created': 'Alguien creó una clave en tu cuenta.',
    'key.revoked': 'Una clave de tu cuenta dejó de funcionar.',
  },
  en: {
    'validation.completed': 'A validation has ended, whatever the answer.',
    'batch.completed': 'A batch has ended.',
    'credits.low': 'You have few credits left.',
    'credits.expiring': 'Some of your credits expire soon.',
    'usage.high': 'A key has used 80% or 100% of its month.',
    'subscription.changed': 'Your subscription has another state.',
    'key.created': 'Somebody created a key in your account.',
    'key.revoked': 'A key of your account stopped working.',
  },
} as const satisfies Record<Language, Record<EventType, string>>;

const troubleTexts = {
  es: {
    dns: 'El nombre de tu servidor no se encuentra.',
    privateAddress: 'El nombre lleva a una dirección privada.',
    connection: 'La conexión se rechazó o se cortó.',
    tls: 'El certificado no es válido.',
    timeout: 'Tu servidor tardó demasiado.',
    status: 'Tu servidor contestó algo que no es un 2xx.',
  },
  en: {
    dns: 'The name of your server is not found.',
    privateAddress: 'The name leads to a private address.',
    connection: 'The connection was refused or cut.',
    tls: 'The certificate does not hold.',
    timeout: 'Your server took too long.',
    status: 'Your server answered something that is no 2xx.',
  },
} as const satisfies Record<Language, Record<DeliveryTrouble, string>>;

const headers = {
  es: {
    events: ['Evento', 'Cuándo llega'],
    troubles: ['`trouble`', 'Qué pasó'],
    tries: ['Intento', 'Espera', 'Desde el evento'],
  },
  en: {
    events: ['Event', 'When it comes'],
    troubles: ['`trouble`', 'What happened'],
    tries: ['Try', 'Wait', 'Since the event'],
  },
} as const satisfies Record<Language, Readonly<Record<string, readonly string[]>>>;

/** Every event and when it is told. */
export const eventTable = (language: Language): string =>
  table(
    headers[language].events,
    eventTypes.map((type) => [
      `[${code(type)}](/api-documentation/webhooks/events/${type})`,
      eventTexts[language][type],
    ]),
  );

export const troubleTable = (language: Language): string =>
  table(
    headers[language].troubles,
    deliveryTroubles.map((trouble) => [code(trouble), troubleTexts[language][trouble]]),
  );

const atOnce = { es: 'Enseguida', en: 'At once' } as const satisfies Record<Language, string>;

/** The tries of one delivery: how long each waits, and how long after the event it is. */
export const retryTable = (language: Language): string => {
  let total = 0;
  const later = retryAfterSeconds.map((wait, index) => {
    total += wait;
    return [String(index + 2), timeIn(language, wait), timeIn(language, total)];
  });
  return table(headers[language].tries, [['1', atOnce[language], ''], ...later]);
};
