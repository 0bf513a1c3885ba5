import { BatchWriteCommand, type BatchWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Item } from './row.ts';
import { documents, TableName } from './table.ts';
import { backoff } from './transaction.ts';

const perCall = 25;
const callsAtOnce = 8;
const attempts = 12;

type Requests = NonNullable<BatchWriteCommandInput['RequestItems']>[string];

const writeSome = async (requests: Requests): Promise<void> => {
  let left = requests;
  for (let attempt = 0; left.length > 0; attempt++) {
    if (attempt === attempts) throw new Error('The table did not take all items');
    if (attempt > 0) await backoff(attempt);
    const { UnprocessedItems } = await documents().send(
      new BatchWriteCommand({ RequestItems: { [TableName()]: left } }),
    );
    left = UnprocessedItems?.[TableName()] ?? [];
  }
};

/** Writes of single items, 25 in a call and some calls at once; each of them is done, or it rejects. */
export const inBatches = async (requests: Requests): Promise<void> => {
  const calls = Array.from({ length: Math.ceil(requests.length / perCall) }, (_, index) =>
    requests.slice(index * perCall, (index + 1) * perCall),
  );
  const worker = async (): Promise<void> => {
    for (let next = calls.shift(); next; next = calls.shift()) await writeSome(next);
  };
  await Promise.all(Array.from({ length: callsAtOnce }, worker));
};

/** Writes items whatever stands there. */
export const batchPut = (items: readonly Item[]): Promise<void> =>
  inBatches(items.map((item) => ({ PutRequest: { Item: { ...item } } })));
