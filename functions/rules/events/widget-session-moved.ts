import * as z from 'zod';
import { Countable, uncountedOf } from '../widget/counting.ts';
import { tableEvent } from './event.ts';

const place = 'WIDGETSESSION#';

/** A session of the widget that a key minted came further than was counted; several changes in a row may say so. */
export const widgetSessionMoved = tableEvent({
  name: 'widgetSessionMoved',
  pattern: {
    eventName: ['INSERT', 'MODIFY'],
    dynamodb: {
      Keys: { pk: { S: [{ prefix: place }] } },
      NewImage: { key: { S: [{ exists: true }] } },
    },
  },
  // A session does not name the hash it is found by, which is its place.
  item: Countable.extend({ pk: z.string().startsWith(place) }).transform((session) => ({
    userId: session.userId,
    session: session.pk.slice(place.length),
    hasMore: uncountedOf(session) !== undefined,
  })),
  // No pattern compares two lists: most changes of a session count its requests, and one says that it was counted.
  tells: ({ hasMore }) => hasMore,
  message: z.object({ userId: z.string(), session: z.string() }),
});
