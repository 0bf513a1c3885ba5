import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { KnownPayee } from '#shared/contract/resources/payee.ts';
import type { NameMatch } from '#shared/contract/resources/validation.ts';
import { isPassing, type Reason } from '#shared/validation/reasons.ts';
import type { FraudLevel, FraudReason } from '#shared/validation/risk.ts';
import { priorStates, settlement, unreadable, type FinalStatus } from '#shared/validation/status.ts';
import type { AskedOfLate } from '../../rules/bank/asked-of-late.ts';
import type { Stated } from '../../rules/bank/known.ts';
import { originOf } from '../../rules/credits/wallet.ts';
import type { Claim } from '../../rules/idempotency/claim.ts';
import { onTable } from '../../ports/grant.ts';
import { verb } from '../../ports/verb.ts';
import { readWallet, reserveItem, returnItem } from '../credits/credits.ts';
import { debtsIn, payClauses, payMovements } from '../credits/debts.ts';
import { lateChange, lateChangesIn } from '../credits/late-changes.ts';
import { claimItem } from '../idempotency/idempotency.ts';
import { opensSealed, sealsAndOpens } from '../sealing/data-keys.ts';
import { opened, openedOne } from '../sealing/sealed.ts';
import { batchGet } from '../table/batch-get.ts';
import { keys, ownerIn, validationIn } from '../table/keys.ts';
import {
  onList,
  listed,
  readList,
  type Cursor,
  type ListName,
  type Page,
  type Place,
  type Reading,
} from '../table/sparse-index.ts';
import { movementItem } from '../credits/movement.ts';
import { walletUpdate } from '../credits/wallet-update.ts';
import type { Item } from '../table/row.ts';
import { documents, TableName } from '../table/table.ts';
import { backoff, put, refusedIn, replace, transact, update } from '../table/transaction.ts';
import { keptPayee } from './kept-payee.ts';
import { createdRow, writtenLater } from './sealed-row.ts';
import { readValidation, type Hold, type Validation } from './validation.ts';

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
  /** Whom the person who asked expects to pay, as written. */
  readonly expectedName?: string;
  /** What was known of the payee when the bank answered; absent where nothing was. */
  readonly payee?: KnownPayee;
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
  const found = await documents().send(
    new GetCommand({ TableName: TableName(), Key: keys.validation(userId, id), ConsistentRead: true }),
  );
  const item = await openedOne(userId, found.Item);
  return item && readValidation(item);
};

/** The credits a validation itself took out of its lot; those of a block left it before, and are the block's to return. */
const ownHold = ({ hold }: Validation): Hold | undefined => (hold?.block ? undefined : hold);

/** The credit leaves its lot with the reservation. */
const reserveItems = (validation: Validation, asked: AskedOfLate | undefined) => {
  const { userId, id, createdAt } = validation;
  const hold = ownHold(validation);
  return hold
    ? [
        reserveItem(userId, hold, createdAt, asked),
        movementItem(userId, { ...hold, kind: 'reserve', subject: id, credits: -hold.credits, at: createdAt }),
      ]
    : [];
};

/** What a validation is created with. */
interface Creating {
  readonly asked?: AskedOfLate | undefined;
  /** Its id was known before: somebody may have created it. */
  readonly isIdKnown?: boolean | undefined;
}

/**
 * Creates a validation and, in production, reserves its credit and claims its idempotency key: all of it or nothing.
 * 4 items with a key, 3 without; a sandbox validation, and one whose block holds the credit, reserves nothing, and in sandbox
 * one without a key is a write on its own. One with a known id is always a transaction: asked again after an answer that was
 * lost, it says that it was written, and not that somebody else did it.
 */
