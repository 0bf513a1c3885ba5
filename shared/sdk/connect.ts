import { attempt, type Answer, type Attempted, type CallOptions, type Fetch } from './attempt.ts';
import { refusalOf } from './errors.ts';
import { keyed, routes } from './generated/routes.ts';
import type { Operations, Problem } from './generated/types.ts';
import { repeat } from './retry.ts';
import { userAgentOf, type AppInfo } from './user-agent.ts';

export interface CuentaClaraOptions {
  /** `vk_test_…` of the sandbox or `vk_live_…` of production: it says the environment. */
  readonly key: string | undefined;
  readonly secret: string | undefined;
  /** Of the API. */
  readonly address?: string | undefined;
  /** How often a call that failed for the moment is tried again. @default 2 */
  readonly retries?: number | undefined;
  /** How long one try may take. @default 40000 */
  readonly timeoutMs?: number | undefined;
  /** Of the texts in refusals and catalogues. */
  readonly language?: 'es' | 'en' | undefined;
  /** Whose program it is: it stands in the user agent. */
  readonly appInfo?: AppInfo | undefined;
  /** In place of the global one. */
  readonly fetch?: Fetch | undefined;
  /** A browser shows the secret to whoever sits in front of it. Use a session of the widget there. */
  readonly allowBrowser?: boolean | undefined;
}

/** Options of a call that takes an `Idempotency-Key`. */
export interface KeyedOptions extends CallOptions {
  /**
   * The same key within 24 hours is the same call, whichever process makes it: it is done once, and answered alike.
   * Without one, the call makes its own, and its tries share it.
   */
  readonly idempotencyKey?: string | undefined;
}

type Name = keyof Operations;
/** What an operation takes. */
type Asked<O extends Name> = Omit<Operations[O], 'answer'>;
type AnswerOf<O extends Name> = Operations[O]['answer'];

interface Whole<O extends Name> {
  readonly body: AnswerOf<O>;
  readonly retryAfterSeconds: number | undefined;
}

/** What resources are made of. */
export interface Connection {
  readonly call: <O extends Name>(operation: O, asked: Asked<O>, options?: KeyedOptions) => Promise<AnswerOf<O>>;
  /** With what only the headers say. */
  readonly ask: <O extends Name>(operation: O, asked: Asked<O>, options?: KeyedOptions) => Promise<Whole<O>>;
  /** What tries of a call go by. */
  readonly triesOf: (options: CallOptions) => Attempted & { readonly retries: number };
}

type Query = Readonly<Record<string, string | number | undefined>>;

interface Parts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Query;
  readonly body?: unknown;
}

/** No id may lead elsewhere: `..` would. */
const filled = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (typeof value !== 'string' || /^\.{0,2}$/.test(value)) throw new TypeError(`${name} is missing`);
    return encodeURIComponent(value);
  });

const searchOf = (query: Query): string => {
  const said = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return said.length > 0 ? `?${new URLSearchParams(said).toString()}` : '';
};

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** In seconds, or as a date. */
const retryAfterOf = (headers: Headers): number | undefined => {
  const said = headers.get('retry-after');
  if (!said) return undefined;
  const seconds = /^\d+$/.test(said) ? Number(said) : (Date.parse(said) - Date.now()) / 1_000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, Math.ceil(seconds));
};

const read = <O extends Name>({ status, headers, text }: Answer): Whole<O> => {
  const json = text ? jsonOf(text) : undefined;
  const retryAfterSeconds = retryAfterOf(headers);
  if (status >= 200 && status < 300 && (json !== undefined || status === 204))
    return { body: json as AnswerOf<O>, retryAfterSeconds };
  const problem = (json as Partial<Problem> | null | undefined)?.error ? (json as Problem) : undefined;
  throw refusalOf(status, {
    code: problem?.error ?? 'sdk.unreadable',
    requestId: problem?.requestId ?? headers.get('x-request-id') ?? undefined,
    retryAfterSeconds: retryAfterSeconds ?? problem?.retryAfterSeconds,
    problem,
  });
};

const visible = (value: string | undefined, name: string): string => {
  if (!value || !/^[!-~]+$/.test(value)) throw new TypeError(`The ${name} is missing or is not one`);
  return value;
};

/** Key and secret go over the wire in the clear but for TLS; only this machine itself may be reached without. */
const addressOf = (said: string): string => {
  const { protocol, hostname, origin, pathname } = new URL(said);
  if (protocol !== 'https:' && !/^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname))
    throw new TypeError('The address has to begin with https:');
  return origin + pathname.replace(/\/$/, '');
};

const isBrowser = (): boolean => 'window' in globalThis && 'document' in globalThis;

/** A search reads only; a batch that was acted on answers as it did. */
const harmless: ReadonlySet<string> = new Set<Name>(['actOnBatch', 'searchValidations']);

/** What may be asked again although its first answer was lost. */
const isRepeatable = (operation: Name, method: string): boolean =>
  method !== 'POST' || keyed.has(operation) || harmless.has(operation);

export const connect = (options: CuentaClaraOptions): Connection => {
  const { language, appInfo, allowBrowser, fetch: send = (url, init) => fetch(url, init) } = options;
  if (isBrowser() && !allowBrowser)
    throw new TypeError('A browser would show the secret to everybody: call from a server, or use the widget');
  const address = addressOf(options.address ?? 'https://api.cuentaclara.example');
  const headers = new Headers({
    accept: 'application/json',
    'user-agent': userAgentOf(appInfo),
    ...(language && { 'accept-language': language }),
    'x-api-key': visible(options.key, 'key'),
    'x-api-secret': visible(options.secret, 'secret'),
  });

  const triesOf: Connection['triesOf'] = ({
    signal,
    timeoutMs = options.timeoutMs ?? 40_000,
    retries = options.retries ?? 2,
  }) => ({ send, timeoutMs, retries, signal });

  const initOf = (operation: Name, method: string, body: unknown, idempotencyKey?: string): RequestInit => {
    const sent = new Headers(headers);
    if (body !== undefined) sent.set('content-type', 'application/json');
    if (keyed.has(operation)) sent.set('idempotency-key', idempotencyKey ?? crypto.randomUUID());
    return { method, headers: sent, ...(body !== undefined && { body: JSON.stringify(body) }) };
  };

  const ask: Connection['ask'] = async <O extends Name>(
    operation: O,
    asked: Asked<O>,
    { idempotencyKey, ...callOptions }: KeyedOptions = {},
  ) => {
    const { params = {}, query = {}, body } = asked as Parts;
    const [method = '', path = ''] = routes[operation].split(' ');
    const url = address + filled(path, params) + searchOf(query);
    const init = initOf(operation, method, body, idempotencyKey);
    const tries = triesOf(callOptions);
    return repeat(async () => read<O>(await attempt(url, init, tries)), {
      ...tries,
      isRepeatable: isRepeatable(operation, method),
    });
  };

  return { ask, triesOf, call: async (...asked) => (await ask(...asked)).body };
};
