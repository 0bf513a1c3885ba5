import type { PortsOf } from '../ports/connect.ts';
import { messagesOf } from '../rules/events/messages.ts';
import { validationFinalized as event } from '../rules/events/validation-finalized.ts';

/** A function lives a minute. */
const runMs = 40_000;

interface Asked {
  readonly from: string;
  readonly until: string;
  readonly after?: string | undefined;
}

/**
 * Tells the queues once more of every final answer within a span of time, page after page of the table until its end or
 * the time of a run. Their consumers do not mind what they were told before. `after` says where to go on, if there is more.
 */
export const republish = async (
  { answers, eventQueues }: PortsOf<'answers.completedWithin' | 'eventQueues.publish'>,
  { from, until, after: start }: Asked,
) => {
  const deadline = performance.now() + runMs;
  let [published, after] = [0, start];
  do {
    const { found, next } = await answers.completedWithin({ from, until }, after);
    await eventQueues.publish(event.name, messagesOf(event, found));
    published += found.length;
    after = next;
  } while (after !== undefined && performance.now() < deadline);
  return { published, ...(after !== undefined && { after }) };
};