const create = async (
  validation: Validation,
  claim?: Claim,
  { asked, isIdKnown = false }: Creating = {},
): Promise<'created' | 'creditGone' | 'keyUsed' | 'exists'> => {
  const { userId, id, createdAt } = validation;
  const own = {
    TableName: TableName(),
    Item: { ...(await createdRow(validation)), ...listed('unsettled', id, `${createdAt}#${id}`) },
  };
  const beside = [...(claim ? [claimItem(userId, claim, createdAt)] : []), ...reserveItems(validation, asked)];
  if (!validation.hold && beside.length === 0 && !isIdKnown) {
    // Its id is new, so nothing stands there but, after an answer that was lost, itself.
    await put(own);
    return 'created';
  }
  const once = { ...own, ConditionExpression: 'attribute_not_exists(pk)' };
  // Alone it costs half as much. Whoever loses the answer to it finds it there, and leaves it to the job that settles.
  if (beside.length === 0) return (await replace(once)) ? 'created' : 'exists';
  const refused = await refusedIn([...beside, { Put: once }]);
  if (refused.length === 0) return 'created';
  if (claim && refused.includes(0)) return 'keyUsed';
  return refused.includes(beside.length) ? 'exists' : 'creditGone';
};

/**
 * Makes the answer final: that posts the reserved credit, which has left its lot already. From now on the validation owes
 * no answer, and is listed as one that usage has not counted.
 */
