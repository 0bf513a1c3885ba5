import * as z from 'zod';
import { rowsOf, type Item } from '../table/row.ts';
import type { Clause } from './wallet-update.ts';

/**
 * How often something happened to lots of a wallet that are over: a credit came back to one, or was found to be owed. Whoever
 * does either reads it first and raises it, so that no credit is both lost and owed.
 */
const counted = rowsOf('count of late changes', z.object({ lateChanges: z.int().optional() }));

export const lateChangesIn = (wallet: Item | undefined): number => counted.one(wallet)?.lateChanges ?? 0;

export const lateChange = (seen: number): Clause => ({
  add: ['lateChanges :once'],
  conditions: [seen === 0 ? 'attribute_not_exists(lateChanges)' : 'lateChanges = :changes'],
  values: { ':once': 1, ...(seen > 0 && { ':changes': seen }) },
});
