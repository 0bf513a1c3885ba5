import type { ErrorCode } from '../errors/catalogue.ts';

/** What a client may hold to prove who calls. */
export interface Credentials {
  /** Of a signed-in user's session. */
  readonly token?: (() => string | null) | undefined;
  /** Of a frame of the widget: the secret of its session, and what the frame alone knows. */
  readonly widget?: { readonly secret: string; readonly frame: string } | undefined;
  /** Of the public API. */
  readonly apiKey?: { readonly keyId: string; readonly secret: string } | undefined;
}

interface CallerKind {
  /** The OpenAPI security scheme, by the name under which operations ask for it. */
  readonly security: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What every endpoint of such callers can refuse them with. */
  readonly errors: readonly ErrorCode[];
  /** The names of the request headers that prove it: answers differ by them. */
  readonly shownIn: readonly string[];
  /** The request headers by which a client proves it. */
  readonly headers: (credentials: Credentials) => Readonly<Record<string, string>>;
}

const bearer = (token: string | null | undefined): Readonly<Record<string, string>> =>
  token ? { authorization: `Bearer ${token}` } : {};

/**
 * Every kind of caller, as clients and documents know it: one row each. `functions/entry/callers` proves each of them;
 * a row without its proof does not compile.
 */
export const callers = {
  guest: { security: {}, errors: [], shownIn: [], headers: () => ({}) },
  user: {
    security: { session: { type: 'http', scheme: 'bearer' } },
    errors: ['errors.unauthenticated'],
    shownIn: ['Authorization'],
    headers: ({ token }) => bearer(token?.()),
  },
  key: {
    security: {
      apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
      apiSecret: { type: 'apiKey', in: 'header', name: 'X-API-Secret' },
    },
    errors: ['errors.invalidApiKey', 'errors.productionNeedsPlan'],
    shownIn: ['X-API-Key', 'X-API-Secret'],
    headers: ({ apiKey }): Readonly<Record<string, string>> =>
      apiKey ? { 'x-api-key': apiKey.keyId, 'x-api-secret': apiKey.secret } : {},
  },
  /** A frame of the widget, by the session that the customer's server asked for. */
  widget: {
    security: {
      widgetSession: { type: 'apiKey', in: 'header', name: 'X-Widget-Session' },
      widgetFrame: { type: 'apiKey', in: 'header', name: 'X-Widget-Frame' },
    },
    errors: ['errors.widgetSessionOver'],
    shownIn: ['X-Widget-Session', 'X-Widget-Frame'],
    headers: ({ widget }): Readonly<Record<string, string>> =>
      widget ? { 'x-widget-session': widget.secret, 'x-widget-frame': widget.frame } : {},
  },
  /** A third party that signs what it sends: nobody's client. */
  signed: {
    security: { signature: { type: 'apiKey', in: 'header', name: 'PayPal-Transmission-Sig' } },
    errors: ['errors.unprovenSignature'],
    shownIn: [],
    headers: () => ({}),
  },
} as const satisfies Record<string, CallerKind>;

/** Who may call an endpoint. */
export type Auth = keyof typeof callers;

/** The headers of whatever credentials a client holds. */
export const headersOf = (credentials: Credentials): Record<string, string> =>
  Object.assign({}, ...Object.values(callers).map(({ headers }) => headers(credentials)));
