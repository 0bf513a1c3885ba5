import { marshall } from '@aws-sdk/util-dynamodb';
import { beforeAll, expect, test } from 'vitest';
import { control, nowOf } from '../../../infra/testing/control.ts';
import { refusal, signUp, type Customer } from '../../../infra/testing/customer.ts';
import { askTable, tableIn } from '../../../infra/testing/table-in.ts';
import { stepsAt, type SessionRow } from '../../../infra/testing/widget-sessions.ts';
import { newId } from '../../proof.ts';
import { minusDays } from '../../rules/time.ts';
import { keys } from '../../store/table/keys.ts';
import { sharedCloud } from '../../../infra/testing/run/resources.ts';

const { addresses: cloud, databasePort } = await sharedCloud();

const table = tableIn(databasePort);
const ask = askTable(databasePort);

let customer: Customer;
let userId: string;
beforeAll(async () => {
  customer = await signUp(cloud);
  userId = await table.userIdOf(customer);
});

const now = () => nowOf(cloud);

/** Written as the product writes it, step by step, so that its stream tells of each. */
const lived = async (session: Omit<SessionRow, 'userId'>, ...later: readonly Partial<SessionRow>[]) => {
  const place = keys.widgetSession(newId('hash', session.createdAt));
  await table.put({ ...place, userId, ...session });
  for (const change of later)
    await ask('UpdateItem', {
      Key: marshall(place),
      UpdateExpression: `SET ${Object.keys(change)
        .map((name) => `${name} = :${name}`)
        .join(', ')}`,
      ExpressionAttributeValues: marshall(
        Object.fromEntries(Object.entries(change).map(([name, value]) => [`:${name}`, value])),
      ),
    });
};

const counted = async () => {
  for (const consumer of ['StreamPublishEvents', 'QueueCountWidgetSessions'])
    await control(cloud, '/events/drain', { function: consumer });
};

const analytics = (query: object = {}) => customer.call('GET /api/widget/analytics', { query });
const none = { minted: 0, opened: 0, asked: 0, answered: 0, accepted: 0, left: 0 };

test('a customer whose widget nobody has seen has a line of zeros for every day', async () => {
  const { days, totals, hosts, countries, answers, acceptedWithinSeconds, period, environment } = await analytics();
  expect([period, environment, days.length, totals]).toEqual([30, 'production', 30, none]);
  expect([hosts, countries, acceptedWithinSeconds]).toEqual([[], [], null]);
  expect(answers.map(({ count }) => count)).toEqual([0, 0, 0, 0]);
});

test('what payees do in the widget is counted behind them, by day, host, country and answer; a trial is not', async () => {
  const at = await now();
  const yesterday = minusDays(at, 1);
  const session = {
    key: 'key_1',
    environment: 'production',
    origin: 'https://pagos.example.com',
    createdAt: at,
    steps: stepsAt(at, 'minted'),
  } as const;
  const steps = stepsAt(at, 'minted', 'opened', 'asked', 'answered');
  await lived(
    session,
    { steps: stepsAt(at, 'minted', 'opened') },
    { steps, answered: { country: 'MX', verdict: 'mismatch' } },
    { steps: { ...steps, accepted: at }, answered: { country: 'MX', verdict: 'confirmed' } },
  );
  await lived({ ...session, createdAt: yesterday }, { steps: stepsAt(at, 'minted', 'opened', 'left') });
  await lived({ ...session, environment: 'sandbox', origin: 'http://localhost:5173' });
  const { key: _, ...trial } = session;
  await lived({ ...trial, environment: 'sandbox', origin: 'https://dashboard.example.com' });
  await counted();

  const { totals, days, hosts, countries, answers, acceptedWithinSeconds } = await analytics({ period: '7' });
  expect(totals).toEqual({ minted: 2, opened: 2, asked: 1, answered: 1, accepted: 1, left: 1 });
  expect(days.slice(-2)).toEqual([
    { ...none, date: yesterday.slice(0, 10), minted: 1, opened: 1, left: 1 },
    { ...none, date: at.slice(0, 10), minted: 1, opened: 1, asked: 1, answered: 1, accepted: 1 },
  ]);
  expect(hosts).toEqual([{ origin: 'https://pagos.example.com', ...totals }]);
  expect(countries).toEqual([{ country: 'MX', answered: 1, confirmed: 1 }]);
  expect(answers.filter(({ count }) => count > 0)).toEqual([{ verdict: 'confirmed', count: 1 }]);
  expect(acceptedWithinSeconds).toBe(5);
  const sandbox = await analytics({ environment: 'sandbox', period: '90' });
  expect(sandbox.hosts.map(({ origin }) => origin)).toEqual(['http://localhost:5173']);
});

test('nobody sees those of another customer, and no period but those offered is told', async () => {
  const other = await signUp(cloud);
  expect((await other.call('GET /api/widget/analytics', {})).totals).toEqual(none);
  const asked = customer.call('GET /api/widget/analytics', { query: { period: '31' as never } });
  expect(await refusal(asked)).toMatchObject({ status: 422 });
});
