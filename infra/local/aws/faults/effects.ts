import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { cancelledTransaction } from '../dynamodb.ts';
import type { Call, Reply } from '../wire.ts';
import { Refusal } from '../wire.ts';
import type { Fault, FaultKind } from './fault.ts';

export type Answer = (call: Call) => Reply | Promise<Reply>;

/** Thrown to end the connection without an answer. */
export class ConnectionDropped extends Error {}

const isTransaction = ({ service, operation }: Call) => service === 'dynamodb' && operation.startsWith('Transact');

const transactItems = z.object({ TransactItems: z.array(z.unknown()) });

/** A transaction fails for the sake of one item; the others have the reason `None`. */
const firstItemFails = (call: Call, code: string, message: string): Reply => {
  const items = transactItems.parse(call.input).TransactItems;
  return cancelledTransaction(
    items.map((_, index) => (index === 0 ? { Code: code, Message: message } : { Code: 'None' })),
  );
};

const throttledCodes: Readonly<Partial<Record<Call['service'], string>>> = {
  dynamodb: 'The level of configured provisioned throughput for the table was exceeded.',
  ses: 'Maximum sending rate exceeded.',
};

const entries = z.object({ Entries: z.array(z.record(z.string(), z.unknown())) });

const withDelay = (call: Call, seconds: number): Call => {
  const input =
    call.operation === 'SendMessageBatch'
      ? {
          ...call.input,
          Entries: entries.parse(call.input).Entries.map((entry) => ({ ...entry, DelaySeconds: seconds })),
        }
      : { ...call.input, DelaySeconds: seconds };
  return { ...call, input, request: { ...call.request, body: Buffer.from(JSON.stringify(input)) } };
};

/** What each kind of fault does to a call on its way to the service. */
export const effects: Readonly<Record<FaultKind, (fault: Fault, call: Call, proceed: Answer) => Promise<Reply>>> = {
  latency: async ({ ms }, call, proceed) => {
    await sleep(ms);
    return proceed(call);
  },

  throttle: async (_, call) => {
    if (isTransaction(call))
      return firstItemFails(call, 'ThrottlingError', 'Throughput exceeds the current capacity of your table or index.');
    throw new Refusal('throttled', throttledCodes[call.service] ?? 'Rate exceeded');
  },

  conflict: async (_, call) => {
    if (isTransaction(call)) return firstItemFails(call, 'TransactionConflict', 'Transaction is ongoing for the item');
    throw new Refusal([400, 'TransactionConflictException'], 'Transaction is ongoing for the item');
  },

  error: async (fault, call, proceed) => {
    if (fault.when === 'after') await proceed(call);
    if (fault.drop) throw new ConnectionDropped();
    const reason = fault.code ? ([fault.status ?? 400, fault.code] as const) : 'broken';
    throw new Refusal(reason, fault.message);
  },

  duplicate: async (_, call, proceed) => {
    await proceed(call);
    return proceed(call);
  },

  delay: async ({ ms }, call, proceed) => proceed(withDelay(call, Math.min(900, Math.ceil(ms / 1000)))),
};
