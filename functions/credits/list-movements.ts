import { listMovements as contract } from '#shared/contract/credits.ts';
import { Fault } from '#shared/errors/fault.ts';
import { http } from '../runtime/http.ts';
import { implement } from '../runtime/implement.ts';

/** `lot_01k…` and `grant` become `mov_01k…_grant`: the same movement always has the same name. */
const idOf = (subject: string, kind: string): string => `mov_${subject.slice(subject.indexOf('_') + 1)}_${kind}`;

export const listMovements = implement(contract)
  .needing('movements.list', 'credits.all')
  .by(async ({ query, caller: { userId } }, { movements, credits }) => {
    const [page, lots] = await Promise.all([movements.list(userId, query), credits.all(userId)]);
    if (page === 'invalidCursor')
      throw new Fault('errors.invalidCursor', { fields: [{ pointer: '/cursor', code: 'errors.invalidCursor' }] });
    const sources = new Map(lots.map(({ lotId, source }) => [lotId, source]));
    return {
      data: page.rows.map(({ subject, kind, credits: moved, at, lotId }) => ({
        id: idOf(subject, kind),
        kind,
        credits: moved,
        at,
        lotId,
        source: sources.get(lotId) ?? null,
        validationId: subject === lotId ? null : subject,
      })),
      hasMore: page.nextCursor !== null,
      nextCursor: page.nextCursor,
    };
  });

export const handler = await http(listMovements);
