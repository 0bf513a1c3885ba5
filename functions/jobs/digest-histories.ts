import type { PortName } from '../ports/connect.ts';
import { everyMinutes, scheduled } from '../entry/schedule.ts';
import { forEveryOwner } from './every-owner.ts';

const needs = ['wallets.listOwners', 'history.digest', 'clock.now'] as const satisfies readonly PortName[];

const atOnce = 4;
/** A function lives a minute; what is left, is left for tomorrow or for the first search. */
const runMs = 45_000;

/** Digests every customer's new validations before somebody searches them, so that no first search has to. */
export const digestHistories = everyMinutes(
  24 * 60,
  'The first search of a long history shows only part of it at once.',
)
  .needing(...needs)
  .by(async ({ wallets, history, clock }) => {
    const deadline = performance.now() + runMs;
    const digested = await forEveryOwner(wallets, {
      atOnce,
      deadline,
      each: ({ userId }) => history.digest(userId, clock.now(), deadline),
    });
    return { owners: digested.length };
  });

export const handler = await scheduled(digestHistories);
