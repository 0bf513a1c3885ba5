import { queryOptions } from '@tanstack/react-query';
import type { OutputOf, RequestOf } from '#shared/contract/endpoint.ts';
import type { EndpointAt } from '#shared/contract/index.ts';
import { refusedCharacter } from '#shared/validation/characters.ts';
import { ApiError, call } from '../../lib/api.ts';

type Ticket = EndpointAt<'POST /api/support'>;
export type Asked = RequestOf<Ticket>['body'];
export type Sent = OutputOf<Ticket>;

/** Marks that nobody sees come along with what is pasted: the server refuses them, and nobody could find them. */
const visible = (text: string): string =>
  Array.from(text)
    .filter((character) => character === '\n' || character === '\t' || !refusedCharacter.test(character))
    .join('');

/** Sends a message as often as it takes to hear of it: the same words have the same key, and so become one ticket. */
export const createSending = () => {
  let last: { readonly words: string; readonly key: string } | undefined;
  return async ({ name, subject, message, ...rest }: Asked): Promise<Sent> => {
    const body = { name: visible(name), subject: visible(subject), message: visible(message), ...rest };
    const words = JSON.stringify(body);
    if (last?.words !== words) last = { words, key: crypto.randomUUID() };
    const answer = await call('POST /api/support', { body }, { headers: { 'idempotency-key': last.key } });
    // Whoever writes the same once more means it.
    last = undefined;
    return answer;
  };
};

/** Which field a refusal is about, in the server's words. */
export const refusedFields = (error: unknown): Readonly<Partial<Record<string, string>>> =>
  error instanceof ApiError
    ? Object.fromEntries((error.problem?.errors ?? []).map(({ pointer, detail }) => [pointer.slice(1), detail]))
    : {};

const offered = 5;

/** The last requests of the account's keys that were refused or failed. */
export const failedRequests = queryOptions({
  queryKey: ['requests', 'failed'],
  queryFn: ({ signal }) => call('GET /api/requests', { query: { status: 'failed', limit: offered } }, { signal }),
});
