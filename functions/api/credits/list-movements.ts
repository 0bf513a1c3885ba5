import { listMovements as contract } from '#shared/contract/app/credits.ts';
import { lotSources, movementKinds } from '#shared/validation/credits.ts';
import { shown } from '#shared/contract/shown.ts';
import { reservationOf } from '#shared/validation/status.ts';
import type { PortsOf } from '../../ports/connect.ts';
import type { Told } from '../../store/credits/movement.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import { pageFound, pageWith } from '../../entry/page.ts';

/**
 * `lot_01k…` and `grant` become `mov_01k…_grant_mi7x2b9c`: the same movement always has the same name. A lot can end
 * twice, when a credit returns to it in between; the time, in base 36, tells the two apart.
 */
const idOf = (subject: string, kind: string, at: string): string =>
  `mov_${subject.slice(subject.indexOf('_') + 1)}_${kind}_${Date.parse(at).toString(36)}`;

/** Of grants of the release before only the wallet knows when they expire, until their lots are purged. */
const expiriesOf = async (rows: readonly Told[], userId: string, { credits }: PortsOf<'credits.all'>) => {
  const isSilent = rows.some(({ kind, expiresAt }) => kind === 'grant' && expiresAt === undefined);
  const lots = isSilent ? await credits.all(userId) : [];
  return new Map(lots.map(({ lotId, expiresAt }) => [lotId, expiresAt]));
};

export const listMovements = implement(contract)
  .needing('movements.list', 'validations.findAll', 'credits.all')
  .by(async ({ query, caller: { userId } }, { movements, validations, credits }) => {
    const page = pageFound(await movements.list(userId, query));
    const expiries = await expiriesOf(page.rows, userId, { credits });
    const reserving = page.rows.filter(({ kind }) => kind === 'reserve').map(({ subject }) => subject);
    const statuses = new Map((await validations.findAll(userId, reserving)).map(({ id, status }) => [id, status]));
    return pageWith(
      page.rows.map(({ subject, kind, credits: moved, at, expiresAt, lotId, source }) => ({
        id: idOf(subject, kind, at),
        kind: shown(movementKinds, kind),
        credits: moved,
        at,
        expiresAt: expiresAt ?? (kind === 'grant' ? expiries.get(lotId) : undefined) ?? null,
        lotId,
        source: shown(lotSources, source),
        validationId: subject === lotId ? null : subject,
        reservation: kind === 'reserve' ? reservationOf(statuses.get(subject)) : null,
      })),
      page,
    );
  });

export const handler = await http(listMovements);
