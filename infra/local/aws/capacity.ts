import * as z from 'zod';
import type { Call } from './wire.ts';

interface OperationUse {
  readonly calls: number;
  readonly readUnits: number;
  readonly writeUnits: number;
}

interface CapacityReport extends OperationUse {
  /** By `service:Operation`. */
  readonly operations: Readonly<Record<string, OperationUse>>;
}

/** Counts the AWS calls and the DynamoDB units they consume, so that a bench can say what one use case costs. */
export interface CapacityMeter {
  /** Off at first: only then is DynamoDB asked for its units. Calls are counted either way. */
  enabled: boolean;
  readonly reset: () => void;
  /** What functions used whose name holds this text; without it, all of them. */
  readonly report: (functionName?: string) => CapacityReport;
  readonly countCall: (call: Call) => void;
  readonly countUnits: (call: Call, consumed: unknown) => void;
}

const one = z.object({ CapacityUnits: z.number() });
const consumedCapacity = z.union([one.transform((use) => [use]), z.array(one)]);

const writes = new Set(['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem', 'TransactWriteItems']);

const nothing: OperationUse = { calls: 0, readUnits: 0, writeUnits: 0 };

const sum = (one: OperationUse, other: OperationUse): OperationUse => ({
  calls: one.calls + other.calls,
  readUnits: one.readUnits + other.readUnits,
  writeUnits: one.writeUnits + other.writeUnits,
});

interface Use {
  readonly functionName: string;
  readonly operation: string;
  readonly use: OperationUse;
}

export const capacityMeter = (): CapacityMeter => {
  const uses = new Map<string, Use>();

  const add = ({ caller, service, operation: name }: Call, more: Partial<OperationUse>): void => {
    const operation = `${service}:${name}`;
    const key = `${caller.function} ${operation}`;
    const use = sum(uses.get(key)?.use ?? nothing, { ...nothing, ...more });
    uses.set(key, { functionName: caller.function, operation, use });
  };

  return {
    enabled: false,
    reset: () => uses.clear(),
    report: (functionName = '') => {
      const wanted = [...uses.values()].filter((each) => each.functionName.includes(functionName));
      const operations = [...Map.groupBy(wanted, ({ operation }) => operation)].map(
        ([operation, of]) => [operation, of.map(({ use }) => use).reduce(sum, nothing)] as const,
      );
      return {
        ...operations.map(([, use]) => use).reduce(sum, nothing),
        operations: Object.fromEntries(operations),
      };
    },
    countCall: (call) => add(call, { calls: 1 }),
    countUnits: (call, consumed) => {
      const parsed = consumedCapacity.safeParse(consumed);
      if (!parsed.success) return;
      const units = parsed.data.reduce((total, { CapacityUnits }) => total + CapacityUnits, 0);
      add(call, writes.has(call.operation) ? { writeUnits: units } : { readUnits: units });
    },
  };
};
