import { setTimeout as wait } from 'node:timers/promises';
import type { CapacityMeter } from '../../infra/local/aws/capacity.ts';
import { clabeOf } from '../../infra/testing/accounts.ts';
import { signUp, type Addresses, type Customer } from '../../infra/testing/customer.ts';
import type { Figure } from '../../infra/testing/figures.ts';
import { ownCloud } from '../../infra/testing/own-cloud.ts';
import { operatorOf } from '../../infra/testing/operate.ts';

const rows = 1_000;
const banks = ['012', '072', '014', '021', '002', '036', '044', '030'];

const rowAt = (index: number) => ({
  country: 'MX',
  accountNumber: clabeOf(`${banks[index % banks.length]}180${String(index).padStart(11, '0')}`),
  customId: `EMP-${index}`,
});

/** What the functions of a batch asked of DynamoDB and SQS, for a thousand rows. */
const costOf = ({ report }: CapacityMeter, name: string, what: string): Figure[] => {
  const used = Object.entries(report(name).operations);
  const sum = (service: string, of: 'calls' | 'readUnits' | 'writeUnits') =>
    used.filter(([operation]) => operation.startsWith(service)).reduce((total, [, use]) => total + use[of], 0);
  return [
    { what: `${what}: DynamoDB calls for 1,000 rows`, value: sum('dynamodb', 'calls'), unit: 'calls' },
    { what: `${what}: write capacity for 1,000 rows`, value: sum('dynamodb', 'writeUnits'), unit: 'WCU' },
    { what: `${what}: read capacity for 1,000 rows`, value: sum('dynamodb', 'readUnits'), unit: 'RCU' },
    { what: `${what}: calls of queues for 1,000 rows`, value: sum('sqs', 'calls'), unit: 'calls' },
    { what: `${what}: calls of the bucket for 1,000 rows`, value: sum('s3', 'calls'), unit: 'calls' },
  ];
};

type Cloud = Awaited<ReturnType<typeof ownCloud>>;
/** What drives a batch, asks about its rows, and makes it; everything else follows from answers, batch or not. */
const ofBatches = ['QueueDriveBatch', 'QueueAnswerBatchRow', 'CreateBatch'];

/** Runs of functions since a moment, and what all of them asked of the table. */
const runsOf = (cloud: Cloud, before: ReturnType<Cloud['functions']>): Figure[] => {
  const runsBefore = new Map(before.map(({ name, invocations }) => [name, invocations]));
  const runs = cloud
    .functions()
    .map(({ name, invocations }) => ({ name, runs: invocations - (runsBefore.get(name) ?? 0) }));
  const sum = (isWanted: (name: string) => boolean) =>
    runs.filter(({ name }) => isWanted(name)).reduce((total, one) => total + one.runs, 0);
  const isOfBatches = (name: string) => ofBatches.some((one) => name.includes(one));
  const all = cloud.aws.capacity.report();
  return [
    ...ofBatches.map((name) => ({
      what: `${name}: runs for 1,000 rows`,
      value: sum((one) => one.includes(name)),
      unit: 'runs',
    })),
    { what: 'runs of all other functions meanwhile', value: sum((name) => !isOfBatches(name)), unit: 'runs' },
    ...runs
      .filter(({ name }) => !isOfBatches(name))
      .map(({ name }) => ({
        what: `${name}: write capacity`,
        value: cloud.aws.capacity.report(name).writeUnits,
        unit: 'WCU',
      }))
      .filter(({ value }) => value >= rows),
    { what: 'write capacity of all functions', value: all.writeUnits, unit: 'WCU' },
    { what: 'read capacity of all functions', value: all.readUnits, unit: 'RCU' },
  ];
};

const withCredits = async (addresses: Addresses, credits: number): Promise<Customer> => {
  const customer = await signUp(addresses);
  const grant = { command: 'grant', email: customer.email, credits, days: 9, why: 'bench' };
  await operatorOf(addresses)(grant);
  return customer;
};

/** Asks about so many rows of production, and waits for their end; gives the seconds it took and how many nobody answered. */
const run = async ({ call }: Customer, count: number) => {
  const start = performance.now();
  const asked = Array.from({ length: count }, (_, index) => rowAt(index));
  const { id } = await call('POST /api/batches', { body: { environment: 'production', rows: asked } });
  for (;;) {
    const { completedAt, counts } = await call('GET /api/batches/{id}', { params: { id } });
    if (completedAt !== null && counts.success + counts.failed !== count) throw new Error('A row has no outcome');
    if (completedAt !== null) return { seconds: (performance.now() - start) / 1000, unanswered: counts.failed };
    await wait(500);
  }
};

/** A thousand rows beside another customer's twenty, the bank answering within a second. */
const thousand = async (): Promise<Figure[]> => {
  const cloud = await ownCloud({ CUENTACLARA_BANK_LATENCY_MS: '300-1000' });
  try {
    const [big, small] = [await withCredits(cloud.addresses, rows), await withCredits(cloud.addresses, 20)];
    cloud.aws.capacity.enabled = true;
    cloud.aws.capacity.reset();
    const before = cloud.functions();
    const large = run(big, rows);
    await wait(5_000);
    const little = await run(small, 20);
    const { seconds, unanswered } = await large;
    await cloud.drain(60);
    return [
      { what: '1,000 rows from creation to end', value: seconds, unit: 's', budget: 90 },
      { what: '20 rows of another customer meanwhile', value: little.seconds, unit: 's', budget: 20 },
      { what: 'rows that nobody answered', value: unanswered, unit: 'rows' },
      ...costOf(cloud.aws.capacity, 'QueueDriveBatch', 'driver'),
      ...costOf(cloud.aws.capacity, 'QueueAnswerBatchRow', 'worker'),
      ...costOf(cloud.aws.capacity, 'CreateBatch', 'making it'),
      ...runsOf(cloud, before),
    ];
  } finally {
    await cloud.close();
  }
};

/** A hundred rows, the bank answering in two seconds at the median. */
const hundred = async (): Promise<Figure[]> => {
  const latency = { CUENTACLARA_BANK_LATENCY_MS: '1000-3000', CUENTACLARA_BANK_DEADLINE_MS: '20000' };
  const cloud = await ownCloud({ ...latency, CUENTACLARA_BANK_PATIENCE_MS: '8000' });
  try {
    const { seconds } = await run(await withCredits(cloud.addresses, 100), 100);
    return [{ what: '100 rows, the bank at 2 s p50, to their end', value: seconds, unit: 's', budget: 30 }];
  } finally {
    await cloud.close();
  }
};

export default async (): Promise<Figure[]> => [...(await hundred()), ...(await thousand())];
