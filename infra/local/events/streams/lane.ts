import { verdictOf } from '../answer.ts';
import type { StreamMapping } from '../mapping.ts';
import { type Rest, type Surroundings, largestEvent, lookEveryMs } from '../poller.ts';
import { resting } from '../resting.ts';
import { waker } from '../waker.ts';
import { type Attempt, consequence, firstAttempt } from './attempt.ts';
import type { GivenUpFor } from './failure.ts';
import { type StreamRecord, isEmpty, laneOf } from './record.ts';
import { type RawRecord, type Shard, horizon } from './shard.ts';

/** One reader of a stream: its records in order, one batch at a time. */
export interface Lane {
  readonly wake: () => void;
  readonly rested: () => Promise<Rest>;
  /** The product's time at which the oldest unfinished record arrived. */
  readonly oldest: () => number | undefined;
  readonly close: () => Promise<void>;
}

export interface LaneOptions extends Surroundings {
  readonly mapping: StreamMapping;
  readonly shard: Shard;
  readonly index: number;
  readonly lanes: number;
  readonly position: () => string;
  readonly moveTo: (position: string) => void;
  readonly toRecord: (raw: RawRecord) => StreamRecord;
  readonly giveUp: (attempt: Attempt, condition: GivenUpFor) => Promise<void>;
  readonly count: (what: { readonly invocations?: number; readonly processed?: number }) => void;
}

/** A stream keeps its records for a day. */
const retention = 86_400_000;
const longestPause = 1000;
/** Records that no filter lets through move the position too, but not one by one. */
const skippedAtOnce = 100n;

