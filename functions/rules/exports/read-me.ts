/** Each file, in both languages: whoever opens a copy years later may read either. */
const files: readonly (readonly [file: string, es: string, en: string])[] = [
  ['account', 'Tu cuenta: correo, empresa, idioma y fechas.', 'Your account: e-mail, company, language and dates.'],
  [
    'second-factor',
    'Que tienes un segundo factor y desde cuándo. Su clave secreta no sale de aquí.',
    'That you have a second factor, and since when. Its secret does not leave us.',
  ],
  ['sessions', 'Sesiones abiertas.', 'Open sessions.'],
  ['retention', 'Cuántos años se guardan tus validaciones.', 'For how many years your validations are kept.'],
  [
    'activity',
    'Lo que se hizo en la cuenta, o se intentó (también en CSV).',
    'What was done in the account, or tried (as CSV, too).',
  ],
  ['credits', 'Tus créditos, por lote.', 'Your credits, by lot.'],
  ['movements', 'Cada movimiento de créditos (también en CSV).', 'Every movement of credits (as CSV, too).'],
  [
    'validations',
    'Cada validación: qué preguntaste y qué respondió el banco (también en CSV).',
    'Every validation: what you asked and what the bank answered (as CSV, too).',
  ],
  ['batches', 'Tus lotes.', 'Your batches.'],
  ['rows-of-batches', 'Cada fila de tus lotes, con sus columnas.', 'Every row of your batches, with its columns.'],
  [
    'payees',
    'A quién pagas, con sus cuentas (también en CSV, una línea por cuenta).',
    'Whom you pay, with their accounts (as CSV, too, a line an account).',
  ],
  ['payees-settings', 'Cómo se guardan tus beneficiarios.', 'How your payees are saved.'],
  [
    'unsaved-accounts',
    'Lo último que dijo un banco de cuentas que no son de un beneficiario.',
    'What a bank said last of accounts that are no payee’s.',
  ],
  ['receipts', 'Comprobantes que compartiste.', 'Receipts that you shared.'],
  [
    'payments',
    'Pagos, en centavos de dólar (también en CSV). Tu tarjeta la conoce PayPal, no nosotros.',
    'Payments, in cents of a dollar (as CSV, too). Your card is known to PayPal, not to us.',
  ],
  ['subscriptions', 'Suscripciones.', 'Subscriptions.'],
  ['keys', 'Tus claves de API, sin su secreto.', 'Your API keys, without their secret.'],
  [
    'alerts-of-keys',
    'Avisos de que una clave se acercó a su límite.',
    'That you were told of a key close to its limit.',
  ],
  ['requests', 'Las peticiones de tus claves en los últimos 30 días.', 'Requests of your keys in the last 30 days.'],
  ['usage', 'Cuántas respuestas tuviste, por día.', 'How many answers you had, by day.'],
  ['usage-of-keys', 'Cuánto se usó cada clave, por día.', 'How much each key was used, by day.'],
  ['usage-of-widget', 'Cuánto se usó el widget, por día.', 'How much the widget was used, by day.'],
  ['widget', 'Dónde puede estar tu widget.', 'Where your widget may stand.'],
  ['widget-hosts', 'Sitios que lo pidieron sin permiso.', 'Sites that asked for it without permission.'],
  ['webhooks', 'A dónde enviamos tus eventos, sin su secreto.', 'Where we send your events, without their secret.'],
  [
    'deliveries',
    'Eventos enviados y qué respondió tu servidor.',
    'Events that were sent, and what your server answered.',
  ],
  ['messages', 'Lo que escribiste a soporte y lo que respondimos.', 'What you wrote to support, and what we answered.'],
  ['pictures', 'Nombres de las capturas que enviaste a soporte.', 'Names of the screenshots that you sent to support.'],
];

export const describedFiles: ReadonlySet<string> = new Set(files.map(([file]) => file));

const width = Math.max(...files.map(([file]) => file.length)) + 2;
const listed = (language: 1 | 2): string =>
  files.map((line) => `  ${line[0].padEnd(width)}${line[language]}`).join('\n');

const text = (askedAt: string): string => `CuentaClara

ES - Copia de tus datos, pedida el ${askedAt} (UTC)

Aquí está todo lo que guardamos de tu cuenta. Cada archivo .json tiene un registro por línea; los .csv son las mismas
listas para una hoja de cálculo, con los mismos nombres de campo. Si una lista es muy larga sigue en -2, -3, etc. De lo
que no tienes no hay archivo. "keptUntil" es el día en que un registro se borra solo.

${listed(1)}

No están: contraseñas, secretos y sus huellas, que no sirven a nadie más que a un ladrón; índices de búsqueda, hechos de
lo mismo; ni lo que no lleva a ti, como contadores por huella. Las imágenes que enviaste a soporte: pídelas a soporte.
Este archivo tiene datos de otras personas, a quienes pagas: guárdalo bien.


EN - Copy of your data, asked for on ${askedAt} (UTC)

This is all that we keep of your account. Every .json file has a record a line; the .csv ones are the same lists for a
spreadsheet, with the same names of fields. A list that is very long goes on in -2, -3 and so on. Of what you do not have
there is no file. "keptUntil" is the day on which a record is deleted by itself.

${listed(2)}

Not here: passwords, secrets and their hashes, which are of use to a thief alone; search indexes, which are made of the
same; and what does not lead to you, such as counters by hash. The pictures you sent to support: ask support for them.
This file has data of other people, whom you pay: keep it well.
`;

/** What stands in a copy; every editor shows its lines. Files without anything in them are not there. */
export const readMe = (askedAt: string): string => text(askedAt).replaceAll('\n', '\r\n');
