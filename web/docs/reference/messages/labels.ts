import type { Entitlement } from '#shared/plans.ts';
import type { Auth } from '#shared/contract/callers.ts';
import type { EndpointSpec } from '#shared/contract/endpoint.ts';

type Counted = NonNullable<EndpointSpec['counts']>;

export interface ReferenceLabels {
  readonly indexTitle: string;
  readonly indexNav: string;
  readonly indexLead: string;
  readonly indexAbout: string;
  readonly files: string;
  readonly openapi: string;
  readonly postman: string;
  readonly operation: string;
  readonly request: string;
  readonly callers: Readonly<Record<Exclude<Auth, 'user' | 'signed'>, string>>;
  readonly widgetKeys: string;
  readonly who: string;
  readonly plan: string;
  readonly entitlements: Readonly<Record<Entitlement, string>>;
  /** `{{plans}}` */
  readonly planOf: string;
  readonly anyPlan: string;
  readonly cost: string;
  readonly costs: Readonly<Record<Counted | 'nothing' | 'byWidget', string>>;
  readonly pace: string;
  /** `{{perMinute}}` */
  readonly paceOfKey: string;
  /** `{{burst}}`, `{{perSecond}}` */
  readonly paceOfAll: string;
  readonly keptAtMost: string;
  readonly bodySize: string;
  readonly idempotent: string;
  readonly idempotentHow: string;
  readonly headers: string;
  readonly header: string;
  readonly headersOf: Readonly<
    Record<'X-API-Key' | 'X-API-Secret' | 'X-Widget-Session' | 'X-Widget-Frame', string> &
      Record<'Content-Type' | 'Idempotency-Key' | 'If-None-Match' | 'Accept-Language', string>
  >;
  readonly params: string;
  readonly query: string;
  readonly body: string;
  readonly answer: string;
  readonly answerHeaders: Readonly<Record<'rate' | 'key' | 'etag' | 'later' | 'id', string>>;
  readonly done: string;
  readonly notChanged: string;
  readonly excerpt: string;
  readonly examples: string;
  readonly errors: string;
  readonly error: string;
  readonly status: string;
  readonly when: string;
  readonly says: string;
  readonly sandbox: string;
  readonly account: string;
}

export const es: ReferenceLabels = {
  indexTitle: 'Referencia de la API',
  indexNav: 'Todas las operaciones',
  indexLead:
    'Cada operación con su solicitud, su respuesta, sus errores y su código, escrita desde el mismo contrato que la atiende.',
  indexAbout:
    'Esta es la dirección de la API. Toda operación habla JSON, se llama con una clave y su secreto, y rechaza con un [documento de problema](/api-documentation/errors). La clave decide el entorno: `vk_test_…` es sandbox, gratis y sin bancos; `vk_live_…` es producción.',
  files: 'Para herramientas',
  openapi: 'El documento OpenAPI 3.1, para generar clientes y pruebas.',
  postman:
    'La colección de Postman 2.1, con todas las operaciones y sus ejemplos. Pon tu clave y tu secreto en sus variables.',
  operation: 'Operación',
  request: 'La solicitud',
  callers: {
    key: 'Tu servidor, con una clave de la API y su secreto.',
    guest: 'Cualquiera, sin clave.',
    widget: 'El marco del widget, con su sesión.',
  },
  widgetKeys: 'Tu servidor, con una clave de la API o del widget (`wk_…`), y su secreto.',
  who: 'Quién llama',
  plan: 'Plan',
  entitlements: {
    restApi: 'API en producción',
    webhooks: 'webhooks',
    sso: 'inicio de sesión único',
    whiteLabel: 'marca propia',
    widget: 'widget',
  },
  planOf: 'Incluye {{entitlement}}: {{plans}}. Sin él, [`errors.notOnPlan`](/api-documentation/errors/notOnPlan).',
  anyPlan: 'Cualquiera.',
  cost: 'Costo',
  costs: {
    validation:
      'Un crédito si el banco contesta. En sandbox, o si nadie contesta, nada. Cuenta como una validación del mes de la clave.',
    rows: 'Un crédito por cada fila que un banco contesta. En sandbox, nada. Cada fila cuenta en el mes de la clave.',
    byWidget: 'Un crédito si el banco contesta. En sandbox, o si nadie contesta, nada.',
    nothing: 'Nada.',
  },
  pace: 'Ritmo',
  paceOfKey: '{{perMinute}} solicitudes por minuto de cada clave.',
  paceOfAll: '{{perSecond}} por segundo entre todos los clientes.',
  keptAtMost: 'La respuesta se puede guardar {{seconds}} segundos.',
  bodySize: 'El cuerpo pesa hasta {{kb}} KB.',
  idempotent: 'Repetir',
  idempotentHow: 'Con `Idempotency-Key`: la misma clave con el mismo cuerpo se ejecuta una sola vez.',
  headers: 'Encabezados',
  header: 'Encabezado',
  headersOf: {
    'X-API-Key': 'La clave. Decide el entorno.',
    'X-API-Secret': 'Su secreto. Solo en tu servidor, nunca en un navegador.',
    'X-Widget-Session': 'El secreto de la sesión, que el marco recibió.',
    'X-Widget-Frame': 'Lo que solo sabe ese marco.',
    'Content-Type': '`application/json`',
    'Idempotency-Key': 'Tuya, nueva para cada operación: hasta 255 caracteres. Repítela igual al reintentar.',
    'If-None-Match': 'El `ETag` que guardaste: si nada cambió, responde 304 sin cuerpo.',
    'Accept-Language': '`es` o `en`: el idioma de los textos.',
  },
  params: 'En la ruta',
  query: 'Después de la ruta',
  body: 'El cuerpo',
  answer: 'La respuesta',
  answerHeaders: {
    rate: 'Cuántas solicitudes quedan y cuándo vuelven.',
    key: 'Lo mismo, del minuto de la clave.',
    etag: 'Nombra esta respuesta, para `If-None-Match`.',
    later: 'Con 202 el banco pidió más tiempo: mira otra vez en `Location` cuando pasen los segundos de `Retry-After`.',
    id: 'Dilo cuando nos escribas.',
  },
  done: 'Hecho; no trae cuerpo.',
  notChanged: 'Nada cambió desde el `ETag` que mandaste; no trae cuerpo.',
  excerpt: 'La respuesta trae más.',
  examples: 'Más ejemplos',
  errors: 'Los errores',
  error: '`error`',
  status: 'HTTP',
  when: 'Cuándo',
  says: 'Qué dice',
  sandbox: 'Pruébala en tu sandbox con este cuerpo',
  account: 'Pruébala con tu cuenta',
};

