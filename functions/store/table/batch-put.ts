import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Item } from './row.ts';
import { documents, TableName } from './table.ts';
import { backoff } from './transaction.ts';

const perCall = 25;
const callsAtOnce = 8;
const attempts = 12;

const putSome = async (items: readonly Item[]): Promise<void> => {
  let left = items.map((item) => ({ PutRequest: { Item: { ...item } } }));
  for (let attempt = 0; left.length > 0; attempt++) {
    if (attempt === attempts) throw new Error('The table did not take all items');
    if (attempt > 0) await backoff(attempt);
    const { UnprocessedItems } = await documents.send(new BatchWriteCommand({ RequestItems: { [TableName()]: left } }));
    left = (UnprocessedItems?.[TableName()] ?? []) as typeof left;
  }
};

/** Writes items whatever stands there, 25 in a call and some calls at once; each of them is written, or it rejects. */
export const batchPut = async (items: readonly Item[]): Promise<void> => {
  const calls = Array.from({ length: Math.ceil(items.length / perCall) }, (_, index) =>
    items.slice(index * perCall, (index + 1) * perCall),
  );
  const worker = async (): Promise<void> => {
    for (let next = calls.shift(); next; next = calls.shift()) await putSome(next);
  };
  await Promise.all(Array.from({ length: callsAtOnce }, worker));
};
