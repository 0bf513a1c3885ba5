import type { RequestOf } from '#shared/contract/endpoint.ts';
import type { EndpointAt } from '#shared/contract/index.ts';
import type { WidgetAnswer, WidgetFrame } from '#shared/contract/resources/widget.ts';
import { partsOf } from '#shared/widget/token.ts';
import { callAs } from './call.ts';

/** What the frame states of an account. */
export type Question = RequestOf<EndpointAt<'POST /v1/widget/frame/validations'>>['body'];

const nonce = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
};

/** What this frame alone knows: its first call binds the session to it. */
const frame = nonce();

/** The calls of one session, by the token of which only the secret part travels. */
export const sessionOf = (token: string, origin: string, language: () => string) => {
  const parts = partsOf(token);
  if (!parts) throw new Error('The page gave no token of a session');
  const call = callAs({ secret: parts.secret, frame, language });
  return {
    open: () => call('open', { origin }) as Promise<WidgetFrame>,
    /** The same question of a session asks the bank once, however often it is sent. */
    ask: (question: Question) => call('validations', question) as Promise<WidgetAnswer>,
    look: (id: string) => call(`validations/${id}`) as Promise<WidgetAnswer>,
    /** Nobody waits for it, and nothing depends on it; it outlives the page. */
    end: (as: 'accepted' | 'left') => call('end', { as }, true).catch(() => undefined),
  };
};

export type Session = ReturnType<typeof sessionOf>;
