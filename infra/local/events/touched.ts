import * as z from 'zod';
import type { Call } from '../aws/wire.ts';

/** What an SDK call may have changed that mappings read. */
interface Touched {
  readonly tables: readonly string[];
  readonly queues: readonly string[];
}

const target = z.object({ TableName: z.string() });
const transaction = z.object({ TransactItems: z.array(z.record(z.string(), target)) });
const batch = z.object({ RequestItems: z.record(z.string(), z.unknown()) });
const onQueue = z.object({ QueueUrl: z.string() });

const nameOf = (table: string): string => table.slice(table.lastIndexOf('/') + 1);
/** Malformed input touches nothing: the service refuses it. */
const read = <T>(schema: z.ZodType<T>, input: unknown): readonly T[] => {
  const { data } = schema.safeParse(input);
  return data === undefined ? [] : [data];
};
const one = (input: unknown): readonly string[] => read(target, input).map(({ TableName }) => TableName);

const writes: Readonly<Record<string, (input: unknown) => readonly string[]>> = {
  PutItem: one,
  UpdateItem: one,
  DeleteItem: one,
  TransactWriteItems: (input) =>
    read(transaction, input).flatMap(({ TransactItems }) =>
      TransactItems.flatMap((item) => Object.values(item).map(({ TableName }) => TableName)),
    ),
  BatchWriteItem: (input) => read(batch, input).flatMap(({ RequestItems }) => Object.keys(RequestItems)),
};

const queueCalls = new Set(['SendMessage', 'SendMessageBatch', 'ChangeMessageVisibility']);

export const touchedBy = ({ service, operation, input }: Pick<Call, 'service' | 'operation' | 'input'>): Touched => {
  const isQueue = service === 'sqs' && queueCalls.has(operation);
  return {
    tables: service === 'dynamodb' ? (writes[operation]?.(input) ?? []).map(nameOf) : [],
    queues: isQueue ? read(onQueue, input).map(({ QueueUrl }) => nameOf(QueueUrl)) : [],
  };
};

const change = z.object({ QueueUrl: z.string(), ReceiptHandle: z.string(), VisibilityTimeout: z.number() });

/** How long a function wants a message to stay hidden, if a call says so. */
export const hiddenBy = ({ service, operation, input }: Pick<Call, 'service' | 'operation' | 'input'>) => {
  if (service !== 'sqs' || operation !== 'ChangeMessageVisibility') return undefined;
  const [given] = read(change, input);
  return given && { handle: given.ReceiptHandle, seconds: given.VisibilityTimeout };
};
