import { verdictOf } from '../answer.ts';
import type { QueueMapping } from '../mapping.ts';
import { type Poller, type Surroundings, lookEveryMs } from '../poller.ts';
import { resting } from '../resting.ts';
import { waker } from '../waker.ts';
import type { Queues } from './client.ts';
import type { Message } from './envelope.ts';
import { hiddenMessages } from './hidden.ts';
import { filterable, queueRecord } from './record.ts';

export interface QueueSurroundings extends Surroundings {
  readonly queues: Queues;
}

export interface QueuePoller extends Poller {
  readonly queue: string;
  /** Somebody set anew how long a message stays hidden. */
  readonly hide: (handle: string, seconds: number) => void;
}

/** Messages become visible by themselves: the emulator says nothing of it. */
const lookAgainMs = lookEveryMs / 5;
const receivedAtOnce = 10;

/** A mapping of a queue: as many batches at once as it may have, each message deleted when it is done. */
export const queuePoller = (mapping: QueueMapping, around: QueueSurroundings): QueuePoller => {
  const { clock, faults, queues, log } = around;
  const { queue } = mapping;
  const { wake, restUntil } = waker(clock);
  const rest = resting();
  const hidden = hiddenMessages((handle) => queues.reveal(queue, handle));
  const underWay = new Map<Promise<void>, readonly Message[]>();
  const redelivered = new Set<string>();
  const counts = { invocations: 0, processed: 0, failedToQueue: 0 };
  let held = 0;
  let isClosed = false;

  const receive = async (most: number): Promise<readonly Message[]> => {
    const strike = faults.strike('boundaries', mapping);
    const messages = await queues.receive(queue, strike ? 1 + strike.below(Math.min(most, receivedAtOnce)) : most);
    for (const { ReceiptHandle } of messages) hidden.add(ReceiptHandle, clock.now() + mapping.hiddenFor);
    return messages;
  };

  /** The first messages begin a batch; its window, if it has one, lets more of them come. */
  const gather = async (): Promise<readonly Message[]> => {
    let batch = await receive(mapping.batchSize);
    const until = clock.now() + mapping.windowSeconds * 1000;
    const isOpen = () => batch.length > 0 && batch.length < mapping.batchSize && clock.now() < until;
    while (isOpen() && !isClosed) {
      const more = await receive(mapping.batchSize - batch.length);
      batch = [...batch, ...more];
      if (more.length > 0) continue;
      if (around.isHurried()) break;
      rest.endLook('gathering');
      await restUntil(Math.min(until, clock.now() + lookAgainMs));
      rest.beginLook();
    }
    return batch;
  };

  const done = async (messages: readonly Message[]): Promise<void> => {
    const handles = messages.map(({ ReceiptHandle }) => ReceiptHandle);
    for (const handle of handles) hidden.forget(handle);
    await queues.delete(queue, handles);
  };

  const failed = (messages: readonly Message[]): void => {
    for (const { ReceiptHandle, Attributes } of messages) {
      hidden.release(ReceiptHandle);
      if (Number(Attributes['ApproximateReceiveCount']) >= mapping.receives) counts.failedToQueue += 1;
    }
  };

  /** A fault makes a message that was done come again, once, as standard queues may. */
  const isToRepeat = ({ MessageId }: Message): boolean => {
    if (redelivered.has(MessageId) || !faults.strike('redeliver', mapping)) return false;
    redelivered.add(MessageId);
    return true;
  };

  const hold = async (): Promise<void> => {
    const strike = faults.strike('hold', mapping);
    if (!strike) return;
    const until = clock.now() + strike.ms;
    const { restUntil: holdUntil } = waker(clock);
    held += 1;
    wake();
    while (!isClosed && clock.now() < until) await holdUntil(Math.min(until, clock.now() + lookAgainMs));
    held -= 1;
  };

  const deliver = async (batch: readonly Message[]): Promise<void> => {
    const { true: wanted = [], false: unwanted = [] } = Object.groupBy(batch, (message) =>
      mapping.filter.matches(filterable(message)) ? 'true' : 'false',
    );
    await done(unwanted);
    if (wanted.length === 0) return;
    await hold();
    const Records = wanted.map((message) => queueRecord(message, mapping, around.region));
    const outcome = await around.invoke(mapping.functionArn, { Records });
    if (around.isAbandoned()) return;
    counts.invocations += 1;
    const verdict = verdictOf(outcome, {
      ids: Records.map(({ messageId }) => messageId),
      isPartial: mapping.isPartial,
    });
    if (verdict.kind === 'failed') {
      log(`${mapping.path}: ${wanted.length} messages failed: ${verdict.reason}`);
      return failed(wanted);
    }
    const named = verdict.kind === 'partial' ? verdict.failed : new Set<string>();
    const { true: bad = [], false: good = [] } = Object.groupBy(wanted, ({ MessageId }) =>
      named.has(MessageId) ? 'true' : 'false',
    );
    failed(bad);
    counts.processed += good.length;
    const { true: repeated = [], false: finished = [] } = Object.groupBy(good, (message) =>
      isToRepeat(message) ? 'true' : 'false',
    );
    await done(finished);
    for (const { ReceiptHandle } of repeated) hidden.showNow(ReceiptHandle);
  };

  const begin = (batch: readonly Message[]): void => {
    const delivery = deliver(batch)
      .catch((error: unknown) => {
        if (!around.isAbandoned()) log(`${mapping.path}: ${String(error)}`);
      })
      .finally(() => {
        underWay.delete(delivery);
        wake();
      });
    underWay.set(delivery, batch);
  };

  const look = async (): Promise<void> => {
    rest.beginLook();
    await hidden.revealDue(clock.now());
    const batch = underWay.size < mapping.concurrency ? await gather() : [];
    if (batch.length > 0) return begin(batch);
    if (underWay.size === held) rest.endLook(held ? 'failing' : 'idle');
    return restUntil(Math.min(hidden.nextDue(), clock.now() + lookAgainMs));
  };

  const run = async (): Promise<void> => {
    while (!isClosed && !around.isAbandoned())
      try {
        await look();
      } catch (error) {
        if (isClosed || around.isAbandoned()) return;
        log(`${mapping.path}: ${String(error)}`);
        await restUntil(clock.now() + lookEveryMs);
      }
  };

  const running = run();
  return {
    queue,
    hide: (handle, seconds) => hidden.change(handle, clock.now() + seconds * 1000),
    report: () => {
      const sent = [...underWay.values()].flat().map(({ Attributes }) => Number(Attributes['SentTimestamp']));
      return {
        mapping: mapping.path,
        source: mapping.sourceArn,
        function: mapping.functionArn,
        lagMs: sent.length ? Math.max(0, clock.now() - Math.min(...sent)) : 0,
        ...counts,
        checkpoint: [],
      };
    },
    wake,
    rested: () => {
      const next = rest.next();
      wake();
      return next;
    },
    close: async () => {
      isClosed = true;
      wake();
      await running;
      await Promise.all(underWay.keys());
    },
  };
};
