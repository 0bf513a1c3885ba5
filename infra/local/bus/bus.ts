import * as z from 'zod';
import type { Clock } from '../host/clock.ts';
import type { Queues } from '../events/queues/client.ts';
import type { EventRule } from './read.ts';

/** An event as services of AWS put them on the default bus. */
export const BusEvent = z.strictObject({
  version: z.literal('0'),
  id: z.string().min(1),
  'detail-type': z.string().min(1),
  source: z.string().min(1),
  account: z.string(),
  time: z.iso.datetime(),
  region: z.string(),
  resources: z.array(z.string()),
  detail: z.record(z.string(), z.unknown()),
});
export type BusEvent = z.output<typeof BusEvent>;

/** EventBridge's default bus, as far as the templates use it. */
export interface Bus {
  /** Puts an event into the queues of every rule that it matches; gives their names. */
  readonly put: (event: BusEvent) => Promise<readonly string[]>;
  readonly rules: () => readonly string[];
}

interface BusOptions {
  readonly rules: readonly EventRule[];
  readonly queues: Queues | undefined;
  readonly clock: Clock;
  /** Told the queue that something was put into. */
  readonly onSent: (queue: string) => void;
}

export const eventBus = ({ rules, queues, clock, onSent }: BusOptions): Bus => ({
  rules: () => rules.map(({ name }) => name),
  put: async (event) => {
    const matching = rules.filter(({ matches }) => matches(event));
    for (const { queueArn, bodyOf = JSON.stringify } of matching.flatMap(({ targets }) => targets)) {
      const queue = queueArn.split(':').at(-1) ?? '';
      await queues?.send(queue, bodyOf(event), clock.now());
      onSent(queue);
    }
    return matching.map(({ name }) => name);
  },
});
