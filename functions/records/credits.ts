import * as z from 'zod';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { lotSources } from '#shared/contract/credits.ts';
import { creditsPerValidation, planNames } from '#shared/plans.ts';
import { onTable } from '../runtime/grant.ts';
import { verb } from '../runtime/verb.ts';
import { keys } from './keys.ts';
import { documents, TableName } from './table.ts';

/** Credits granted together. `remaining` counts those neither spent nor reserved; expiry needs no sweeper. */
const Lot = z.object({
  lotId: z.string(),
  source: z.enum(lotSources),
  tier: z.enum(planNames),
  granted: z.int().min(0),
  remaining: z.int().min(0),
  expiresAt: z.iso.datetime(),
});
export type Lot = z.output<typeof Lot>;

/** One immutable entry of the ledger. The balance of a lot is the sum of its `credits`. */
export interface Movement {
  readonly kind: 'grant' | 'reserve' | 'post' | 'void';
  readonly subject: string;
  readonly lotId: string;
  readonly credits: number;
  readonly at: string;
}

/** Entries are keyed by subject and kind, so the same movement can never be written twice. */
export const movementItem = (userId: string, movement: Movement) => ({
  Put: {
    TableName: TableName(),
    Item: { ...keys.movement(userId, movement.subject, movement.kind), ...movement },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

export const grantItems = (userId: string, lot: Lot, at: string) => [
  {
    Put: {
      TableName: TableName(),
      Item: { ...keys.lot(userId, lot.expiresAt, lot.lotId), ...lot },
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
    ConditionExpression: 'remaining >= :price AND expiresAt > :now',
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

export const verbs = {
  /** Live lots, the one that expires first first; spent lots are included, their tier still counts. */
  live: verb([onTable('Query')], async (userId: string, now: string): Promise<Lot[]> => {
    const { pk } = keys.user(userId);
    const found = await documents.send(
      new QueryCommand({
        TableName: TableName(),
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :now AND :end',
        ExpressionAttributeValues: { ':pk': pk, ':now': `LOT#${now}#~`, ':end': 'LOT#~' },
        ConsistentRead: true,
      }),
    );
    return z.array(Lot).parse(found.Items ?? []);
  }),
};
