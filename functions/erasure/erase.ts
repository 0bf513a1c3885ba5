import type { PortName, PortsOf } from '../ports/connect.ts';
import { plusSeconds, secondsBetween } from '../rules/time.ts';
import type { Erasure } from '../store/erasure/erasures.ts';
import type { NamedRow } from '../store/erasure/own-rows.ts';
import { endAccess, endAccessPorts } from './end-access.ts';

export const erasePorts = [
  ...endAccessPorts,
  'erasures.note',
  'erasures.finish',
  'erasures.leave',
  'ownRows.page',
  'ownRows.pageIn',
  'ownRows.closeBooks',
  'ownRows.scan',
  'ownRows.strip',
  'ownRows.remove',
  'ownFiles.removeOfBatches',
  'ownFiles.removeUploads',
  'ownFiles.removeExports',
  'ownFiles.removeOfTicket',
] as const satisfies readonly PortName[];
type Ports = PortsOf<(typeof erasePorts)[number]>;

/** Nobody who began before the account was closed is at work any more: a bank has ten minutes, a warm key five. */
const settledSeconds = 15 * 60;
/** The mail that says it waits so long for those who send it; then the e-mail goes all the same, within the day. */
const toldWithinSeconds = 20 * 60 * 60;
/** Between looks whether it left. */
const untoldSeconds = 15 * 60;
/** Between passes. */
const pauseSeconds = 60;
/** Addresses to upload to were given away for an hour: what came by one afterwards goes, too. */
const lastLookSeconds = 2 * 60 * 60;

const isOver = (deadline: number): boolean => performance.now() >= deadline;

/** Removes a whole partition; `undefined` where time was up before. */
const removePartition = async ({ ownRows }: Ports, pk: string, deadline: number): Promise<number | undefined> => {
  let removed = 0;
  for (let rows = await ownRows.pageIn(pk); rows.length > 0; rows = await ownRows.pageIn(pk)) {
    await ownRows.remove(rows);
    removed += rows.length;
    if (isOver(deadline)) return undefined;
  }
  return removed;
};

interface Done {
  readonly found: number;
  readonly isWhole: boolean;
}

/** What stands in the account's own partitions, and what only they lead to. */
const removeOwn = async (ports: Ports, userId: string, deadline: number): Promise<Done> => {
  let found = 0;
  for (let rows = await ports.ownRows.page(userId); rows.length > 0; rows = await ports.ownRows.page(userId)) {
    for (const pk of new Set(rows.flatMap(({ leadsTo }) => leadsTo ?? []))) {
      const removed = await removePartition(ports, pk, deadline);
      if (removed === undefined) return { found: found + 1, isWhole: false };
      found += removed;
    }
    await ports.ownRows.remove(rows);
    found += rows.length;
    if (isOver(deadline)) return { found, isWhole: false };
  }
  return { found, isWhole: true };
};

const removeFiles = async ({ ownFiles }: Ports, userId: string): Promise<number> =>
  (await ownFiles.removeOfBatches(userId)) +
  (await ownFiles.removeUploads(userId)) +
  (await ownFiles.removeExports(userId));

/** What goes before a row that leads to it. */
const removeBefore = async ({ ownFiles, ownRows }: Ports, { rowBefore, filesOf }: NamedRow): Promise<void> => {
  if (filesOf !== undefined) await ownFiles.removeOfTicket(filesOf);
  if (rowBefore) await ownRows.remove([rowBefore]);
};

/** Goes on through the whole table: what names the account wherever it stands. */
const removeNamed = async (ports: Ports, { userId, scannedTo }: Erasure, now: string, deadline: number) => {
  let [from, found] = [scannedTo, 0];
  for (;;) {
    const { named, kept, next } = await ports.ownRows.scan(userId, from);
    for (const key of named) await removeBefore(ports, key);
    await ports.ownRows.remove(named);
    const stripped = await Promise.all(kept.map((key) => ports.ownRows.strip(key, now)));
    found += named.length + stripped.filter(Boolean).length;
    from = next;
    if (!next || isOver(deadline)) return { found, scannedTo: from };
  }
};

/** A pass as far as time lets it: what it found, and where it goes on. */
const pass = async (ports: Ports, erasure: Erasure, now: string, deadline: number) => {
  const { userId } = erasure;
  const own = await removeOwn(ports, userId, deadline);
  if (!own.isWhole) return { found: own.found, scannedTo: erasure.scannedTo, isWhole: false };
  const closed = await ports.ownRows.closeBooks(userId, now);
  const files = await removeFiles(ports, userId);
  const named = await removeNamed(ports, erasure, now, deadline);
  return {
    found: own.found + closed + files + named.found,
    scannedTo: named.scannedTo,
    isWhole: named.scannedTo === undefined,
  };
};

export type Erasing = 'goesOn' | 'erased' | 'left';

const isTold = ({ askedAt, toldAt }: Erasure, now: string): boolean =>
  toldAt !== undefined || secondsBetween(askedAt, now) >= toldWithinSeconds;

/**
 * Removes what is an account's, as much as time allows. Every step finds what is left of it, so it may be killed anywhere.
 * It is over when a whole pass found nothing, nobody who began before the account was closed can still be writing, and its
 * owner was told; then somebody looks once more.
 */
export const erase = async (ports: Ports, erasure: Erasure, now: string, deadline: number): Promise<Erasing> => {
  const { userId, askedAt, erasedAt } = erasure;
  // Before anything is removed: what is charged is found by rows that go, too.
  if (erasure.removed === 0) await endAccess(ports, userId);
  const { found, scannedTo, isWhole } = await pass(ports, erasure, now, deadline);
  const sum = { foundInPass: erasure.foundInPass + found, removed: erasure.removed + found, scannedTo };
  const isClean = isWhole && sum.foundInPass === 0;
  if (isClean && erasedAt !== undefined) {
    await ports.erasures.leave(erasure);
    return 'left';
  }
  const isSettled = isClean && secondsBetween(askedAt, now) >= settledSeconds;
  if (isSettled && isTold(erasure, now)) {
    await ports.erasures.finish(erasure, now, plusSeconds(now, lastLookSeconds));
    return 'erased';
  }
  const pause = isSettled ? untoldSeconds : pauseSeconds;
  // The next pass counts anew; what is left of this one goes on with the next run.
  await ports.erasures.note(
    erasure,
    { ...sum, ...(isWhole && { foundInPass: 0 }) },
    plusSeconds(now, isWhole ? pause : 0),
  );
  return 'goesOn';
};
