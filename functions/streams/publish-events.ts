import { onChange, streamed } from '../entry/stream.ts';
import * as events from '../rules/events/index.ts';
import { messagesOf } from '../rules/events/messages.ts';

/** Tells the queues of every event what happened, in ids only: whatever is slow or outside follows from there. */
export const publishEvents = onChange(
  Object.values(events),
  'What follows from an answer comes late: risk, search, webhooks, mails.',
)
  .needing('eventQueues.publish')
  .by(async (changes, { eventQueues }) => {
    for (const [event, of] of Map.groupBy(changes, (change) => change.event)) {
      const items = of.map(({ item }) => item);
      await eventQueues.publish(event.name, messagesOf(event, items));
    }
    return { published: changes.length };
  });

export const handler = await streamed(publishEvents);
