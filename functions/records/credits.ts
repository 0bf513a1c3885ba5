import * as z from 'zod';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { lotSources } from '#shared/contract/credits.ts';
import { creditsPerValidation, planNames } from '#shared/plans.ts';
import { onTable } from '../runtime/grant.ts';
import { verb } from '../runtime/verb.ts';
import { keys, unsettled } from './keys.ts';
import { movementItem } from './movement.ts';
import { documents, TableName } from './table.ts';

/** Credits granted together. `remaining` counts those neither spent nor reserved; expiry needs no sweeper. */
const Lot = z.object({
  lotId: z.string(),
  source: z.enum(lotSources),
  tier: z.enum(planNames),
  granted: z.int().min(0),
  remaining: z.int().min(0),
  expiresAt: z.iso.datetime(),
  /** Set when an operator ended the lot before its time. */
  endedAt: z.iso.datetime().optional(),
});
export type Lot = z.output<typeof Lot>;

export const grantItems = (userId: string, lot: Lot, at: string) => [
  {
    Put: {
      TableName: TableName(),
      Item: { ...keys.lot(userId, lot.expiresAt, lot.lotId), ...unsettled.ofLot(lot.expiresAt, lot.lotId), ...lot },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  },
  movementItem(userId, { kind: 'grant', subject: lot.lotId, lotId: lot.lotId, credits: lot.granted, at }),
];

/** Takes the price of one validation, only while the lot is alive and has one. */
export const reserveItem = (userId: string, lot: Lot, now: string) => ({
  Update: {
    TableName: TableName(),
    Key: keys.lot(userId, lot.expiresAt, lot.lotId),
    UpdateExpression: 'SET remaining = remaining - :price',
    ConditionExpression: 'remaining >= :price AND expiresAt > :now AND attribute_not_exists(endedAt)',
    ExpressionAttributeValues: { ':price': creditsPerValidation, ':now': now },
  },
});

/** Gives the reserved credit back to its lot. */
export const returnItem = (userId: string, lot: Pick<Lot, 'lotId' | 'expiresAt'>) => ({
  Update: {
    TableName: TableName(),
    Key: keys.lot(userId, lot.expiresAt, lot.lotId),
    UpdateExpression: 'SET remaining = remaining + :price',
    ConditionExpression: 'remaining < granted',
    ExpressionAttributeValues: { ':price': creditsPerValidation },
  },
});

/** Ends a lot before its time: what it still holds is taken out, unless it changed since it was read. */
export const endItems = (userId: string, lot: Lot, now: string) => [
  {
    Update: {
      TableName: TableName(),
      Key: keys.lot(userId, lot.expiresAt, lot.lotId),
      UpdateExpression: `SET remaining = :none, endedAt = :now REMOVE ${unsettled.partition}, ${unsettled.sort}`,
      ConditionExpression: 'remaining = :seen AND attribute_not_exists(endedAt)',
      ExpressionAttributeValues: { ':none': 0, ':seen': lot.remaining, ':now': now },
    },
  },
  movementItem(userId, { kind: 'expire', subject: lot.lotId, lotId: lot.lotId, credits: -lot.remaining, at: now }),
];

const lotsAfter = async (userId: string, expiredBy: string): Promise<Lot[]> => {
  const found = await documents.send(
    new QueryCommand({
      TableName: TableName(),
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :after AND :end',
      ExpressionAttributeValues: { ':pk': keys.user(userId).pk, ':after': `LOT#${expiredBy}#~`, ':end': 'LOT#~' },
      ConsistentRead: true,
    }),
  );
  return z.array(Lot).parse(found.Items ?? []);
};

export const verbs = {
  /** Live lots, the one that expires first first; spent lots are included, their tier still counts. */
  live: verb([onTable('Query')], async (userId: string, now: string): Promise<Lot[]> =>
    (await lotsAfter(userId, now)).filter(({ endedAt }) => !endedAt),
  ),

  /** Every lot the user ever had, the one that expired first first. */
  all: verb([onTable('Query')], (userId: string): Promise<Lot[]> => lotsAfter(userId, '')),
};
