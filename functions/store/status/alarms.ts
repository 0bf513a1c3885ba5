import * as z from 'zod';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { components, harms, statusHistoryDays } from '#shared/status.ts';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import type { AlarmChange } from '../../rules/status/alarm-changed.ts';
import type { Alarm, Ring } from '../../rules/status/status-of.ts';
import { minusDays, plusDays } from '../../rules/time.ts';
import { keys } from '../table/keys.ts';
import { rowsOf } from '../table/row.ts';
import { documents, secondsOf, TableName } from '../table/table.ts';

const whose = { alarm: z.string(), component: z.enum(components), harm: z.enum(harms) };

const alarms = rowsOf('alarm', z.object({ ...whose, isRinging: z.boolean(), changedAt: z.iso.datetime() }));
const rings = rowsOf('ring', z.object({ ...whose, startedAt: z.iso.datetime(), endedAt: z.iso.datetime().optional() }));

type Values = Readonly<Record<string, unknown>>;

/** Sets these attributes and touches no others, so what was told in between stays. */
const set = (key: Values, values: Values, condition?: string) => {
  const names = Object.keys(values);
  return new UpdateCommand({
    TableName: TableName(),
    Key: key,
    UpdateExpression: `SET ${names.map((name) => `#${name} = :${name}`).join(', ')}`,
    ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
    ExpressionAttributeValues: Object.fromEntries(names.map((name) => [`:${name}`, values[name]])),
    ...(condition && { ConditionExpression: condition }),
  });
};

/** Begin and end of a ring each write their own half of one row: told twice or in any order, it comes out the same. */
const recordRing = async ({ alarm, component, harm, isRinging, at, rangSince }: AlarmChange): Promise<void> => {
  const startedAt = isRinging ? at : rangSince;
  if (startedAt === undefined || harm === 'none') return;
  const ttl = secondsOf(plusDays(at, statusHistoryDays));
  const ended = isRinging ? {} : { endedAt: at };
  await documents().send(set(keys.ring(startedAt, alarm), { alarm, component, harm, startedAt, ttl, ...ended }));
};

/** What an alarm says now is what it said last, whatever comes last. */
const recordAlarm = async ({ alarm, component, harm, isRinging, at }: AlarmChange): Promise<void> => {
  const values = { alarm, component, harm, isRinging, changedAt: at };
  try {
    await documents().send(set(keys.alarm(alarm), values, 'attribute_not_exists(changedAt) OR changedAt < :changedAt'));
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
};

/** One page of each: more alarms than that there are not, and more rings nobody reads. */
const query = async (from: string, to: string): Promise<readonly Values[]> => {
  const { Items = [] } = await documents().send(
    new QueryCommand({
      TableName: TableName(),
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
      ExpressionAttributeValues: { ':pk': keys.alarm('').pk, ':from': from, ':to': to },
      ScanIndexForward: false,
    }),
  );
  return Items;
};

export const verbs = {
  record: verb([onTable('UpdateItem').of(keys.alarm, keys.ring)], async (change: AlarmChange): Promise<void> => {
    await recordRing(change);
    await recordAlarm(change);
  }),

  /** What every alarm said last, and when alarms rang, the latest first. */
  read: verb(
    [onTable('Query').of(keys.alarm, keys.ring)],
    async (now: string): Promise<{ readonly alarms: readonly Alarm[]; readonly rings: readonly Ring[] }> => {
      const since = minusDays(now, statusHistoryDays);
      const [last, rang] = await Promise.all([
        query(keys.alarm('').sk, keys.alarm('~').sk),
        query(keys.ring(since, '').sk, keys.ring('~', '').sk),
      ]);
      return { alarms: alarms.all(last), rings: rings.all(rang) };
    },
  ),
};
