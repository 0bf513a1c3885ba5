import * as z from 'zod';
import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { NameMatch } from '#shared/contract/validations.ts';
import { environments } from '#shared/validation/environment.ts';
import { reasonNames, type Reason } from '#shared/validation/reasons.ts';
import { fraudLevels, fraudReasons, type FraudLevel, type FraudReason } from '#shared/validation/risk.ts';
import { priorStates, settlement, statuses, type FinalStatus } from '#shared/validation/status.ts';
import { lotSources } from '#shared/contract/credits.ts';
import { Question } from '../../rules/bank/bank-answer.ts';
import { Stated } from '../../rules/bank/known.ts';
import { onTable, onUnsettledIndex } from '../../ports/grant.ts';
import { logger, nameOf } from '../../log.ts';
import { verb } from '../../ports/verb.ts';
import { reserveItem, returnItem } from '../credits/credits.ts';
import { claimItem, type Use } from './idempotency.ts';
import { batchGet } from '../table/batch-get.ts';
import { keys, ownerIn, unsettled, validationIn } from '../table/keys.ts';
import { movementItem } from '../credits/movement.ts';
import { sightedItem, type Sighted } from './sightings.ts';
import { documents, TableName } from '../table/table.ts';
import { transact } from '../table/transaction.ts';

/** A bank that wants more time: what to ask it again, and until when. Kept no longer than that. */
const Awaiting = z.object({ until: z.iso.datetime(), question: Question });
export type Awaiting = z.output<typeof Awaiting>;

export const Validation = z.object({
  id: z.string(),
  userId: z.string(),
  environment: z.enum(environments),
  status: z.enum(statuses),
  country: z.string(),
  format: z.string(),
  accountNumber: z.string(),
  normalized: z.string(),
  /** Who keeps the account, as the number says it; the bank that was asked for stands in `bankCode`. */
  bank: z.string().optional(),
  bankCode: z.string().optional(),
  branchCode: z.string().optional(),
  routingNumber: z.string().optional(),
  accountType: z.string().optional(),
  documentType: z.string().optional(),
  documentNumber: z.string().optional(),
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
  /** What was reserved, and where; absent in sandbox, which charges nothing. */
  hold: z.object({ lotId: z.string(), source: z.enum(lotSources), credits: z.int().positive() }).optional(),
  awaiting: Awaiting.optional(),
  createdAt: z.iso.datetime(),
  completedAt: z.iso.datetime().optional(),
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

/**
 * Creates a validation and, in production, reserves its credit and claims its idempotency key: all of it or nothing.
 * 5 items with a key, 3 without; a sandbox validation reserves nothing.
 */
const create = async (
  validation: Validation,
  claim?: { readonly keyHash: string; readonly use: Use },
): Promise<'created' | 'creditGone' | 'keyUsed'> => {
  const { userId, id, createdAt, hold } = validation;
  const failed = await transact([
    ...(claim ? [claimItem(userId, claim.keyHash, claim.use, createdAt)] : []),
    ...(hold
      ? [
          reserveItem(userId, hold, createdAt),
          movementItem(userId, { ...hold, kind: 'reserve', subject: id, credits: -hold.credits, at: createdAt }),
        ]
      : []),
    {
      Put: {
        TableName: TableName(),
        Item: { ...keys.validation(userId, id), ...unsettled.key(createdAt, id), ...validation },
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
      UpdateExpression: `SET ${set} REMOVE ${unsettled.partition}, ${unsettled.sort}, awaiting`,
      ConditionExpression: `#status IN (${prior.map((_, index) => `:prior${index}`).join(', ')})`,
      ExpressionAttributeNames: names,
      ExpressionAttributeValues: {
        ...values,
        ...Object.fromEntries(prior.map((status, index) => [`:prior${index}`, status])),
      },
    },
  };
};

/** Where nobody answered, the reserved credit goes back to the lot it came from. */
const voidItems = ({ userId, id, hold }: Validation, at: string) =>
  hold ? [returnItem(userId, hold), movementItem(userId, { ...hold, kind: 'void', subject: id, at })] : [];

/** A lot that was buried meanwhile takes nothing back: what returns to it ends with it. */
const forfeitItems = ({ userId, id, hold }: Validation, at: string) =>
  hold
    ? [
        movementItem(userId, { ...hold, kind: 'void', subject: id, at }),
        movementItem(userId, { ...hold, kind: 'expire', subject: id, credits: -hold.credits, at }),
      ]
    : [];

/** Writes what is a validation's own, with what was seen of the account unless that is crowded. */
const write = async (own: Parameters<typeof transact>[0], sighted: Sighted | undefined, at: string) => {
  if (!sighted) return transact(own);
  return transact([...own, sightedItem(sighted, at)], 2).catch((error: unknown) => {
    logger.warn('sighting left behind', { cause: nameOf(error) });
    return transact(own);
  });
};

/**
 * Makes the answer final and posts or returns the credit, once: whoever comes second changes nothing. What was seen of
 * the account rides along. All customers share that item, so money never waits for it: crowded out, it is left behind.
 */
const settle = async (
  validation: Validation,
  outcome: Outcome,
  { at, sighted }: { readonly at: string; readonly sighted?: Sighted | undefined },
): Promise<'settled' | 'alreadySettled'> => {
  const answer = answerItem(validation, outcome, at);
  const isVoid = settlement[outcome.status] === 'void';
  const failed = await write([answer, ...(isVoid ? voidItems(validation, at) : [])], sighted, at);
  if (failed === undefined) return 'settled';
  if (failed === 0) return 'alreadySettled';
  // Only the lot can have refused, and only because it is no longer there.
  const refused = await transact([answer, ...forfeitItems(validation, at)]);
  return refused === undefined ? 'settled' : 'alreadySettled';
};

const Place = z.object({ pk: z.string(), sk: z.string() });

export interface Placed {
  readonly validations: readonly Validation[];
  /** Why others could not be read: they stay where they are, and stop nobody. */
  readonly unreadable: readonly Error[];
}

/** The validations whose keys an index gave, in its order. */
export const findPlaced = async (items: unknown = []): Promise<Placed> => {
  const places = z.array(Place).parse(items);
  const read = await Promise.allSettled(places.map(({ pk, sk }) => find(ownerIn(pk), validationIn(sk))));
  return {
    validations: read.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : [])),
    unreadable: read.flatMap((one) =>
      one.status === 'rejected' ? [new Error('unreadable validation', { cause: one.reason })] : [],
    ),
  };
};

/** Validations created before `before` that still owe an answer, oldest first, at most `limit`. */
const listUnsettled = async (before: string, limit: number): Promise<Placed> => {
  const found = await documents.send(
    new QueryCommand({
      TableName: TableName(),
      IndexName: unsettled.indexName,
      KeyConditionExpression: '#pk = :pk AND #sk < :before',
      ExpressionAttributeNames: { '#pk': unsettled.partition, '#sk': unsettled.sort },
      ExpressionAttributeValues: { ':pk': unsettled.key('', '').unsettledPk, ':before': before },
      Limit: limit,
    }),
  );
  return findPlaced(found.Items);
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
