import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { clabeOf } from '../../infra/testing/accounts.ts';
import type { Figure } from '../../infra/testing/figures.ts';
import { hashOf, newId } from '../proof.ts';
import type { Closing } from '../rules/batches/closing.ts';
import type { Row } from '../rules/batches/row.ts';
import { answerRow } from './answer-row.ts';

const [few, many] = [1_000, Number(process.env['BATCH_ROWS'] ?? 50_000)];
const atOnce = 10;
const banks = ['012', '072', '014', '021', '002', '036', '044', '030'];

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const heldMb = (): number => {
  collect();
  return process.memoryUsage().heapUsed / 2 ** 20;
};

const rowAt = (batchId: string, row: number): Row => ({
  batchId,
  row,
  status: 'PENDING',
  attempt: 1,
  asked: { country: 'MX', accountNumber: clabeOf(`${banks[row % banks.length]}180${String(row).padStart(11, '0')}`) },
});

/** A table with nothing behind it, and a bank that answers at once: what is held is held by whoever asks. */
const nothingBehind = () => {
  let closed = 0;
  const batchId = newId('bat', new Date().toISOString());
  const ports = {
    clock: { now: () => new Date().toISOString(), slowSandboxMs: () => 1_000 },
    rowsAtWork: {
      find: async (_: string, row: number) => rowAt(batchId, row),
      close: async (_: string, __: number, ___: number, { outcome }: Closing) => {
        closed += outcome === 'VALID' ? 1 : 0;
        return true;
      },
    },
    preflight: {
      read: async ({ sought }: { readonly sought: readonly string[] }) => {
        await turn();
        return {
          liveLots: [],
          activity: { customers: {}, named: {}, refused: {} },
          asked: undefined,
          known: sought.map(() => ({ entries: [], last: undefined })),
        };
      },
    },
    pseudonyms: { of: async (text: string) => hashOf(text) },
    credits: { live: async () => [] },
    pendingAtBank: { open: async () => 'open' as const },
    validations: {
      create: async () => 'created' as const,
      settle: async () => 'settled' as const,
      find: async () => undefined,
    },
    bankData: {
      verify: async () => ({ kind: 'found', beneficiary: 'COMERCIALIZADORA PEÑON SA DE CV' }) as const,
      circuitOpenSeconds: () => undefined,
    },
  };
  return { ports, batchId, closed: () => closed };
};

/** One environment of the worker, row after row: what it holds after the first thousand, and at the end. */
const measure = async (): Promise<Figure[]> => {
  const { ports, batchId, closed } = nothingBehind();
  const now = ports.clock.now();
  const [userId, lotId] = [newId('usr', now), newId('lot', now)];
  const told = {
    userId,
    batchId,
    attempt: 1,
    environment: 'production',
    paidBy: { lotId, source: 'operator' },
  } as const;
  const held: number[] = [heldMb()];
  const start = performance.now();
  for (let row = 1; row <= many; row += atOnce) {
    const numbers = Array.from({ length: atOnce }, (_, index) => row + index);
    await Promise.all(numbers.map((one) => answerRow(ports, { ...told, row: one, validationId: newId('val', now) })));
    if ((row + atOnce - 1) % few === 0) held.push(heldMb());
  }
  const seconds = (performance.now() - start) / 1000;
  if (closed() !== many) throw new Error(`Only ${closed()} rows were closed`);
  const [before = 0, afterFew = 0] = held;
  return [
    { what: 'rows answered by one environment', value: many, unit: 'rows' },
    { what: 'of its own time for a row', value: (1000 * seconds) / many, unit: 'ms' },
    { what: 'heap before', value: before, unit: 'MB' },
    { what: `heap after ${few} rows`, value: afterFew, unit: 'MB' },
    { what: `heap after ${many} rows`, value: held.at(-1) ?? 0, unit: 'MB', budget: afterFew + 10 },
    { what: 'the most in between', value: Math.max(...held), unit: 'MB', budget: afterFew + 10 },
  ];
};

export default measure;
