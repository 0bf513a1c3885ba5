import * as z from 'zod';
import { lotSources, movementKinds } from '#shared/contract/app/credits.ts';
import { keys } from '../table/keys.ts';
import { TableName } from '../table/table.ts';

/** One immutable entry of the ledger. What a lot holds is the sum of its `credits`. */
export const Movement = z.object({
  kind: z.enum(movementKinds),
  /** What moved the credits: a validation, or the lot itself when it was granted or ended. */
  subject: z.string(),
  lotId: z.string(),
  source: z.enum(lotSources),
  credits: z.int(),
  at: z.iso.datetime(),
});
export type Movement = z.output<typeof Movement>;

/** Movements of one instant keep the order in which they make sense: a credit is reserved before it is given back. */
export const placeOf = ({ at, subject, kind }: Movement): string => `${at}#${movementKinds.indexOf(kind)}#${subject}`;

/**
 * Written in the transaction that makes it true, whose conditions let it happen once: a lot is created once, a
 * validation reserves when it is created and is settled once, a lot ends once. The key therefore may begin with the
 * time, which is the order people read a ledger in.
 */
export const movementItem = (userId: string, movement: Movement) => ({
  Put: {
    TableName: TableName(),
    Item: { ...keys.movement(userId, placeOf(movement)), ...movement },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});
