import { isDeepStrictEqual } from 'node:util';
import type { PortName, PortsOf } from '../ports/connect.ts';
import { newId } from '../proof.ts';
import type { Batch, InFlight } from '../rules/batches/batch.ts';
import { leftIn, placesCovered } from '../rules/batches/blocks.ts';
import { countClosed, doneOf } from '../rules/batches/count-closed.ts';
import { ended, isThrough } from '../rules/batches/ended.ts';
import { lookAtOf, pauseOverAt } from '../rules/batches/look-at.ts';
import { secondsToNextTurn } from '../rules/batches/next-turn.ts';
import type { Picked } from '../rules/batches/pick.ts';
import { dueOf, withPutOn } from '../rules/batches/put-on.ts';
import { plusSeconds } from '../rules/time.ts';
import { became, becamePorts, type Became } from './became.ts';
import { choose, choosePorts } from './choose.ts';
import { followLate, followLatePorts } from './follow-late.ts';
import { putOn, putOnPorts } from './put-on.ts';

export const askPorts = [
  ...becamePorts,
  ...choosePorts,
  ...followLatePorts,
  ...putOnPorts,
  'batches.write',
  'batchBlocks.reserve',
  'batchBlocks.giveBack',
  'batchRowsDue.addAll',
  'clock.now',
] as const satisfies readonly PortName[];

type Ports = PortsOf<(typeof askPorts)[number]>;

/** A turn as it goes: the batch as it stands in the table, and as it is to stand there. */
interface Turn {
  readonly seen: Batch;
  readonly next: Batch;
  readonly now: string;
}

/** Before a batch is looked after by the job although it is driven. */
const writtenBeforeSeconds = 20;

const again = (ports: Ports, seen: Batch): Promise<void> => putOn(ports, seen, 1);

const withTurn = ({ next, now }: Turn): Batch => ({ ...next, turn: next.turn + 1, lookAt: lookAtOf(next, now) });

/** Ends a batch, and gives back what paid for nothing, in one transaction. */
const end = async (ports: Ports, { seen, next, now }: Turn): Promise<void> => {
  const given = await ports.batchBlocks.giveBack(seen, { whole: ended(next, now), part: next }, ports.clock.now);
  if (given === 'changed' || given === 'none') return again(ports, seen);
  // Of very many lots only the first were given back.
  await putOn(ports, given, 1);
};

/**
 * No row has a credit and none is in flight. What rows without an answer left over is given back first, and taken again;
 * then the batch waits for a purchase.
 */
const waitForCredits = async (ports: Ports, turn: Turn): Promise<void> => {
  const { seen, next, now } = turn;
  if (leftIn(next.blocks).length > 0) {
    const given = await ports.batchBlocks.giveBack(seen, { whole: next, part: next }, ports.clock.now);
    return again(ports, typeof given === 'string' ? seen : given);
  }
  const pausedAt = next.pausedBy === 'credits' ? next.pausedAt : now;
  const paused = { ...next, pausedBy: 'credits', pausedAt: pausedAt ?? now } as const;
  if (!(await ports.batches.write(seen, withTurn({ ...turn, next: paused })))) await again(ports, seen);
};

/** The batch goes on: it is paused by nobody, and its pace is taken from here. */
const goneOn = (batch: Batch, now: string): Batch =>
  batch.pausedBy === 'credits'
    ? { ...batch, pausedBy: undefined, pausedAt: undefined, pace: { at: now, done: doneOf(batch.counts) } }
    : batch;

/** Sends what is in flight and was not sent, or nobody works at, once the batch says so. */
const send = async (ports: Ports, turn: Turn, sent: readonly InFlight[]): Promise<void> => {
  const { seen, next, now } = turn;
  const isDue = plusSeconds(now, writtenBeforeSeconds) >= (seen.lookAt ?? now);
  if (isDeepStrictEqual(seen, next) && !isDue) return putOn(ports, seen, secondsToNextTurn(seen, now));
  const written = await ports.batches.write(seen, withTurn(turn));
  if (!written) return again(ports, seen);
  await ports.batchRowsDue.addAll(sent.flatMap((flying) => dueOf(written, flying)));
  await putOn(ports, written, secondsToNextTurn(written, now));
};

