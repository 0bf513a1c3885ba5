import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

/** What opens a session, and says so in the activity. */
const openings = ['login', 'email.verified'] as const;

/** The network in which this session was opened, or `null` where its opening is too long ago. A session never opens twice. */
export const ownNetwork = queryOptions({
  queryKey: ['own-network'],
  queryFn: async ({ signal }) => {
    const pages = await Promise.all(
      openings.map((kind) =>
        call('GET /api/security-events', { query: { kind, outcome: 'succeeded', limit: 100 } }, { signal }),
      ),
    );
    return pages.flatMap(({ data }) => data).find(({ current }) => current)?.network ?? null;
  },
  staleTime: Infinity,
});

/** What the keys of the account are called, by either of their ids; one that was deleted has no name any more. */
export const keyNames = queryOptions({
  queryKey: ['key-names'],
  queryFn: async ({ signal }): Promise<ReadonlyMap<string, string>> => {
    const { data } = await call('GET /api/keys', {}, { signal });
    return new Map(data.flatMap(({ id, keyId, name }) => [[id, name] as const, [keyId, name] as const]));
  },
  staleTime: 60_000,
});
