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

export const sendTicket = ({ name, subject, message, ...rest }: Asked): Promise<Sent> =>
  call('POST /api/support', {
    body: { name: visible(name), subject: visible(subject), message: visible(message), ...rest },
  });

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
