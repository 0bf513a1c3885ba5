import { useQueries } from '@tanstack/react-query';
import type { Environment } from '#shared/validation/environment.ts';
import { call } from '../../../lib/api.ts';
import type { ValidationBody } from '../api/validations.ts';
import { bodyOf } from '../form/draft.ts';
import type { QueueLine } from './lines.ts';
import type { Standing } from './standing.ts';

/** An answer of today needs no second credit. */
const recentMs = 24 * 3_600_000;

export interface Recent {
  readonly id: string;
  readonly at: string;
}

const lastAnswer = ({ environment: _only, beneficiaryName: _name, ...body }: ValidationBody) => ({
  queryKey: ['last-answer', body],
  queryFn: async (): Promise<Recent | null> => {
    const { last } = await call('POST /api/payees/recognize', { body });
    return last && Date.now() - Date.parse(last.createdAt) < recentMs ? { id: last.id, at: last.createdAt } : null;
  },
  retry: false,
});

/** The lines about accounts that were answered not long ago. */
export const useRecent = (
  lines: readonly QueueLine[],
  standings: readonly Standing[],
  environment: Environment,
): ReadonlyMap<string, Recent> => {
  const asked = lines.flatMap((line, index) => {
    const standing = standings[index];
    return environment === 'production' && standing?.is === 'ready' && !line.answer && !line.isAsked
      ? [{ line, body: bodyOf(standing.reading) }]
      : [];
  });
  const found = useQueries({ queries: asked.map(({ body }) => lastAnswer(body)) });
  return new Map(
    asked.flatMap(({ line }, index) => {
      const last = found[index]?.data;
      return last ? [[line.id, last] as const] : [];
    }),
  );
};
