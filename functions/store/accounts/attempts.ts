import * as z from 'zod';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { crowdLimits } from '#shared/plans.ts';
import { env, onTable, readsAddressAllowance } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { windowStart } from '../../rules/limits/window.ts';
import { plusSeconds } from '../../rules/time.ts';
import { batchGet } from '../table/batch-get.ts';
import { keys } from '../table/keys.ts';
import { rowsOf } from '../table/row.ts';
import { documents, secondsOf, TableName } from '../table/table.ts';
import { update } from '../table/transaction.ts';

/** Whose e-mails failed, and when the last of them did. */
const Attempts = z.object({ emails: z.set(z.string()).default(new Set()), lastAt: z.iso.datetime() });
const rows = rowsOf('attempts', Attempts);

/** What many e-mails may fail by in one window, named so that nobody reads it there. */
export interface Failed {
  readonly name: string;
  /** Of how many e-mails; on a machine where everybody has one address, so many of them are one. */
  readonly emails: number;
  readonly lastAt: string;
}

const keyOf = (name: string, now: string) =>
  keys.counter(`attempts#${name}`, windowStart(now, crowdLimits.windowSeconds));

export const verbs = {
  /** What failed by these names in the window of this moment; a name by which nothing did is left out. */
  find: verb(
    [onTable('BatchGetItem').of(keys.counter), readsAddressAllowance],
    async (names: readonly string[], now: string): Promise<readonly Failed[]> => {
      const wanted = names.map((name) => ({ name, key: keyOf(name, now) }));
      const items = await batchGet(wanted.map(({ key }) => key));
      return wanted.flatMap(({ name, key }) => {
        const row = rows.one(items.find(({ pk }) => pk === key.pk));
        if (!row) return [];
        return [{ name, emails: Math.floor(row.emails.size / Number(env('ADDRESS_ALLOWANCE'))), lastAt: row.lastAt }];
      });
    },
  ),

  /** Takes the turn to try, of all who saw the same; `false` when another has it. */
  takeTurn: verb(
    [onTable('UpdateItem').of(keys.counter)],
    async ({ name, lastAt }: Failed, now: string): Promise<boolean> =>
      update({
        TableName: TableName(),
        Key: keyOf(name, now),
        UpdateExpression: 'SET lastAt = :now',
        ConditionExpression: 'lastAt = :seen',
        ExpressionAttributeValues: { ':now': now, ':seen': lastAt },
      }),
  ),

  /** One more e-mail failed by each of the names; the same e-mail counts once. */
  add: verb(
    [onTable('UpdateItem').of(keys.counter)],
    async (names: readonly string[], email: string, now: string): Promise<void> => {
      const ttl = secondsOf(plusSeconds(windowStart(now, crowdLimits.windowSeconds), crowdLimits.windowSeconds));
      const count = (name: string) =>
        documents().send(
          new UpdateCommand({
            TableName: TableName(),
            Key: keyOf(name, now),
            UpdateExpression: 'SET #ttl = :ttl, lastAt = :now ADD emails :email',
            ExpressionAttributeNames: { '#ttl': 'ttl' },
            ExpressionAttributeValues: { ':ttl': ttl, ':now': now, ':email': new Set([email]) },
          }),
        );
      await Promise.all(names.map(count));
    },
  ),
};
