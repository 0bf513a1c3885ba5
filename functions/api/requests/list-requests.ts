import { listRequests as contract } from '#shared/contract/app/requests.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { pageFound, pageWith } from '../../entry/page.ts';
import type { Request } from '../../store/requests/request.ts';
import { keysOf, keysPorts } from '../../usage/keys-of.ts';

const shown = (
  { requestId, key, keyId, error, validationId, body, ...request }: Request,
  name: string | undefined,
) => ({
  id: requestId,
  at: request.at,
  key: { id: key, keyId, name: name ?? null },
  method: request.method,
  route: request.route,
  status: request.status,
  error: error ?? null,
  durationMs: request.durationMs,
  replayed: request.replayed,
  validationId: validationId ?? null,
  body: body ?? null,
});

export const listRequests = implement(contract)
  .needing('requests.list', 'clock.now', ...keysPorts)
  .by(async ({ query: { cursor, limit, ...filter }, caller: { userId } }, ports) => {
    const [found, keys] = await Promise.all([
      ports.requests.list(userId, filter, { cursor, limit, now: ports.clock.now() }),
      keysOf(ports, userId),
    ]);
    const page = pageFound(found);
    const names = new Map(keys.map(({ id, name }) => [id, name]));
    return pageWith(
      page.rows.map((row) => shown(row, names.get(row.key))),
      page,
    );
  });

export const handler = await http(listRequests);
