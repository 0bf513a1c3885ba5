import { onMessage, queued } from '../entry/queue.ts';
import { validationFinalized } from '../rules/events/validation-finalized.ts';

/**
 * One validation in sixteen, by the last of its id's 32 letters: a segment takes many rows, so looking after each of them
 * would read the same rows again and again.
 */
const sampled = { body: { id: [{ suffix: '0' }, { suffix: 'g' }] } };

/** A message is hidden for six minutes while one is worked on; a function lives one. */
const runMs = 45_000;

/** Writes search segments of a customer's history before somebody searches it. */
export const segmentHistory = onMessage(
  validationFinalized,
  'The first search of a long history shows only part of it at once.',
  { wanted: sampled },
)
  .needing('history.segment', 'clock.now')
  .by(async ({ userId }, { history, clock }) => history.segment(userId, clock.now(), performance.now() + runMs));

export const handler = await queued(segmentHistory);