const answerItem = async ({ userId, id }: Validation, { payee, ...outcome }: Outcome, at: string) => {
  const prior = priorStates[outcome.status];
  const kept = payee && { payee: keptPayee(payee, outcome.beneficiary) };
  const uncounted = listed('uncounted', id, `${at}#${id}`);
  const written = await writtenLater({ userId, id }, 'sealedAnswer', { ...outcome, ...kept });
  const { set, names, values } = setting({ ...written, completedAt: at, ...uncounted });
  return {
    Update: {
      TableName: TableName(),
      Key: keys.validation(userId, id),
      UpdateExpression: `SET ${set} REMOVE awaiting, sealedAwaiting, attempts`,
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
const voidItems = ({ userId, id }: Validation, hold: Hold, { reason }: Outcome, at: string) => [
  returnItem(userId, hold, at, reason !== undefined && isPassing(reason)),
  movementItem(userId, { ...hold, kind: 'void', subject: id, at }),
];

/**
 * What comes back to a lot that is over, purged or not, leaves it at once: it pays a debt for credits of that lot, because it
 * was not spent after all, or it ends.
 */
const lateItems = (validation: Validation, hold: Hold, wallet: Item | undefined, at: string) => {
  const { userId, id } = validation;
  const debt = debtsIn(wallet).find(({ of, owed }) => of === hold.lotId && owed >= hold.credits);
  const paid = debt ? [{ debt, credits: hold.credits }] : [];
  return [
    walletUpdate(userId, [lateChange(lateChangesIn(wallet)), ...payClauses(paid)]),
    movementItem(userId, { ...hold, kind: 'void', subject: id, at }),
    ...(debt
      ? payMovements(userId, { ...originOf(hold), paymentId: debt.paymentId, at, by: id }, paid)
      : [movementItem(userId, { ...hold, kind: 'expire', subject: id, credits: -hold.credits, at })]),
  ];
};

/** Each round somebody else returned a credit, or took some back. */
const rounds = 20;

const settleLate = async (validation: Validation, hold: Hold, outcome: Outcome, at: string) => {
  for (let round = 0; round < rounds; round++) {
    const late = lateItems(validation, hold, await readWallet(validation.userId), at);
    const refused = await refusedIn([await answerItem(validation, outcome, at), ...late]);
    if (refused.length === 0) return 'settled';
    if (refused.includes(0)) return 'alreadySettled';
    await backoff(round);
  }
  throw new Error('The wallet of a customer kept changing');
};

/**
 * Makes the answer final and posts or returns the credit, once: whoever comes second changes nothing. Posting moves no
 * credit, so it is one plain write.
 */
const settle = async (validation: Validation, outcome: Outcome, at: string): Promise<'settled' | 'alreadySettled'> => {
  const answer = await answerItem(validation, outcome, at);
  const hold = settlement[outcome.status] === 'void' ? ownHold(validation) : undefined;
  if (!hold) return (await update(answer.Update)) ? 'settled' : 'alreadySettled';
  const failed = await transact([answer, ...voidItems(validation, hold, outcome, at)]);
  if (failed === undefined) return 'settled';
  if (failed === 0) return 'alreadySettled';
  // Only the lot can have refused, and only because it is over, which it stays.
  return settleLate(validation, hold, outcome, at);
};

/** The same where nothing was reserved, as in the sandbox: one plain write, and no right to more. */
const settleUncharged = async (
  validation: Validation,
  outcome: Outcome,
  at: string,
): Promise<'settled' | 'alreadySettled'> => {
  if (validation.hold) throw new Error('A validation that holds a credit is to be settled with it');
  return (await update((await answerItem(validation, outcome, at)).Update)) ? 'settled' : 'alreadySettled';
};

type OnPage = Omit<Page<Validation>, 'next'>;

/** The validation at a place that an index gave; nothing where it left meanwhile. */
const findAt = async (place: Place): Promise<OnPage> => {
  try {
    const item = await find(ownerIn(place.pk), validationIn(place.sk));
    if (!item) return { found: [], unreadable: [] };
    if (item.status !== unreadable) return { found: [{ place, item }], unreadable: [] };
    return { found: [], unreadable: [{ place, why: new Error(`unreadable validation ${item.id}`) }] };
  } catch (cause) {
    return { found: [], unreadable: [{ place, why: new Error('a validation could not be fetched', { cause }) }] };
  }
};

/** Of each of the partitions a list is spread over. */
const pageSize = 10;

/** A page of the validations of a list, as they stand in the table, in the order of the list. */
export const listValidations = async (list: ListName, reading: Omit<Reading, 'limit'>): Promise<Page<Validation>> => {
  const { places, unreadable: foreign, next } = await readList(list, { limit: pageSize, ...reading });
  const read = await Promise.all(places.map(findAt));
  return {
    found: read.flatMap(({ found }) => found),
    unreadable: [...foreign, ...read.flatMap((one) => one.unreadable)],
    next,
  };
};

/** A page of the validations created before `before` that still owe an answer. */
const listUnsettled = (before: string, cursor?: Cursor): Promise<Page<Validation>> =>
  listValidations('unsettled', { before, cursor });

/** A page of the validations answered before `before` that usage has not counted; those of the release before are not listed. */
const listUncounted = (before: string, cursor?: Cursor): Promise<Page<Validation>> =>
  listValidations('uncounted', { before, cursor });

/** Validations by id, at most 100, in any order. */
const findAll = async (userId: string, ids: readonly string[]): Promise<Validation[]> => {
  const items = await batchGet(ids.map((id) => keys.validation(userId, id)));
  return (await opened(userId, items)).map(readValidation);
};

export const verbs = {
  findAll: verb([onTable('BatchGetItem').of(keys.validation), ...opensSealed], findAll),
  find: verb([onTable('GetItem').of(keys.validation), ...opensSealed], find),
  create: verb(
    [
      onTable('PutItem').of(keys.validation, keys.movement, keys.idempotency),
      onTable('UpdateItem').of(keys.wallet),
      ...sealsAndOpens,
    ],
    create,
  ),
  settle: verb(
    [
      onTable('UpdateItem').of(keys.validation, keys.wallet),
      onTable('GetItem').of(keys.wallet),
      onTable('PutItem').of(keys.movement),
      ...opensSealed,
    ],
    settle,
  ),
  settleUncharged: verb([onTable('UpdateItem').of(keys.validation), ...opensSealed], settleUncharged),
  listUnsettled: verb([onList('unsettled'), onTable('GetItem').of(keys.validation), ...opensSealed], listUnsettled),
  listUncounted: verb([onList('uncounted'), onTable('GetItem').of(keys.validation), ...opensSealed], listUncounted),
};
