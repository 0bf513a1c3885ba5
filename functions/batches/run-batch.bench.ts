import type { CapacityMeter } from '../../infra/local/aws/capacity.ts';
import { clabeOf } from '../../infra/testing/accounts.ts';
import { control, signUp } from '../../infra/testing/customer.ts';
import { percentile, type Figure } from '../../infra/testing/figures.ts';
import { ownCloud } from '../../infra/testing/own-cloud.ts';

const rows = 1_000;
const banks = ['012', '072', '014', '021', '002', '036', '044', '030'];

const rowAt = (index: number) => ({
  country: 'MX',
  accountNumber: clabeOf(`${banks[index % banks.length]}180${String(index).padStart(11, '0')}`),
  customId: `EMP-${index}`,
});

/** What the functions of a batch asked of DynamoDB and SQS, for each of its rows. */
const costOf = ({ report }: CapacityMeter, name: string, what: string): Figure[] => {
  const { operations } = report(name);
  const used = Object.entries(operations);
  const sum = (service: string, of: 'calls' | 'readUnits' | 'writeUnits') =>
    used.filter(([operation]) => operation.startsWith(service)).reduce((total, [, use]) => total + use[of], 0);
  return [
    { what: `${what}: DynamoDB calls for 1,000 rows`, value: sum('dynamodb', 'calls'), unit: 'calls' },
    { what: `${what}: write capacity for 1,000 rows`, value: sum('dynamodb', 'writeUnits'), unit: 'WCU' },
    { what: `${what}: read capacity for 1,000 rows`, value: sum('dynamodb', 'readUnits'), unit: 'RCU' },
    { what: `${what}: sends to queues for 1,000 rows`, value: sum('sqs', 'calls'), unit: 'calls' },
  ];
};

/** A thousand rows of production from their creation to their end, the bank answering within a second. */
const measure = async (): Promise<Figure[]> => {
  const cloud = await ownCloud({ CUENTACLARA_BANK_LATENCY_MS: '300-1000' });
  try {
    const customer = await signUp(cloud.addresses);
    const { email } = customer;
    const grant = { command: 'grant', email, credits: rows, days: 9, by: 'bench', why: 'bench' };
    await control(cloud.addresses, '/functions/Operate/invoke', grant);
    cloud.aws.capacity.enabled = true;
    cloud.aws.capacity.reset();
    const start = performance.now();
    const { id } = await customer.call('POST /api/batches', {
      body: { environment: 'production', rows: Array.from({ length: rows }, (_, index) => rowAt(index)) },
    });
    const times: number[] = [];
    let batch = await customer.call('GET /api/batches/{id}', { params: { id } });
    while (batch.completedAt === null) {
      await new Promise((resolve) => void setTimeout(resolve, 500));
      const asked = performance.now();
      batch = await customer.call('GET /api/batches/{id}', { params: { id } });
      times.push(performance.now() - asked);
    }
    const seconds = (performance.now() - start) / 1000;
    const { success, failed } = batch.counts;
    if (success + failed !== rows) throw new Error(`Only ${success + failed} rows have an outcome`);
    return [
      { what: '1,000 rows from creation to end', value: seconds, unit: 's', budget: 90 },
      { what: 'rows that nobody answered', value: failed, unit: 'rows' },
      { what: 'how a batch is, while it runs, p99', value: percentile(times, 0.99), unit: 'ms' },
      ...costOf(cloud.aws.capacity, 'QueueDriveBatch', 'driver'),
      ...costOf(cloud.aws.capacity, 'QueueAnswerBatchRow', 'worker'),
    ];
  } finally {
    await cloud.close();
  }
};

export default measure;
