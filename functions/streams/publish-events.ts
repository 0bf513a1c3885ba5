import { onChange, streamed } from '../entry/stream.ts';
import { messagesOf, validationFinalized as event } from '../rules/events/validation-finalized.ts';

/** Tells the queues of every event what happened, in ids only: whatever is slow or outside follows from there. */
export const publishEvents = onChange(event, 'What follows from an answer comes late: risk, search, webhooks, mails.')
  .needing('eventQueues.publish')
  .by(async (answers, { eventQueues }) => {
    await eventQueues.publish(event.name, messagesOf(answers));
    return { published: answers.length };
  });

export const handler = await streamed(publishEvents);
