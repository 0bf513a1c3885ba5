import type { PortName } from '../ports/connect.ts';
import { everyMinutes, scheduled } from '../entry/schedule.ts';
import { forEveryOwner } from './every-owner.ts';

const needs = ['wallets.listOwners', 'history.segment', 'clock.now'] as const satisfies readonly PortName[];

const atOnce = 4;
/** A function lives a minute; what is left, is left for tomorrow or for the first search. */
const runMs = 45_000;

/** Segments every customer's new validations before somebody searches them, so that no first search has to. */
export const segmentHistories = everyMinutes(
  24 * 60,
  'The first search of a long history shows only part of it at once.',
)
  .needing(...needs)
  .by(async ({ wallets, history, clock }) => {
    const deadline = performance.now() + runMs;
    const segmented = await forEveryOwner(wallets, {
      atOnce,
      deadline,
      each: ({ userId }) => history.segment(userId, clock.now(), deadline),
    });
    return { owners: segmented.length };
  });

export const handler = await scheduled(segmentHistories);
