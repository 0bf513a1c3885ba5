import { onChange, streamed } from '../entry/stream.ts';
import { validationFinalized as event } from '../rules/events/validation-finalized.ts';

/** Tells the queues of every event what happened, in ids only: whatever is slow or outside follows from there. */
export const publishEvents = onChange(event, 'What follows from an answer comes late: risk, search, webhooks, mails.')
  .needing('eventQueues.publish')
  .by(async (answers, { eventQueues }) => {
    const messages = answers.map(({ userId, id }) => ({ group: userId, body: event.message.parse({ userId, id }) }));
    await eventQueues.publish(event.name, messages);
    return { published: messages.length };
  });

export const handler = await streamed(publishEvents);