const flyingIn = ({ inFlight }: Batch, { lines }: Became) =>
  inFlight.map(({ row, at }) => ({ line: lines.get(row), at }));

/** Takes credits for the rows that have none; the turn goes on with them, or is over. */
const withCredits = async (ports: Ports, turn: Turn): Promise<Turn | 'short' | 'changed'> => {
  const { seen, next, now } = turn;
  const wanted = Math.max(1, next.unpaid);
  const reserved = await ports.batchBlocks.reserve(seen, goneOn(next, now), wanted, ports.clock.now);
  if (reserved === 'none') return 'short';
  return reserved === 'changed' ? 'changed' : { seen: reserved, next: reserved, now };
};

const isShort = ({ isShort: short, picked }: Picked): boolean => short && picked.length === 0;

/** No credit is left to a row: none in flight that may spare one, and none that is held for its bank. */
const isSpent = (batch: Batch, { givenUp }: Picked): boolean =>
  batch.inFlight.length === 0 && givenUp.length === 0 && placesCovered(batch) === 0;

/** Puts on the rows that come next. */
const putOnNext = async (ports: Ports, turn: Turn, happened: Became, resent: readonly InFlight[]): Promise<void> => {
  const { now } = turn;
  let [current, picked] = [turn, await choose(ports, turn.next, flyingIn(turn.next, happened), now)];
  if (isShort(picked)) {
    const paid = await withCredits(ports, turn);
    if (paid === 'changed') return again(ports, turn.seen);
    if (paid === 'short' && isSpent(turn.next, picked)) return waitForCredits(ports, turn);
    if (paid !== 'short')
      [current, picked] = [paid, await choose(ports, paid.next, flyingIn(paid.next, happened), now)];
  }
  const { held, pointer } = picked;
  const looked = { ...current.next, held, pointer };
  const next = withPutOn(looked, picked, () => newId('val', now), now);
  const added = next.inFlight.slice(looked.inFlight.length);
  if (isThrough(next)) return end(ports, { ...current, next });
  await send(ports, { ...current, next }, [...resent, ...added]);
};

/** The batch with everything counted that was closed, and those that are sent again marked. */
const withCounted = (batch: Batch, { closed, lost }: Became, now: string): Batch => {
  const counted = closed.reduce((sum, { flying, row }) => countClosed(sum, flying, row, now), batch);
  const resent = new Set(lost.map(({ row }) => row));
  const marked = counted.inFlight.map((flying) => (resent.has(flying.row) ? { ...flying, sentAt: now } : flying));
  const isOver = (pauseOverAt(batch) ?? now) < now;
  return { ...counted, inFlight: marked, isCancelled: batch.isCancelled || isOver };
};

/** Nothing is put on: what is in flight is waited for, and then nobody is. */
const rest = async (ports: Ports, turn: Turn, resent: readonly InFlight[]): Promise<void> => {
  if (turn.next.inFlight.length > 0) return send(ports, turn, resent);
  const { seen, next, now } = turn;
  const isAsItWas = isDeepStrictEqual(seen, next) && (seen.lookAt ?? '') > now;
  if (!isAsItWas && !(await ports.batches.write(seen, withTurn(turn)))) await again(ports, seen);
};

/**
 * One turn of a batch that asks: counts the rows that are closed, takes credits where rows have none, and puts on those
 * that come next. Whatever is written of the batch is written if nobody else wrote it, so turns may overlap or break off
 * anywhere: the next one begins from what the batch says.
 */
export const ask = async (ports: Ports, batch: Batch): Promise<void> => {
  const now = ports.clock.now();
  const happened = await became(ports, batch, now);
  await followLate(ports, batch, happened, now);
  const next = withCounted(batch, happened, now);
  const turn = { seen: batch, next, now };
  const resent = next.inFlight.filter(({ sentAt }) => sentAt === now);
  if (isThrough(next)) return end(ports, turn);
  if (next.isCancelled || next.pausedBy === 'customer') return rest(ports, turn, resent);
  await putOnNext(ports, turn, happened, resent);
};
