import * as z from 'zod';

interface OperationUse {
  calls: number;
  readUnits: number;
  writeUnits: number;
}

interface CapacityReport extends OperationUse {
  /** By `service:Operation`. */
  operations: Record<string, OperationUse>;
}

/** Counts the AWS calls and the DynamoDB units they consume, so that a bench can say what one use case costs. */
export interface CapacityMeter {
  /** Off at first: only then is DynamoDB asked for its units. Calls are counted either way. */
  enabled: boolean;
  reset(): void;
  report(): CapacityReport;
  countCall(service: string, operation: string): void;
  countUnits(operation: string, consumed: unknown): void;
}

const one = z.object({ CapacityUnits: z.number() });
const consumedCapacity = z.union([one.transform((use) => [use]), z.array(one)]);

const WRITES = new Set(['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem', 'TransactWriteItems']);

export function createCapacityMeter(): CapacityMeter {
  const uses = new Map<string, OperationUse>();

  const useOf = (name: string): OperationUse => {
    const use = uses.get(name) ?? { calls: 0, readUnits: 0, writeUnits: 0 };
    uses.set(name, use);
    return use;
  };
  const total = (field: keyof OperationUse) => [...uses.values()].reduce((sum, use) => sum + use[field], 0);

  return {
    enabled: false,
    reset: () => uses.clear(),
    report: () => ({
      calls: total('calls'),
      readUnits: total('readUnits'),
      writeUnits: total('writeUnits'),
      operations: Object.fromEntries([...uses].map(([name, use]) => [name, { ...use }])),
    }),
    countCall(service, operation) {
      useOf(`${service}:${operation}`).calls += 1;
    },
    countUnits(operation, consumed) {
      const parsed = consumedCapacity.safeParse(consumed);
      if (!parsed.success) return;
      const units = parsed.data.reduce((sum, { CapacityUnits }) => sum + CapacityUnits, 0);
      useOf(`dynamodb:${operation}`)[WRITES.has(operation) ? 'writeUnits' : 'readUnits'] += units;
    },
  };
}
