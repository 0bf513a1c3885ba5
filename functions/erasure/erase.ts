import type { PortName, PortsOf } from '../ports/connect.ts';
import { plusSeconds, secondsBetween } from '../rules/time.ts';
import type { Erasure } from '../store/erasure/erasures.ts';
import { endAccess, endAccessPorts } from './end-access.ts';

export const erasePorts = [
  ...endAccessPorts,
  'erasures.note',
  'erasures.finish',
  'erasures.leave',
  'ownRows.page',
  'ownRows.pageIn',
  'ownRows.closeBooks',
  'ownRows.remove',
  'ownFiles.removeOfBatches',
  'ownFiles.removeUploads',
  'ownFiles.removeExports',
] as const satisfies readonly PortName[];
type Ports = PortsOf<(typeof erasePorts)[number]>;

/** Nobody who began before the account was closed is at work any more: a bank has ten minutes, a warm key five. */
const settledSeconds = 15 * 60;
/** Whoever waits longer for a sweep is told as late. */
const sweptWithinSeconds = 12 * 60 * 60;
/** The mail that says it waits so long for those who send it; then the e-mail goes all the same, within the day. */
const toldWithinSeconds = 20 * 60 * 60;
/** Between looks whether it left. */
const untoldSeconds = 15 * 60;
/** Addresses to upload to were given away for an hour: what came by one afterwards goes, too. */
const lastLookSeconds = 2 * 60 * 60;

const isOver = (deadline: number): boolean => performance.now() >= deadline;

/** Removes a whole partition; `false` where time was up before. */
const removePartition = async ({ ownRows }: Ports, pk: string, deadline: number): Promise<boolean> => {
  for (let rows = await ownRows.pageIn(pk); rows.length > 0; rows = await ownRows.pageIn(pk)) {
    await ownRows.remove(rows);
    if (isOver(deadline)) return false;
  }
  return true;
};

/** What stands in the account's own partitions, and what only they lead to. */
const removeRows = async (ports: Ports, userId: string, deadline: number): Promise<boolean> => {
  const { ownRows } = ports;
  for (let rows = await ownRows.page(userId); rows.length > 0; rows = await ownRows.page(userId)) {
    for (const pk of new Set(rows.flatMap(({ leadsTo }) => leadsTo ?? [])))
      if (!(await removePartition(ports, pk, deadline))) return false;
    await ownRows.remove(rows);
    if (isOver(deadline)) return false;
  }
  return true;
};

/** Whatever is found without looking at rows of others; `false` where time was up before. */
const removeOwn = async (ports: Ports, userId: string, now: string, deadline: number): Promise<boolean> => {
  if (!(await removeRows(ports, userId, deadline))) return false;
  await ports.ownRows.closeBooks(userId, now);
  await ports.ownFiles.removeOfBatches(userId);
  await ports.ownFiles.removeUploads(userId);
  await ports.ownFiles.removeExports(userId);
  return true;
};

export type Erasing = 'goesOn' | 'erased' | 'left';

const isTold = ({ askedAt, toldAt }: Erasure, now: string): boolean =>
  toldAt !== undefined || secondsBetween(askedAt, now) >= toldWithinSeconds;

/** Nothing of it is left: its name goes when its owner was told; after the last look nobody looks any more. */
const conclude = async ({ erasures }: Ports, erasure: Erasure, now: string): Promise<Erasing> => {
  if (erasure.erasedAt !== undefined) {
    await erasures.leave(erasure);
    return 'left';
  }
  if (isTold(erasure, now)) {
    await erasures.finish(erasure, now, plusSeconds(now, lastLookSeconds));
    return 'erased';
  }
  await erasures.note(erasure, 'swept', plusSeconds(now, untoldSeconds));
  return 'goesOn';
};

/**
 * Removes what is an account's own, at once and again when nobody who began before can be writing any more; then it waits for
 * a sweep. One that begins later and removes what it meets is enough, and need not find nothing. What queues are told of rows
 * that changed may write to the account's own once more, so these go again afterwards. It may be killed anywhere.
 */
export const erase = async (ports: Ports, erasure: Erasure, now: string, deadline: number): Promise<Erasing> => {
  const { userId, askedAt, erasedAt, stage } = erasure;
  if (stage === 'waits') return 'goesOn';
  // Before anything is removed: what is charged is found by rows that go, too.
  if (erasedAt === undefined) await endAccess(ports, userId);
  const isWhole = await removeOwn(ports, userId, now, deadline);
  if (isWhole && stage === 'swept') return conclude(ports, erasure, now);
  const settledAt = plusSeconds(askedAt, settledSeconds);
  if (isWhole && now >= settledAt) await ports.erasures.note(erasure, 'waits', plusSeconds(now, sweptWithinSeconds));
  else await ports.erasures.note(erasure, stage, isWhole ? settledAt : now);
  return 'goesOn';
};
