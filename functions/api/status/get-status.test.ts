import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { advance, control } from '../../../infra/testing/control.ts';
import { guest } from '../../../infra/testing/customer.ts';
import { poisoned } from '../../../infra/testing/damaged.ts';
import type { Item } from '../../../infra/testing/releases/fixture.ts';
import { exclusiveCloud } from '../../../infra/testing/exclusive-cloud.ts';
import { askTable } from '../../../infra/testing/table-in.ts';

let cloud: Awaited<ReturnType<typeof exclusiveCloud>>;
beforeAll(async () => {
  cloud = await exclusiveCloud();
});
afterAll(() => cloud?.close());

const read = () => guest(cloud.addresses)('GET /api/public/status', {});
const settle = () => control(cloud.addresses, '/events/drain', { function: 'RecordAlarm' });
const set = async (alarm: string, state: string) => {
  const told = await control(cloud.addresses, '/alarms', { alarm, state });
  await settle();
  return told as unknown as readonly string[];
};

/** Every test has an hour of its own, with a pause before it that no incident survives. */
let hour = 0;
let day = '';
beforeAll(() => {
  day = new Date(cloud.clock.now() - 86_400_000).toISOString().slice(0, 10);
});
beforeEach(() => {
  hour += 1;
});
const at = (minute: number): string => `${day}T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;

interface State {
  readonly value: string;
  readonly timestamp: string;
}
const state = (value: string, minute: number): State => ({ value, timestamp: `${at(minute)}:00.123+0000` });

const eventOf = (name: string, more: Readonly<Record<string, unknown>>, type = 'State') => ({
  version: '0',
  id: randomUUID(),
  'detail-type': `CloudWatch Alarm ${type} Change`,
  source: 'aws.cloudwatch',
  account: '000000000000',
  time: `${at(50)}:00Z`,
  region: 'us-east-1',
  resources: [`arn:aws:cloudwatch:us-east-1:000000000000:alarm:${name}`],
  detail: { alarmName: name, ...more },
});

const put = (...events: readonly object[]) =>
  Promise.all(events.map((event) => control(cloud.addresses, '/bus', event as Record<string, unknown>)));

const name = (component: string, alarm: string, harm = 'degraded') => `cuentaclara-dev/${component}/${harm}/${alarm}`;
const incidentsOf = async (component: string) =>
  (await read()).incidents.filter((one) => one.component === component && one.startedAt.startsWith(at(0).slice(0, 13)));

test('an alarm that rings is seen within its answer, and is history when it stops', async () => {
  expect(await read()).toMatchObject({ status: 'operational', incidents: [] });
  expect(await set('CapturesRefused', 'ALARM')).toHaveLength(1);
  const during = await read();
  expect(during.status).toBe('outage');
  const [incident] = during.incidents;
  expect(incident).toMatchObject({ component: 'payments', status: 'outage', endedAt: null });
  expect(during.components.find(({ component }) => component === 'payments')).toMatchObject({
    status: 'outage',
    since: incident?.startedAt,
  });
  await set('CapturesRefused', 'OK');
  const after = await read();
  expect([after.status, after.incidents.length]).toEqual(['operational', 1]);
  expect(after.incidents[0]?.endedAt).not.toBeNull();
});

test('banks that do not answer are told as such', async () => {
  await set('BanksSilent', 'ALARM');
  const { status, components } = await read();
  expect([status, components.filter((one) => one.status !== 'operational').map((one) => one.component)]).toEqual([
    'degraded',
    ['banks'],
  ]);
  await set('BanksSilent', 'OK');
});

test('what customers do not notice is nobody’s incident', async () => {
  await set('RowsParked', 'ALARM');
  expect((await read()).status).toBe('operational');
  await set('RowsParked', 'OK');
});

test('events told twice, late or in the wrong order come out the same', async () => {
  const mail = name('mail', 'QueueSendMailLate');
  const begins = eventOf(mail, { previousState: state('OK', 1), state: state('ALARM', 10) });
  const ends = eventOf(mail, { previousState: state('ALARM', 10), state: state('OK', 20) });
  await put(ends);
  await settle();
  await put(begins, ends, begins);
  await settle();
  expect(await incidentsOf('mail')).toEqual([
    { component: 'mail', status: 'degraded', startedAt: `${at(10)}:00.123Z`, endedAt: `${at(20)}:00.123Z` },
  ]);
  expect((await read()).status).toBe('operational');
});

test('an alarm that is deleted while it rings, rings no more', async () => {
  const gone = name('webhooks', 'QueueOfAnotherTimeLate');
  await put(eventOf(gone, { previousState: state('OK', 1), state: state('ALARM', 10) }));
  await settle();
  expect((await read()).status).toBe('degraded');
  await put(eventOf(gone, { operation: 'delete', state: state('ALARM', 10) }, 'Configuration'));
  await settle();
  expect((await read()).status).toBe('operational');
  expect(await incidentsOf('webhooks')).toMatchObject([{ endedAt: `${at(50)}:00.000Z` }]);
});

test('alarms of others, and changes of settings, are not even heard of', async () => {
  const changed = { previousState: state('OK', 1), state: state('ALARM', 10) };
  const told = await put(
    eventOf('somebody-else/payments/outage/CapturesRefused', changed),
    eventOf('cuentaclara-development/payments/outage/CapturesRefused', changed),
    eventOf(name('payments', 'CapturesRefused', 'outage'), { operation: 'update' }, 'Configuration'),
  );
  expect(told).toEqual([[], [], []]);
});

test('an event that cannot be read is set aside, and the next is recorded', async () => {
  await put(eventOf(name('moon', 'TideLate'), { previousState: state('OK', 1), state: state('ALARM', 10) }));
  await put(
    eventOf(name('batches', 'QueueDriveBatchLate'), { previousState: state('OK', 1), state: state('ALARM', 10) }),
  );
  // Its queue hides what failed, and sets it aside after the fifth time.
  for (let attempt = 0; attempt < 6; attempt++) {
    await control(cloud.addresses, '/events/drain', { function: 'RecordAlarm', seconds: 2 }).catch(() => undefined);
    await advance(cloud.addresses, 400);
  }
  expect(await settle()).toMatchObject({ isDrained: true });
  expect(await incidentsOf('batches')).toHaveLength(1);
});

test('a row of another version, or a damaged one, takes none of the others with it', async () => {
  await put(
    eventOf(name('mail', 'QueueSendMailLate'), { previousState: state('OK', 1), state: state('ALARM', 10) }),
    eventOf(name('widget', 'AppApiGetWidgetFails'), { previousState: state('OK', 1), state: state('ALARM', 10) }),
  );
  await settle();
  const ask = askTable(cloud.databasePort);
  const { Items } = await ask<{ readonly Items: readonly Item[] }>('Query', {
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': { S: 'STATUS' } },
  });
  const good = Items.filter(({ alarm }) => alarm?.['S'] === 'QueueSendMailLate');
  // What it says now, and that it rang.
  expect(good.length).toBeGreaterThanOrEqual(2);
  for (const item of good.flatMap(poisoned)) {
    await ask('PutItem', { Item: item });
    const { components } = await read();
    expect(components.find(({ component }) => component === 'widget')?.status).toBe('degraded');
  }
});

test('the answer is kept for half a minute by whoever asks, and named', async () => {
  const asked = () => fetch(`${cloud.addresses.appApi}/api/public/status`);
  const first = await asked();
  expect(first.headers.get('cache-control')).toBe('public, max-age=30');
  expect(first.headers.get('etag')).toMatch(/^W\/"/);
});