export const lane = (options: LaneOptions): Lane => {
  const { mapping, shard, clock, faults, position, moveTo, log } = options;
  const { wake, restUntil } = waker(clock);
  const rest = resting();
  let isClosed = false;
  let readTo = position();
  let waiting: readonly StreamRecord[] = [];
  let gatheredSince = 0;
  let again: readonly Attempt[] = [];
  let failures = 0;
  let tryAt = 0;
  let replayedTo = horizon;

  const isOurs = (raw: RawRecord): boolean => laneOf(raw, options.lanes) === options.index && !isEmpty(raw);
  const isWanted = (record: StreamRecord): boolean =>
    clock.now() - record.created <= retention && mapping.filter.matches(record.event);

  const read = async (): Promise<void> => {
    while (waiting.length < mapping.batchSize) {
      const { records, isLast } = await shard.read(readTo);
      const wanted = records.filter(isOurs).map(options.toRecord).filter(isWanted);
      if (waiting.length === 0) gatheredSince = clock.now();
      waiting = [...waiting, ...wanted];
      readTo = records.at(-1)?.dynamodb.SequenceNumber ?? readTo;
      if (isLast) return;
    }
  };

  /** When the next batch is to go; undefined without one. */
  const due = (): number | undefined => {
    if (again.length > 0) return tryAt;
    if (waiting.length === 0) return undefined;
    const isReady = waiting.length >= mapping.batchSize || mapping.windowSeconds === 0 || options.isHurried();
    if (isReady || fitting(waiting) < waiting.length) return 0;
    return gatheredSince + mapping.windowSeconds * 1000;
  };

  const nextBatch = (): Attempt => {
    const full = Math.min(mapping.batchSize, fitting(waiting));
    const strike = faults.strike('boundaries', mapping);
    const size = strike ? 1 + strike.below(full) : full;
    const batch = waiting.slice(0, size);
    waiting = waiting.slice(size);
    gatheredSince = clock.now();
    return firstAttempt(batch);
  };

  /** Everything before what is still open is done. */
  const settle = (open: readonly Attempt[], lastDone: string): void => {
    again = open;
    moveTo(again.length > 0 || waiting.length > 0 ? lastDone : readTo);
  };

  /** What is given up stays open until the failure queue has been told. */
  const discard = async (attempt: Attempt, condition: GivenUpFor, then: readonly Attempt[]): Promise<void> => {
    await options.giveUp(attempt, condition);
    if (!options.isAbandoned()) settle(then, attempt.records.at(-1)?.number ?? position());
  };

  /** How many of the first records became too old before they could be tried. */
  const tooOld = ({ records }: Attempt): number => {
    if (faults.strike('age', mapping)) return records.length;
    const fresh = records.findIndex(({ created }) => clock.now() - created <= mapping.maximumAge);
    return fresh < 0 ? records.length : fresh;
  };

  const hold = async (ms: number): Promise<void> => {
    const until = clock.now() + ms;
    while (!isClosed && clock.now() < until) {
      rest.endLook('failing');
      await restUntil(until);
      rest.beginLook();
    }
  };

  const deliver = async (): Promise<void> => {
    const [attempt = nextBatch(), ...later] = again;
    again = [attempt, ...later];
    const old = tooOld(attempt);
    if (old === 0) return attemptOnce(attempt, later);
    const rest = { ...attempt, records: attempt.records.slice(old) };
    const given = { ...attempt, records: attempt.records.slice(0, old) };
    return discard(given, 'RecordAgeExceeded', rest.records.length > 0 ? [rest, ...later] : later);
  };

  const attemptOnce = async (attempt: Attempt, later: readonly Attempt[]): Promise<void> => {
    const strike = faults.strike('hold', mapping);
    if (strike) await hold(strike.ms);
    if (isClosed) return;
    const { records } = attempt;
    const outcome = await options.invoke(mapping.functionArn, { Records: records.map(({ event }) => event) });
    if (options.isAbandoned()) return;
    const verdict = verdictOf(outcome, { ids: records.map(({ id }) => id), isPartial: mapping.isPartial });
    if (verdict.kind === 'failed') log(`${mapping.path}: ${records.length} records failed: ${verdict.reason}`);
    const { again: next, givenUp } = consequence(attempt, verdict, mapping);
    const open = givenUp ? [givenUp] : next;
    const done = records.slice(0, records.length - open.flatMap((one) => one.records).length);
    options.count({ invocations: 1, processed: done.length });
    pause(open[0]?.records.length === records.length, done.length > 0);
    again = [...open, ...later];
    const last = done.at(-1)?.number;
    if (last !== undefined && !replay(attempt)) settle(again, last);
    if (givenUp) await discard(givenUp, 'RetryAttemptsExhausted', later);
  };

  /** Waits longer the more often the same records failed. */
  const pause = (isSameAgain: boolean, isProgress: boolean): void => {
    failures = isProgress ? 0 : failures + 1;
    tryAt = isSameAgain ? clock.now() + Math.min(longestPause, 5 * 2 ** failures) : 0;
  };

  /** A fault makes a batch that was done come again from some record on, once, as after a lost checkpoint. */
  const replay = ({ records }: Attempt): boolean => {
    const last = records.at(-1)?.number ?? horizon;
    if (again.length > 0 || BigInt(last) <= BigInt(replayedTo)) return false;
    const strike = faults.strike('redeliver', mapping);
    if (!strike) return false;
    replayedTo = last;
    const from = strike.below(records.length);
    if (from > 0) moveTo(records[from - 1]?.number ?? position());
    waiting = [];
    readTo = position();
    return true;
  };

  const look = async (): Promise<void> => {
    rest.beginLook();
    await read();
    const time = due();
    if (time !== undefined && time <= clock.now()) return deliver();
    if (time === undefined && BigInt(readTo) - BigInt(position()) >= skippedAtOnce) moveTo(readTo);
    rest.endLook(time === undefined ? 'idle' : again.length > 0 ? 'failing' : 'gathering');
    return restUntil(Math.min(time ?? Infinity, clock.now() + lookEveryMs));
  };

  const run = async (): Promise<void> => {
    while (!isClosed && !options.isAbandoned())
      try {
        await look();
      } catch (error) {
        if (isClosed || options.isAbandoned()) return;
        log(`${mapping.path}: ${String(error)}`);
        await restUntil(clock.now() + lookEveryMs);
      }
    if (!options.isAbandoned() && waiting.length === 0 && again.length === 0) moveTo(readTo);
    rest.beginLook();
    rest.endLook('gathering');
  };

  const running = run();
  return {
    wake,
    rested: rest.next,
    oldest: () => (again[0]?.records[0] ?? waiting[0])?.arrived,
    close: () => {
      isClosed = true;
      wake();
      return running;
    },
  };
};

/** How many of the first records an event holds. */
const fitting = (records: readonly StreamRecord[]): number => {
  let bytes = 0;
  const end = records.findIndex(
    ({ event }, index) => (bytes += Buffer.byteLength(JSON.stringify(event))) > largestEvent && index > 0,
  );
  return end < 0 ? records.length : end;
};
