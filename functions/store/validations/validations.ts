import * as z from 'zod';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { lotSources } from '#shared/contract/app/credits.ts';
import { NameMatch } from '#shared/contract/app/validations.ts';
import { environments } from '#shared/validation/environment.ts';
import { reasonNames, type Reason } from '#shared/validation/reasons.ts';
import { fraudLevels, fraudReasons, type FraudLevel, type FraudReason } from '#shared/validation/risk.ts';
import { priorStates, settlement, statuses, type FinalStatus } from '#shared/validation/status.ts';
import { Question, statedFields } from '../../rules/bank/bank-answer.ts';
import { Stated } from '../../rules/bank/known.ts';
import { onTable, onUnsettledIndex } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { reserveItem, returnItem } from '../credits/credits.ts';
import { claimItem, type Claim } from './idempotency.ts';
import { batchGet } from '../table/batch-get.ts';
import { keys, ownerIn, validationIn } from '../table/keys.ts';
import { listed, readList, sparseIndex, type Cursor, type Page, type Place } from '../table/sparse-index.ts';
import { movementItem } from '../credits/movement.ts';
import { documents, TableName } from '../table/table.ts';
import { transact, update } from '../table/transaction.ts';

/** A bank that wants more time: what to ask it again, and until when. Kept no longer than that. */
const Awaiting = z.object({ until: z.iso.datetime(), question: Question });
export type Awaiting = z.output<typeof Awaiting>;

/** The reserved credits and the lot they were taken out of; with `block`, they were taken for many validations together. */
const Hold = z.object({
  lotId: z.string(),
  source: z.enum(lotSources),
  credits: z.int().positive(),
  block: z.string().optional(),
});
export type Hold = z.output<typeof Hold>;

const doors = ['dashboard', 'api', 'batch', 'widget'] as const;

/** Which door a validation came through: the dashboard, or a key, batch or widget session of this id. */
export type Origin =
  | { readonly via: 'dashboard' }
  | { readonly via: Exclude<(typeof doors)[number], 'dashboard'>; readonly viaId: string };

export const Validation = z.object({
  id: z.string(),
  userId: z.string(),
  environment: z.enum(environments),
  status: z.enum(statuses),
  country: z.string(),
  format: z.string(),
  accountNumber: z.string(),
  normalized: z.string(),
  ...statedFields,
  answered: Stated.optional(),
  beneficiary: z.string().optional(),
  currency: z.string().optional(),
  reference: z.string().optional(),
  /** One that is spelled as no reason is any more reads as none: the status still tells what came of it. */
  reason: z.enum(reasonNames).optional().catch(undefined),
  verified: z.boolean().default(false),
  nameMatch: NameMatch.optional(),
  fraudLevel: z.enum(fraudLevels).optional(),
  fraudReasons: z.array(z.enum(fraudReasons)).optional(),
  /** Which door it came through, and the id of the key, batch or widget session; older rows say neither. */
  via: z.enum(doors).optional(),
  viaId: z.string().optional(),
  /** Absent in sandbox, which charges nothing. */
  hold: Hold.optional(),
  awaiting: Awaiting.optional(),
  createdAt: z.iso.datetime(),
  completedAt: z.iso.datetime().optional(),
  /** When the consumer of the stream counted it. */
  usageCountedAt: z.iso.datetime().optional(),
});
export type Validation = z.output<typeof Validation>;

/** What the bank said, or that nobody did; what was asked stays as it is. */
export interface Outcome {
  readonly status: FinalStatus;
  readonly reason?: Reason;
  readonly verified: boolean;
  readonly nameMatch?: NameMatch;
  readonly fraudLevel?: FraudLevel;
  readonly fraudReasons?: FraudReason[];
  readonly beneficiary?: string;
  readonly currency?: string;
  readonly answered?: Stated;
  /** Who keeps the account, where only the answer names it. */
  readonly bank?: string;
}

/** Update expression that sets every given attribute, names escaped. */
const setting = (attributes: Readonly<Record<string, unknown>>) => {
  const given = Object.entries(attributes).filter(([, value]) => value !== undefined);
  return {
    set: given.map(([name]) => `#${name} = :${name}`).join(', '),
    names: Object.fromEntries(given.map(([name]) => [`#${name}`, name])),
    values: Object.fromEntries(given.map(([name, value]) => [`:${name}`, value])),
  };
};

const find = async (userId: string, id: string): Promise<Validation | undefined> => {
  const found = await documents.send(
    new GetCommand({ TableName: TableName(), Key: keys.validation(userId, id), ConsistentRead: true }),
  );
  return found.Item && Validation.parse(found.Item);
};

/** The credit leaves its lot with the reservation; that of a block left it before. */
const reserveItems = ({ userId, id, createdAt, hold }: Validation) =>
  hold && !hold.block
    ? [
        reserveItem(userId, hold, createdAt),
        movementItem(userId, { ...hold, kind: 'reserve', subject: id, credits: -hold.credits, at: createdAt }),
      ]
    : [];

