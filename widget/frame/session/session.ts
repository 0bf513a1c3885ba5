import { client } from '#shared/contract/client.ts';
import type { RequestOf } from '#shared/contract/endpoint.ts';
import type { EndpointAt } from '#shared/contract/index.ts';
import { partsOf } from '#shared/widget/token.ts';

/** What the frame states of an account. */
export type Question = RequestOf<EndpointAt<'POST /v1/widget/frame/validations'>>['body'];

const nonce = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};

/** What this frame alone knows: its first call binds the session to it. */
const frame = nonce();

/** The calls of one session, by the token of which only the secret part travels. */
export const sessionOf = (token: string, origin: string, language: () => string) => {
  const parts = partsOf(token);
  if (!parts) throw new Error('The page gave no token of a session');
  const held = { widget: { secret: parts.secret, frame }, language };
  const call = client(held);
  const lasting = client({ ...held, fetch: (address, options) => fetch(address, { ...options, keepalive: true }) });
  return {
    open: () => call('POST /v1/widget/frame/open', { body: { origin } }),
    /** The same question of a session asks the bank once, however often it is sent. */
    ask: (question: Question) => call('POST /v1/widget/frame/validations', { body: question }),
    look: (id: string) => call('GET /v1/widget/frame/validations/{id}', { params: { id } }),
    /** Nobody waits for it, and nothing depends on it; it outlives the page. */
    end: (as: 'accepted' | 'left') => lasting('POST /v1/widget/frame/end', { body: { as } }).catch(() => undefined),
  };
};

export type Session = ReturnType<typeof sessionOf>;
