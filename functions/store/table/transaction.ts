import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  PutCommand,
  TransactWriteCommand,
  UpdateCommand,
  type DeleteCommandInput,
  type PutCommandInput,
  type TransactWriteCommandInput,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { randomUUID } from 'node:crypto';
import { wait } from '../../wait.ts';
import type { Item } from './row.ts';
import { documents, documentsOnce } from './table.ts';

export type Items = NonNullable<TransactWriteCommandInput['TransactItems']>;

/** Failures that pass, as a transaction names them for an item and as a plain write names them. */
const underway = 'TransactionInProgressException';
const passing = new Set([
  underway,
  'TransactionConflict',
  'ThrottlingError',
  'ProvisionedThroughputExceeded',
  'TransactionConflictException',
  'ThrottlingException',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
]);

const codesOf = (error: unknown): readonly string[] => {
  if (error instanceof TransactionCanceledException)
    return (error.CancellationReasons ?? []).map((reason) => reason.Code ?? 'None');
  return error instanceof Error ? [error.name] : [];
};

/** Full jitter, doubling from 15 ms, capped at 500 ms: colliding writers spread out instead of colliding again. */
export const backoff = (attempt: number) => wait(Math.random() * Math.min(500, 15 * 2 ** attempt));

const attempts = 20;

/**
 * Conflicts and throttling pass, so what failed for them is tried again; the SDK does not do so by itself. A transaction
 * that is underway is asked for by the token it has: by another it would be done twice, or refused by its own conditions.
 */
const trying = async (write: (token: string) => Promise<unknown>): Promise<readonly string[]> => {
  let token = randomUUID();
  for (let attempt = 0; ; attempt++) {
    try {
      await write(token);
      return [];
    } catch (error) {
      const codes = codesOf(error);
      if (error instanceof ConditionalCheckFailedException || codes.includes('ConditionalCheckFailed')) return codes;
      if (attempt + 1 >= attempts || !codes.some((code) => passing.has(code))) throw error;
      if (!codes.includes(underway)) token = randomUUID();
      await backoff(attempt);
    }
  }
};

/** Writes all items or none. Returns the positions of the items whose condition failed: none when all was written. */
export const refusedIn = async (items: Items): Promise<readonly number[]> => {
  const codes = await trying((ClientRequestToken) =>
    documents().send(new TransactWriteCommand({ TransactItems: items, ClientRequestToken })),
  );
  return codes.flatMap((code, position) => (code === 'ConditionalCheckFailed' ? [position] : []));
};

/**
 * Writes all items or none. Returns the position of the first item whose condition failed, or `undefined` when
 * everything was written.
 */
export const transact = async (items: Items): Promise<number | undefined> => (await refusedIn(items))[0];

/** One write on its own, at half the price of a transaction; `false` when its condition failed. */
export const update = async (input: UpdateCommandInput): Promise<boolean> =>
  (await trying(() => documents().send(new UpdateCommand(input)))).length === 0;

/** The same, and the item as it is afterwards; `undefined` when its condition failed. */
export const updated = async (input: UpdateCommandInput): Promise<Item | undefined> => {
  let item: Item | undefined;
  await trying(async () => {
    const { Attributes } = await documents().send(new UpdateCommand({ ...input, ReturnValues: 'ALL_NEW' }));
    item = Attributes;
  });
  return item;
};

/** The same as `update` for what must not be done twice: it rejects where nobody knows whether it was done. */
export const updateOnce = async (input: UpdateCommandInput): Promise<boolean> =>
  (await trying(() => documentsOnce().send(new UpdateCommand(input)))).length === 0;

/** One item removed on its own, whatever stands there. */
export const remove = async (input: Omit<DeleteCommandInput, 'ConditionExpression'>): Promise<void> => {
  await trying(() => documents().send(new DeleteCommand(input)));
};

/** One item removed on its own, where its condition holds; `false` where it does not. */
export const removeWhere = async (input: DeleteCommandInput): Promise<boolean> =>
  (await trying(() => documents().send(new DeleteCommand(input)))).length === 0;

/** One item written on its own, whatever stands there. */
export const put = async (input: Omit<PutCommandInput, 'ConditionExpression'>): Promise<void> => {
  await trying(() => documents().send(new PutCommand(input)));
};

/** One item written on its own, where its condition holds; `false` where it does not. */
export const replace = async (input: PutCommandInput): Promise<boolean> =>
  (await trying(() => documents().send(new PutCommand(input)))).length === 0;
