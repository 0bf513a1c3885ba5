import * as z from 'zod';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { knownPlaceDays } from '#shared/plans.ts';
import { plusDays } from '../../rules/time.ts';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { batchGet } from '../table/batch-get.ts';
import { keys } from '../table/keys.ts';
import { rowsOf } from '../table/row.ts';
import { documents, secondsOf, TableName } from '../table/table.ts';
import { remove, transact } from '../table/transaction.ts';

/** Wrong passwords in a row, and when the next try is heard. */
const FailedLogins = z.object({ failures: z.int(), notBefore: z.iso.datetime(), ttl: z.int() });
export type FailedLogins = z.output<typeof FailedLogins>;

const failures = rowsOf('failed logins', FailedLogins);

/** What is remembered about an e-mail, whether it has an account or not. Both are hashes. */
export interface Login {
  readonly email: string;
  /** The e-mail together with the address it is tried from. */
  readonly place: string;
}

export interface LoginsBefore {
  readonly fromAnywhere: FailedLogins | undefined;
  readonly fromHere: FailedLogins | undefined;
  /** Somebody logged in from here not long ago. */
  readonly isKnownPlace: boolean;
}

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

export const verbs = {
  find: verb(
    [onTable('BatchGetItem').of(keys.failedLogins, keys.knownPlace)],
    async ({ email, place }: Login, now: string): Promise<LoginsBefore> => {
      const wanted = [keys.failedLogins(email), keys.failedLogins(place), keys.knownPlace(place)] as const;
      const items = await batchGet(wanted);
      const at = ({ pk, sk }: (typeof wanted)[number]) =>
        items.find((item) => item['pk'] === pk && item['sk'] === sk && Number(item['ttl']) >= secondsOf(now));
      const [fromAnywhere, fromHere, known] = wanted.map(at);
      return {
        fromAnywhere: failures.one(fromAnywhere),
        fromHere: failures.one(fromHere),
        isKnownPlace: known !== undefined,
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

  /** Forgets the failures, and remembers that the owner of the e-mail was here. */
  clear: verb(
    [onTable('DeleteItem').of(keys.failedLogins), onTable('PutItem').of(keys.knownPlace)],
    async ({ email, place }: Login, now: string): Promise<void> => {
      const forget = (whose: string) => remove({ TableName: TableName(), Key: keys.failedLogins(whose) });
      const known = { ...keys.knownPlace(place), ttl: secondsOf(plusDays(now, knownPlaceDays)) };
      await Promise.all([
        forget(email),
        forget(place),
        documents.send(new PutCommand({ TableName: TableName(), Item: known })),
      ]);
    },
  ),
};
