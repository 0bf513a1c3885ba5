import { importPayees as contract } from '#shared/contract/app/payees.ts';
import { Fault } from '#shared/errors/fault.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';
import type { PortName, PortsOf } from '../../ports/connect.ts';
import { answeredPayee } from '../../payees/save-answer.ts';
import { save, savePorts, type Saved } from '../../payees/save.ts';
import { statedPayee, type StatedPayee } from '../../payees/stated.ts';

const needs = [...savePorts, 'validations.findAll', 'clock.now'] as const satisfies readonly PortName[];
type Ports = PortsOf<(typeof needs)[number]>;

interface Refused {
  readonly index: number;
  readonly pointer: string;
  readonly code: string;
}

type Row = () => Promise<Saved>;

/** What is nobody's fault who sent rows. */
const isOurs = ({ code }: Fault): boolean => code === 'errors.internal' || code === 'errors.dataUnavailable';

/** Why a row was refused, where that is the row's own fault. */
const refusalsOf = (error: unknown, index: number): readonly Refused[] => {
  if (!(error instanceof Fault) || isOurs(error)) throw error;
  const fields = error.fields ?? [];
  if (fields.length === 0) return [{ index, pointer: '', code: error.code }];
  return fields.map(({ pointer, code }) => ({ index, pointer, code }));
};

/** One row after the other: rows of one file are often of one payee. */
const run = async (rows: readonly Row[]) => {
  const saved: Saved[] = [];
  const refused: Refused[] = [];
  for (const [index, row] of rows.entries())
    await row().then(
      (one) => saved.push(one),
      (error: unknown) => refused.push(...refusalsOf(error, index)),
    );
  const created = saved.filter(({ isNew }) => isNew).length;
  return { created, updated: saved.length - created, refused };
};

const ofFile = (ports: Ports, userId: string, payees: readonly StatedPayee[]): readonly Row[] => {
  const now = ports.clock.now();
  return payees.map(
    (payee) => async () => save(ports, await statedPayee(ports, userId, payee, now), { userId, origin: 'file', now }),
  );
};

const ofHistory = async (ports: Ports, userId: string, ids: readonly string[]): Promise<readonly Row[]> => {
  const now = ports.clock.now();
  const found = new Map((await ports.validations.findAll(userId, [...new Set(ids)])).map((one) => [one.id, one]));
  return ids.map((id) => async () => {
    const validation = found.get(id);
    if (!validation) throw new Fault('errors.notFound');
    const saving = await answeredPayee(ports, validation, { confirmedAt: now });
    return save(ports, saving, { userId, origin: 'history', now, counted: { validationId: id } });
  });
};

export const importPayees = implement(contract)
  .needing(...needs)
  .by(async ({ body, caller: { userId } }, ports) => {
    const rows =
      'payees' in body ? ofFile(ports, userId, body.payees) : await ofHistory(ports, userId, body.validationIds);
    const done = await run(rows);
    const isFull =
      done.refused.length === rows.length && done.refused.every(({ code }) => code === 'errors.tooManyPayees');
    if (isFull) throw new Fault('errors.tooManyPayees');
    return done;
  });

export const handler = await http(importPayees);
