import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { clabeOf } from '../../infra/testing/accounts.ts';
import type { Figure } from '../../infra/testing/figures.ts';
import { openTable } from '../../infra/testing/table.ts';
import { connect } from '../ports/connect.ts';
import { newId } from '../proof.ts';
import type { Row } from '../rules/batches/row.ts';
import { answerRow, answerRowPorts } from './answer-row.ts';

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

/** One environment of the worker, row after row against a real table: what it holds after the first thousand, and at the end. */
const measure = async (): Promise<Figure[]> => {
  const table = await openTable();
  try {
    const real = await connect([...answerRowPorts, 'rowsAtWork.keep', 'clock.now']);
    const bankData = {
      verify: async () => ({ kind: 'found', beneficiary: 'COMERCIALIZADORA PEÑON SA DE CV' }) as const,
      circuitOpenSeconds: () => undefined,
    };
    const ports = { ...real, bankData, clock: { now: () => new Date().toISOString(), slowSandboxMs: () => 1_000 } };
    const now = ports.clock.now();
    const [userId, batchId, lotId] = [newId('usr', now), newId('bat', now), newId('lot', now)];
    const paidBy = { lotId, source: 'operator' };
    const due = (row: number) => ({ userId, batchId, row, attempt: 1, environment: 'production', paidBy }) as const;
    const held: number[] = [heldMb()];
    const start = performance.now();
    for (let row = 1; row <= many; row += atOnce) {
      const numbers = Array.from({ length: atOnce }, (_, index) => row + index);
      await real.rowsAtWork.keep(numbers.map((one) => rowAt(batchId, one)));
      await Promise.all(numbers.map((one) => answerRow(ports, { ...due(one), validationId: newId('val', now) })));
      if ((row + atOnce - 1) % few === 0) held.push(heldMb());
    }
    const seconds = (performance.now() - start) / 1000;
    const found = await real.rowsAtWork.find(batchId, many);
    if (found?.outcome !== 'VALID') throw new Error('The last row was not answered');
    const [before = 0, afterFew = 0] = held;
    return [
      { what: 'rows answered by one environment', value: many, unit: 'rows' },
      { what: 'their pace, ten at once, no bank between', value: many / seconds, unit: 'rows/s' },
      { what: 'heap before', value: before, unit: 'MB' },
      { what: `heap after ${few} rows`, value: afterFew, unit: 'MB' },
      { what: `heap after ${many} rows`, value: held.at(-1) ?? 0, unit: 'MB', budget: afterFew + 10 },
      { what: 'the most in between', value: Math.max(...held), unit: 'MB', budget: afterFew + 10 },
    ];
  } finally {
    await table.close();
  }
};

export default measure;
