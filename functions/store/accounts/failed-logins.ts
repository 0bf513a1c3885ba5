import * as z from 'zod';
import { knownPlaceDays } from '#shared/plans.ts';
import { plusDays } from '../../rules/time.ts';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { batchGet } from '../table/batch-get.ts';
import { keys } from '../table/keys.ts';
import { rowsOf } from '../table/row.ts';
import { secondsOf, TableName } from '../table/table.ts';
import { remove, transact, update } from '../table/transaction.ts';

/** Wrong passwords in a row, and when the next try is heard. */
const FailedLogins = z.object({ failures: z.int(), notBefore: z.iso.datetime(), ttl: z.int() });
export type FailedLogins = z.output<typeof FailedLogins>;

const failures = rowsOf('failed logins', FailedLogins);

/** That its owner was at a place, and with which browsers; a release before did not say. */
const KnownPlace = z.object({ browsers: z.set(z.string()).optional() });
const known = rowsOf('known place', KnownPlace);

/** What is remembered about an e-mail, whether it has an account or not. Both are hashes. */
export interface Login {
  /** Absent where no place is told from another: then there is one count, and nobody is known by it. */
  readonly email?: string | undefined;
  /** The e-mail together with the address it is tried from. */
  readonly place: string;
  /** Family of the browser it is tried with, where that counts. */
  readonly browser?: string | undefined;
}

export interface LoginsBefore {
  readonly fromAnywhere: FailedLogins | undefined;
  readonly fromHere: FailedLogins | undefined;
  /** Somebody logged in from here not long ago. */
  readonly isKnownPlace: boolean;
  /** Nor with this browser. */
  readonly isKnownDevice: boolean;
}

type Item = ReturnType<typeof keys.failedLogins>;

/** The failures of one hash, as they were read and as they shall be. What was forgotten in between starts again at 1. */
export interface Count {
  readonly whose: string;
  readonly seen: FailedLogins | undefined;
  readonly next: FailedLogins;
}

const countItem = ({ whose, seen, next }: Count, now: string) => ({
  Update: {
    TableName: TableName(),
    Key: keys.failedLogins(whose),
    UpdateExpression: 'SET failures = :failures, notBefore = :notBefore, #ttl = :ttl',
    ConditionExpression: seen ? 'failures = :seen' : 'attribute_not_exists(pk) OR #ttl < :seen',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: {
      ':failures': next.failures,
      ':notBefore': next.notBefore,
      ':ttl': next.ttl,
      ':seen': seen ? seen.failures : secondsOf(now),
    },
  },
});

/** One that says no name is one too. */
const browserOf = (browser: string | undefined): string => browser ?? 'none';

const forget = async ({ email, place }: Login): Promise<void> => {
  const one = (whose: string) => remove({ TableName: TableName(), Key: keys.failedLogins(whose) });
  await Promise.all([...(email === undefined ? [] : [one(email)]), one(place)]);
};

const remember = async ({ email, place, browser }: Login, now: string): Promise<void> => {
  if (email === undefined) return;
  await update({
    TableName: TableName(),
    Key: keys.knownPlace(place),
    UpdateExpression: 'SET #ttl = :ttl ADD browsers :browser',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: {
      ':ttl': secondsOf(plusDays(now, knownPlaceDays)),
      ':browser': new Set([browserOf(browser)]),
    },
  });
};

const forgets = onTable('DeleteItem').of(keys.failedLogins);
const remembers = onTable('UpdateItem').of(keys.knownPlace);

export const verbs = {
  find: verb(
    [onTable('BatchGetItem').of(keys.failedLogins, keys.knownPlace)],
    async ({ email, place, browser }: Login, now: string): Promise<LoginsBefore> => {
      const wanted = {
        fromHere: keys.failedLogins(place),
        ...(email !== undefined && { fromAnywhere: keys.failedLogins(email), here: keys.knownPlace(place) }),
      };
      const items = await batchGet(Object.values(wanted));
      const at = (key: Item | undefined) =>
        items.find((item) => item['pk'] === key?.pk && item['sk'] === key?.sk && Number(item['ttl']) >= secondsOf(now));
      const [fromAnywhere, fromHere, here] = [at(wanted.fromAnywhere), at(wanted.fromHere), at(wanted.here)];
      const before = known.one(here);
      return {
        fromAnywhere: failures.one(fromAnywhere),
        fromHere: failures.one(fromHere),
        isKnownPlace: here !== undefined,
        isKnownDevice: before !== undefined && (before.browsers?.has(browserOf(browser)) ?? true),
      };
    },
  ),

  /** Writes one more failure for each, or nothing and `false` when another try was counted since they were read. */
  add: verb(
    [onTable('UpdateItem').of(keys.failedLogins)],
    async (counts: readonly Count[], now: string): Promise<boolean> => {
      const items = counts.map((count) => countItem(count, now));
      return (await transact(items)) === undefined;
    },
  ),

  /** Forgets the failures. */
  forget: verb([forgets], forget),

  /** Remembers that the owner of the e-mail was here. */
  remember: verb([remembers], remember),

  /** Both. */
  clear: verb([forgets, remembers], async (login: Login, now: string): Promise<void> => {
    await Promise.all([forget(login), remember(login, now)]);
  }),
};