/**
 * Creates a validation and, in production, reserves its credit and claims its idempotency key: all of it or nothing.
 * 4 items with a key, 3 without; a sandbox validation, and one whose block holds the credit, reserves nothing.
 */
const create = async (validation: Validation, claim?: Claim): Promise<'created' | 'creditGone' | 'keyUsed'> => {
  const { userId, id, createdAt } = validation;
  const failed = await transact([
    ...(claim ? [claimItem(userId, claim, createdAt)] : []),
    ...reserveItems(validation),
    {
      Put: {
        TableName: TableName(),
        Item: { ...keys.validation(userId, id), ...listed('unsettled', id, `${createdAt}#${id}`), ...validation },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
  ]);
  if (failed === undefined) return 'created';
  return claim && failed === 0 ? 'keyUsed' : 'creditGone';
};

/** Makes the answer final: that posts the reserved credit, which has left its lot already. */
const answerItem = ({ userId, id }: Validation, outcome: Outcome, at: string) => {
  const prior = priorStates[outcome.status];
  const { set, names, values } = setting({ ...outcome, completedAt: at });
  return {
    Update: {
      TableName: TableName(),
      Key: keys.validation(userId, id),
      UpdateExpression: `SET ${set} REMOVE ${sparseIndex.partition}, ${sparseIndex.sort}, awaiting`,
      ConditionExpression: `#status IN (${prior.map((_, index) => `:prior${index}`).join(', ')})`,
      ExpressionAttributeNames: names,
      ExpressionAttributeValues: {
        ...values,
        ...Object.fromEntries(prior.map((status, index) => [`:prior${index}`, status])),
      },
    },
  };
};

/** Where nobody answered, the reserved credit goes back to the lot it came from; into a block it never left. */
const voidItems = ({ userId, id, hold }: Validation, at: string) =>
  hold && !hold.block
    ? [returnItem(userId, hold), movementItem(userId, { ...hold, kind: 'void', subject: id, at })]
    : [];

/** If the lot was purged, void and expire are written instead of returning the credit. */
const forfeitItems = ({ userId, id, hold }: Validation, at: string) =>
  hold
    ? [
        movementItem(userId, { ...hold, kind: 'void', subject: id, at }),
        movementItem(userId, { ...hold, kind: 'expire', subject: id, credits: -hold.credits, at }),
      ]
    : [];

/**
 * Makes the answer final and posts or returns the credit, once: whoever comes second changes nothing. Posting moves no
 * credit, so it is one plain write.
 */
const settle = async (validation: Validation, outcome: Outcome, at: string): Promise<'settled' | 'alreadySettled'> => {
  const answer = answerItem(validation, outcome, at);
  const returned = settlement[outcome.status] === 'void' ? voidItems(validation, at) : [];
  if (returned.length === 0) return (await update(answer.Update)) ? 'settled' : 'alreadySettled';
  const failed = await transact([answer, ...returned]);
  if (failed === undefined) return 'settled';
  if (failed === 0) return 'alreadySettled';
  // Only the lot can have refused, and only because it is no longer there.
  const refused = await transact([answer, ...forfeitItems(validation, at)]);
  return refused === undefined ? 'settled' : 'alreadySettled';
};

/** The validations at places that an index gave, in its order. */
export const findPlaced = async (places: readonly Place[]): Promise<Omit<Page<Validation>, 'next'>> => {
  const read = await Promise.allSettled(places.map(({ pk, sk }) => find(ownerIn(pk), validationIn(sk))));
  return {
    found: read.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : [])),
    unreadable: read.flatMap((one) =>
      one.status === 'rejected' ? [new Error('unreadable validation', { cause: one.reason })] : [],
    ),
  };
};

/** Of each of the partitions a list is spread over. */
const pageSize = 10;

/** A page of the validations created before `before` that still owe an answer. */
const listUnsettled = async (before: string, cursor?: Cursor): Promise<Page<Validation>> => {
  const { places, next } = await readList('unsettled', { limit: pageSize, before, cursor });
  return { ...(await findPlaced(places)), next };
};

/** Validations by id, at most 100, in any order. */
const findAll = async (userId: string, ids: readonly string[]): Promise<Validation[]> =>
  z.array(Validation).parse(await batchGet(ids.map((id) => keys.validation(userId, id))));

export const verbs = {
  findAll: verb([onTable('BatchGetItem')], findAll),
  find: verb([onTable('GetItem')], find),
  create: verb([onTable('PutItem', 'UpdateItem')], create),
  settle: verb([onTable('PutItem', 'UpdateItem')], settle),
  listUnsettled: verb([onUnsettledIndex, onTable('GetItem')], listUnsettled),
};
