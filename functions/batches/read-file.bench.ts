import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { clabeOf } from '../../infra/testing/accounts.ts';
import type { Figure } from '../../infra/testing/figures.ts';
import { aBatch } from '../../infra/testing/sample-batch.ts';
import type { Batch } from '../rules/batches/batch.ts';
import { readFile } from './read-file.ts';

const bytesOfRow = 500;

/** A row of 500 bytes, as the builder sends them: what is asked, and the line of the customer's own file. */
const lineAt = (row: number): string => {
  const asked = {
    customId: `EMP-${row}`,
    country: 'MX',
    accountNumber: clabeOf(`012180${String(row).padStart(11, '0')}`),
    beneficiaryName: `TRABAJADORA NÚMERO ${row}`,
  };
  const bare = JSON.stringify({ ...asked, original: [''] });
  return JSON.stringify({ ...asked, original: ['x'.repeat(Math.max(0, bytesOfRow - Buffer.byteLength(bare)))] });
};

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Reads so many rows with nothing behind it: how long judging takes, and the most that was held beside what was before. */
const read = async (rows: number) => {
  const lines = Array.from({ length: rows }, (_, index) => lineAt(index + 1));
  let batch: Batch = aBatch({ stage: 'reading', bytes: 25_000_000 });
  collect();
  const before = process.memoryUsage().heapUsed;
  let [most, portions] = [0, 0];
  const ports = {
    clock: { now: () => new Date().toISOString() },
    apiKeys: { find: async () => undefined },
    batches: {
      find: async () => batch,
      write: async (_: Batch, next: Batch) => (batch = next),
      writeCounted: async (_: Batch, next: Batch) => (batch = next),
    },
    batchFiles: {
      size: async () => 1,
      lines: async function* all() {
        yield* lines;
      },
    },
    rowsAtWork: {
      keep: async () => {
        await turn();
        portions += 1;
        if (portions % 10 > 0) return;
        collect();
        most = Math.max(most, process.memoryUsage().heapUsed - before);
      },
      setCopies: async () => undefined,
    },
    batchTurns: { add: async () => undefined },
    limits: { take: async () => ({ isTaken: true, quota: rows, remaining: 0, resetSeconds: 1 }) },
  };
  const start = performance.now();
  await readFile(ports, batch);
  const seconds = (performance.now() - start) / 1000;
  if (batch.readRows !== rows) throw new Error(`Only ${batch.readRows} rows were read`);
  return { seconds, mb: most / 2 ** 20 };
};

const measure = async (): Promise<Figure[]> => {
  await read(2_000);
  const [few, many] = [await read(2_000), await read(50_000)];
  return [
    { what: '50,000 rows of 500 bytes parsed and judged', value: many.seconds, unit: 's', budget: 20 },
    { what: 'held while 2,000 rows are read', value: few.mb, unit: 'MB' },
    { what: 'held while 50,000 rows are read', value: many.mb, unit: 'MB', budget: 30 },
  ];
};

export default measure;
