import { expect, test } from 'vitest';
import { clabes } from '../../../infra/testing/accounts.ts';
import { batchesOf, mexican } from '../../../infra/testing/batch.ts';
import { ofBefore } from '../../../infra/testing/customer-of-before.ts';
import { control } from '../../../infra/testing/control.ts';
import { signUp } from '../../../infra/testing/customer.ts';
import { webhookHolders } from '../../../infra/testing/webhook-holder.ts';
import { subscribe } from '../../../infra/testing/widget-holder.ts';
import { tableIn } from '../../../infra/testing/table-in.ts';
import { keys } from '../../store/table/keys.ts';
import { sharedCloud } from '../../../infra/testing/run/resources.ts';

const { addresses: cloud, databasePort, apiKeyPepper } = await sharedCloud();

const inside = { databasePort, apiKeyPepper };
const newHolder = webhookHolders(cloud, inside);
const table = tableIn(inside.databasePort);

const url = 'http://127.0.0.1:9/';
const drained = () => control(cloud, '/events/drain', { seconds: 60 });

test('a batch that a release before made is read and answered by this one, which seals what it answers', async () => {
  const customer = await signUp(cloud);
  const lines = `${JSON.stringify(mexican(clabes.company, { customId: 'A-1' }))}\n`;
  const body = { environment: 'production', upload: { bytes: Buffer.byteLength(lines) } } as const;
  const { id, upload } = await customer.call('POST /api/batches', { body });
  const { hasKey } = await ofBefore(inside, customer);
  await fetch(upload?.url ?? '', { method: 'PUT', headers: upload?.headers ?? {}, body: lines });
  const { act, until, results } = batchesOf(customer);
  await act(id, 'start');
  await until(id, 'SUCCESS');
  expect(await results(id)).toMatchObject([{ customId: 'A-1', validation: { status: 'VALID' } }]);
  expect(await hasKey()).toBe(true);
});

test('what a function of the release before answers meanwhile is told to webhooks, sealed', async () => {
  const holder = await newHolder();
  const { answer, hasKey } = await ofBefore(inside, holder);
  const { call } = holder;
  const { id } = await call('POST /api/webhooks', {
    body: { url, events: ['validation.completed'], environment: 'production' },
  });
  await call('PATCH /api/payee-book', { body: { savesByDocument: false } });
  await answer();
  await drained();
  const { data } = await call('GET /api/webhooks/{id}/deliveries', { params: { id }, query: {} });
  expect(data).toMatchObject([{ type: 'validation.completed' }]);
  expect(await hasKey()).toBe(true);
});

test('and whom it was about is saved, sealed', async () => {
  const customer = await signUp(cloud);
  const { answer, hasKey } = await ofBefore(inside, customer);
  await answer();
  await drained();
  const { data } = await customer.call('GET /api/payees', { query: {} });
  expect(data).toMatchObject([{ name: 'PROVEEDORA DE ANTES SA DE CV' }]);
  expect(await hasKey()).toBe(true);
});

test('the first that anybody ever hears of a customer may be told to a webhook', async () => {
  const { call, ...customer } = await newHolder();
  const events = ['key.created' as const, 'subscription.changed' as const];
  const { id } = await call('POST /api/webhooks', { body: { url, events } });
  const { hasKey } = await ofBefore(inside, customer);
  await call('POST /api/keys', { body: { name: 'Tienda', environment: 'sandbox' } });
  await drained();
  expect(await hasKey()).toBe(true);
  await subscribe(cloud, { call, ...customer }, 'enterprise');
  await drained();
  const { data } = await call('GET /api/webhooks/{id}/deliveries', { params: { id }, query: {} });
  expect(new Set(data.map(({ type }) => type))).toEqual(new Set(events));
});

test('a grant that did not say yet when it expires is told as its lot says', async () => {
  const { call, email } = await signUp(cloud);
  const userId = await table.userIdOf({ email });
  const granted = async () => (await call('GET /api/credits/movements', { query: {} })).data[0];
  const before = await granted();
  const { at, lotId } = before ?? { at: '', lotId: '' };
  const place = keys.movement(userId, `${at}#0#${lotId}`);
  const { expiresAt, ...silent } = await table.get(place);
  await table.put(silent);
  expect(await granted()).toEqual(before);
  expect(before?.expiresAt).toBe(expiresAt);
});
