import * as z from 'zod';
import { rowsOf, type Item } from '../table/row.ts';
import type { Clause } from './wallet-update.ts';

/**
 * How often something happened to lots of a wallet that are over: a credit came back to one, or was found to be owed. Whoever
 * does either reads it first and raises it, so that no credit is both lost and owed.
 */
const counted = rowsOf('count of late changes', z.object({ lateChanges: z.int().optional() }));

/** The count as it stands there, be it one that cannot be read; absent before the first of them. */
export type LateChanges = unknown;

export const lateChangesIn = (wallet: Item | undefined): LateChanges => wallet?.['lateChanges'];

/** One more than was seen. Where no count can be read it begins anew: else nothing late could ever be done in this wallet. */
export const lateChange = (seen: LateChanges): Clause => ({
  set: ['lateChanges = :nextChanges'],
  conditions: [seen === undefined ? 'attribute_not_exists(lateChanges)' : 'lateChanges = :changes'],
  values: {
    ':nextChanges': (counted.one({ lateChanges: seen })?.lateChanges ?? 0) + 1,
    ...(seen !== undefined && { ':changes': seen }),
  },
});
