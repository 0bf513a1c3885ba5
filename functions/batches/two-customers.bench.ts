import { setTimeout as wait } from 'node:timers/promises';
import { clabeOf } from '../../infra/testing/accounts.ts';
import { signUp, type Addresses, type Customer } from '../../infra/testing/customer.ts';
import type { Figure } from '../../infra/testing/figures.ts';
import { ownCloud } from '../../infra/testing/own-cloud.ts';
import { operatorOf } from '../../infra/testing/operate.ts';

const largeRows = Number(process.env['BATCH_LARGE_ROWS'] ?? 20_000);
const smallRows = 20;
/** As long as the large one is watched alone, for its pace. */
const watchedMs = 30_000;
const banks = ['012', '072', '014', '021', '002', '036', '044', '030'];

const rowAt = (index: number) => ({
  country: 'MX',
  accountNumber: clabeOf(`${banks[index % banks.length]}180${String(index).padStart(11, '0')}`),
  customId: `EMP-${index}`,
});
const rowsUpTo = (count: number) => Array.from({ length: count }, (_, index) => rowAt(index));

/** What an operator may grant at once. */
const grantAtMost = 10_000;

const withCredits = async (addresses: Addresses, credits: number): Promise<Customer> => {
  const customer = await signUp(addresses);
  const grant = { command: 'grant', email: customer.email, credits: grantAtMost, days: 9, why: 'bench' };
  for (let granted = 0; granted < credits; granted += grantAtMost) await operatorOf(addresses)(grant);
  return customer;
};

const show = ({ call }: Customer, id: string) => call('GET /api/batches/{id}', { params: { id } });
type Shown = Awaited<ReturnType<typeof show>>;

/** Waits until a batch is so far; gives the seconds that took. */
const until = async (customer: Customer, id: string, isSo: (batch: Shown) => boolean): Promise<number> => {
  const start = performance.now();
  while (!isSo(await show(customer, id))) await wait(250);
  return (performance.now() - start) / 1000;
};

const isEnded = ({ completedAt }: Shown): boolean => completedAt !== null;

const secondsOf = async (customer: Customer): Promise<number> => {
  const body = { environment: 'production' as const, rows: rowsUpTo(smallRows) };
  const start = performance.now();
  const { id } = await customer.call('POST /api/batches', { body });
  await until(customer, id, isEnded);
  return (performance.now() - start) / 1000;
};

const upload = async (customer: Customer, count: number): Promise<string> => {
  const file = rowsUpTo(count)
    .map((row) => `${JSON.stringify(row)}\n`)
    .join('');
  const body = { environment: 'production' as const, upload: { bytes: Buffer.byteLength(file) } };
  const { id, upload: to } = await customer.call('POST /api/batches', { body });
  const sent = await fetch(to?.url ?? '', { method: 'PUT', headers: to?.headers ?? {}, body: file });
  if (!sent.ok) throw new Error(await sent.text());
  await customer.call('POST /api/batches/{id}/{action}', { params: { id, action: 'start' } });
  return id;
};

/** Twenty rows of one customer alone, while another's file is read, and while its rows are asked about; then the other is given up. */
const measure = async (): Promise<Figure[]> => {
  const cloud = await ownCloud({ CUENTACLARA_BANK_LATENCY_MS: '300-1000' });
  try {
    const [large, small] = [await withCredits(cloud.addresses, largeRows), await withCredits(cloud.addresses, 60)];
    const alone = await secondsOf(small);
    const id = await upload(large, largeRows);
    const reading = performance.now();
    const besideReading = await secondsOf(small);
    await until(large, id, ({ status }) => status !== 'PENDING');
    const read = (performance.now() - reading) / 1000;
    await until(large, id, ({ counts }) => counts.success > 0);
    const besideAsking = await secondsOf(small);
    const before = (await show(large, id)).counts.success;
    await wait(watchedMs);
    const after = await show(large, id);
    const isDone = isEnded(after);
    if (!isDone) await large.call('POST /api/batches/{id}/{action}', { params: { id, action: 'cancel' } });
    await until(large, id, isEnded);
    const { credits } = await show(large, id);
    return [
      { what: `${smallRows} rows alone, from creation to end`, value: alone, unit: 's' },
      { what: `the same while ${largeRows} rows of another are read`, value: besideReading, unit: 's', budget: 30 },
      { what: 'the same while they are asked about', value: besideAsking, unit: 's', budget: 30 },
      { what: `${largeRows} rows read from their file`, value: read, unit: 's' },
      { what: 'their pace', value: (after.counts.success - before) / (watchedMs / 1000), unit: 'rows/s' },
      {
        what: 'their credits neither charged nor returned',
        value: credits.reserved - credits.charged - credits.returned,
        unit: '',
        budget: 0,
      },
    ];
  } finally {
    await cloud.close();
  }
};

export default measure;
