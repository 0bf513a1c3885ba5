import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import type { Counts } from '../../rules/usage/counts.ts';
import { countsIn } from '../table/counters.ts';
import { keys, keyUsageIn, usageIn } from '../table/keys.ts';
import { readBetween } from '../table/read-between.ts';

/** Days (UTC), both of them included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

export interface DayCounts {
  readonly date: string;
  readonly counts: Counts;
}

export interface KeyDayCounts extends DayCounts {
  readonly key: string;
}

/** Answers of each day by status, door and key; those of keys among them. */
const days = async (userId: string, environment: string, { from, to }: Days): Promise<readonly DayCounts[]> => {
  const items = await readBetween(keys.usage(userId, from, ''), keys.usage(userId, to, ''));
  return items
    .map((item) => ({ ...usageIn(String(item['sk'])), counts: countsIn(item) }))
    .filter((day) => day.environment === environment);
};

/** Of each key and day: answers by country, how long they took, and requests by status and error. */
const keyDays = async (userId: string, environment: string, { from, to }: Days): Promise<readonly KeyDayCounts[]> => {
  const items = await readBetween(
    keys.keyUsage(userId, environment, from, ''),
    keys.keyUsage(userId, environment, to, ''),
  );
  return items.map((item) => ({ ...keyUsageIn(String(item['sk'])), counts: countsIn(item) }));
};

export const verbs = {
  days: verb([onTable('Query').of(keys.usage)], days),
  keyDays: verb([onTable('Query').of(keys.keyUsage)], keyDays),
};
