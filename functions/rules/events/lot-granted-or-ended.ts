import * as z from 'zod';
import type { movementKinds } from '#shared/validation/credits.ts';
import { tableEvent } from './event.ts';

const kinds = ['grant', 'expire', 'reverse', 'freeze'] as const satisfies readonly (typeof movementKinds)[number][];

/** A lot of credits was granted or ended, before its time and by its money going back too: what its owner's plan may change by. */
export const lotGrantedOrEnded = tableEvent({
  name: 'lotGrantedOrEnded',
  pattern: {
    eventName: ['INSERT'],
    dynamodb: {
      Keys: { sk: { S: [{ prefix: 'MOVEMENT#' }] } },
      NewImage: { kind: { S: kinds } },
    },
  },
  // A movement does not name its owner, whose partition it stands in.
  item: z.object({ pk: z.string().startsWith('USER#') }).transform(({ pk }) => ({ userId: pk.slice('USER#'.length) })),
  message: z.object({ userId: z.string() }),
});
