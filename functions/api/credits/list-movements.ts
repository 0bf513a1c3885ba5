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

const isOfValidation = ({ subject }: Told): boolean => subject.startsWith('val_');
const isOfBatch = ({ subject }: Told): boolean => subject.startsWith('bat_');

const subjectsOf = (rows: readonly Told[]): string[] => [...new Set(rows.map(({ subject }) => subject))];

/** What became of the validations that reserved. */
const statusesOf = async (rows: readonly Told[], userId: string, { validations }: PortsOf<'validations.findAll'>) => {
  const reserving = rows.filter((row) => row.kind === 'reserve' && isOfValidation(row));
  const found = await validations.findAll(userId, subjectsOf(reserving));
  return new Map(found.map(({ id, status }) => [id, status]));
};

const batchNamesOf = async (rows: readonly Told[], userId: string, { ledger }: PortsOf<'ledger.batches'>) => {
  const found = await ledger.batches(userId, subjectsOf(rows.filter(isOfBatch)));
  return new Map(found.map(({ id, name }) => [id, name]));
};

export const listMovements = implement(contract)
  .needing('movements.list', 'validations.findAll', 'credits.all', 'ledger.batches')
  .by(async ({ query, caller: { userId } }, { movements, ...ports }) => {
    const page = pageFound(await movements.list(userId, query));
    const [expiries, statuses, names] = await Promise.all([
      expiriesOf(page.rows, userId, ports),
      statusesOf(page.rows, userId, ports),
      batchNamesOf(page.rows, userId, ports),
    ]);
    return pageWith(
      page.rows.map((row) => ({
        id: idOf(row),
        kind: shown(movementKinds, row.kind),
        credits: row.credits,
        at: row.at,
        expiresAt: row.expiresAt ?? (row.kind === 'grant' ? expiries.get(row.lotId) : undefined) ?? null,
        lotId: row.lotId,
        source: shown(lotSources, row.source),
        validationId: isOfValidation(row) ? row.subject : null,
        batch: isOfBatch(row) ? { id: row.subject, name: names.get(row.subject) ?? null } : null,
        paymentId: row.paymentId ?? null,
        reservation: row.kind === 'reserve' && isOfValidation(row) ? reservationOf(statuses.get(row.subject)) : null,
      })),
      page,
    );
  });

export const handler = await http(listMovements);
