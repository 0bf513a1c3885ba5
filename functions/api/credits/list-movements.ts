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
 * twice, when a credit returns to it in between; the time, in base 36, tells the two apart, and what else its place says
 * those of one instant.
 */
const idOf = ({ subject, kind, at, place }: Told): string => {
  const [, , , ...more] = place.split('#');
  return ['mov', subject.slice(subject.indexOf('_') + 1), kind, Date.parse(at).toString(36), ...more].join('_');
};

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
      page.rows.map((row) => ({
        id: idOf(row),
        kind: shown(movementKinds, row.kind),
        credits: row.credits,
        at: row.at,
        expiresAt: row.expiresAt ?? (row.kind === 'grant' ? expiries.get(row.lotId) : undefined) ?? null,
        lotId: row.lotId,
        source: shown(lotSources, row.source),
        validationId: row.subject.startsWith('val_') ? row.subject : null,
        paymentId: row.paymentId ?? null,
        reservation: row.kind === 'reserve' ? reservationOf(statuses.get(row.subject)) : null,
      })),
      page,
    );
  });

export const handler = await http(listMovements);
