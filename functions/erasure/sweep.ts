import type { PortName, PortsOf } from '../ports/connect.ts';
import { plusSeconds, secondsBetween } from '../rules/time.ts';
import type { RowElsewhere } from '../store/erasure/rows-elsewhere.ts';
import type { Sweep } from '../store/erasure/sweeps.ts';
import type { Cursor } from '../store/table/sparse-index.ts';

export const sweepPorts = [
  'erasures.list',
  'erasures.note',
  'ownFiles.removeOfTicket',
  'rowsElsewhere.scan',
  'rowsElsewhere.strip',
  'rowsElsewhere.remove',
  'sweeps.find',
  'sweeps.save',
] as const satisfies readonly PortName[];
type Ports = PortsOf<(typeof sweepPorts)[number]>;

/** However many accounts are deleted, the table is read through no more often than this. */
const apartSeconds = 60 * 60;
/** Their ids stand in one row, which is written with every run; those that are left wait for the next sweep. */
const membersAtMost = 2000;
/** By then queues did what they do where a payment or a subscription changes. */
const heardSeconds = 60;

const waiting = async ({ erasures }: Ports): Promise<readonly string[]> => {
  const members: string[] = [];
  let cursor: Cursor | undefined;
  do {
    const { found, next } = await erasures.list('~', cursor);
    members.push(...found.flatMap(({ item }) => (item.stage === 'waits' ? [item.userId] : [])));
    cursor = next;
  } while (cursor && members.length < membersAtMost);
  return members;
};

/** The sweep that is under way, or one that begins now; `undefined` where none is to begin. */
const underWay = async (ports: Ports, now: string): Promise<Sweep | undefined> => {
  const last = await ports.sweeps.find();
  if (last && last.members.length > 0) return last;
  if (last && secondsBetween(last.startedAt, now) < apartSeconds) return undefined;
  const members = await waiting(ports);
  return members.length > 0 ? { startedAt: now, members } : undefined;
};

/** What goes before a row that leads to it goes first. */
const removeRows = async (ports: Ports, rows: readonly RowElsewhere[], now: string): Promise<void> => {
  for (const { filesOf } of rows) if (filesOf !== undefined) await ports.ownFiles.removeOfTicket(filesOf);
  await ports.rowsElsewhere.remove(rows.flatMap(({ rowBefore }) => rowBefore ?? []));
  await ports.rowsElsewhere.remove(rows.filter(({ isOfBooks }) => !isOfBooks));
  for (const row of rows.filter(({ isOfBooks }) => isOfBooks)) await ports.rowsElsewhere.strip(row, now);
};

interface Swept {
  /** For how many accounts it has come round. */
  readonly swept: number;
  /** Accounts whose rows were not removed, and why: they wait for the next sweep. */
  readonly failed: ReadonlyMap<string, unknown>;
}

/**
 * Goes on through the whole table, page after page until time is up: what says that it is of an account that waits is removed.
 * The place is written when all before it is gone, so it may be killed anywhere; who comes later waits for the next sweep.
 */
export const sweep = async (ports: Ports, now: string, deadline: number): Promise<Swept> => {
  const failed = new Map<string, unknown>();
  const found = await underWay(ports, now);
  if (!found) return { swept: 0, failed };
  const members = new Set(found.members);
  let { at } = found;
  do {
    const { rows, next } = await ports.rowsElsewhere.scan(members, at);
    for (const [userId, own] of Map.groupBy(rows, (row) => row.userId))
      await removeRows(ports, own, now).catch((why: unknown) => {
        failed.set(userId, why);
        members.delete(userId);
      });
    at = next;
  } while (at && members.size > 0 && performance.now() < deadline);
  const goesOn = at !== undefined && members.size > 0;
  const swept = goesOn ? [] : [...members];
  const heardAt = plusSeconds(now, heardSeconds);
  for (const userId of swept) await ports.erasures.note({ userId, stage: 'waits' }, 'swept', heardAt);
  await ports.sweeps.save({
    startedAt: found.startedAt,
    ...(goesOn ? { members: [...members], at } : { members: [] }),
  });
  return { swept: swept.length, failed };
};
