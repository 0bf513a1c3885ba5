import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { setTimeout as wait } from 'node:timers/promises';
import { documents } from './table.ts';

type Items = NonNullable<TransactWriteCommandInput['TransactItems']>;

const passing = new Set(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded']);

const codesOf = (error: unknown): readonly string[] =>
  error instanceof TransactionCanceledException
    ? (error.CancellationReasons ?? []).map((reason) => reason.Code ?? 'None')
    : [];

/** Full jitter, doubling from 15 ms, capped at 500 ms: colliding writers spread out instead of colliding again. */
export const backoff = (attempt: number) => wait(Math.random() * Math.min(500, 15 * 2 ** attempt));

/**
 * Writes all items or none. Returns the position of the first item whose condition failed, or `undefined` when
 * everything was written. Conflicts and throttling pass, so they are tried again; the SDK does not retry a cancelled
 * transaction by itself.
 */
export const transact = async (items: Items, attempts = 20): Promise<number | undefined> => {
  for (let attempt = 0; ; attempt++) {
    try {
      await documents.send(new TransactWriteCommand({ TransactItems: items }));
      return undefined;
    } catch (error) {
      const codes = codesOf(error);
      const failed = codes.indexOf('ConditionalCheckFailed');
      if (failed >= 0) return failed;
      if (attempt + 1 >= attempts || !codes.some((code) => passing.has(code))) throw error;
      await backoff(attempt);
    }
  }
};