export const en: ReferenceLabels = {
  indexTitle: 'API reference',
  indexNav: 'All operations',
  indexLead:
    'Every operation with its request, answer, errors and code, written from the very contract that serves it.',
  indexAbout:
    'This is the address of the API. Every operation speaks JSON, is called with a key and its secret, and refuses with a [problem document](/api-documentation/errors). The key decides the environment: `vk_test_…` is the sandbox, free and without banks; `vk_live_…` is production.',
  files: 'For tools',
  openapi: 'The OpenAPI 3.1 document, to generate clients and tests.',
  postman:
    'The Postman 2.1 collection, with every operation and its examples. Put your key and secret into its variables.',
  operation: 'Operation',
  request: 'The request',
  callers: {
    key: 'Your server, with an API key and its secret.',
    guest: 'Anybody, without a key.',
    widget: 'The frame of the widget, with its session.',
  },
  widgetKeys: 'Your server, with a key of the API or of the widget (`wk_…`), and its secret.',
  who: 'Who calls',
  plan: 'Plan',
  entitlements: {
    restApi: 'the API in production',
    webhooks: 'webhooks',
    sso: 'single sign-on',
    whiteLabel: 'your own brand',
    widget: 'the widget',
  },
  planOf: 'Includes {{entitlement}}: {{plans}}. Without it, [`errors.notOnPlan`](/api-documentation/errors/notOnPlan).',
  anyPlan: 'Any.',
  cost: 'Cost',
  costs: {
    validation:
      'One credit if the bank answers. In the sandbox, or if nobody answers, nothing. It counts as one validation of the key’s month.',
    rows: 'One credit for each row that a bank answers. In the sandbox, nothing. Each row counts in the key’s month.',
    byWidget: 'One credit if the bank answers. In the sandbox, or if nobody answers, nothing.',
    nothing: 'Nothing.',
  },
  pace: 'Pace',
  paceOfKey: '{{perMinute}} requests a minute of each key.',
  paceOfAll: '{{perSecond}} a second by all customers.',
  keptAtMost: 'The answer may be kept for {{seconds}} seconds.',
  bodySize: 'The body weighs {{kb}} KB at most.',
  idempotent: 'Repeating',
  idempotentHow: 'With `Idempotency-Key`: the same key with the same body is executed once.',
  headers: 'Headers',
  header: 'Header',
  headersOf: {
    'X-API-Key': 'The key. It decides the environment.',
    'X-API-Secret': 'Its secret. On your server only, never in a browser.',
    'X-Widget-Session': 'The secret of the session, which the frame was given.',
    'X-Widget-Frame': 'What that frame alone knows.',
    'Content-Type': '`application/json`',
    'Idempotency-Key': 'Yours, new for each operation: up to 255 characters. Repeat it as it is when you try again.',
    'If-None-Match': 'The `ETag` that you kept: if nothing changed the answer is 304, without a body.',
    'Accept-Language': '`es` or `en`: the language of texts.',
  },
  params: 'In the path',
  query: 'Behind the path',
  body: 'The body',
  answer: 'The answer',
  answerHeaders: {
    rate: 'How many requests are left, and when they come back.',
    key: 'The same, of the minute of the key.',
    etag: 'Names this answer, for `If-None-Match`.',
    later:
      'With 202 the bank asked for more time: look again at `Location` once the seconds of `Retry-After` are over.',
    id: 'Say it when you write to us.',
  },
  done: 'Done; it has no body.',
  notChanged: 'Nothing changed since the `ETag` that you sent; it has no body.',
  excerpt: 'The answer says more.',
  examples: 'More examples',
  errors: 'The errors',
  error: '`error`',
  status: 'HTTP',
  when: 'When',
  says: 'What it says',
  sandbox: 'Try it in your sandbox with this body',
  account: 'Try it with your account',
};
