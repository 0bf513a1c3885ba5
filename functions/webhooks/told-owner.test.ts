import { expect, test } from 'vitest';
import { mailsTo } from '../../infra/testing/customer.ts';
import { asked, webhookHolders } from '../../infra/testing/webhook-holder.ts';
import { sharedCloud } from '../../infra/testing/run/resources.ts';

const { addresses: cloud, databasePort, apiKeyPepper } = await sharedCloud();

const newHolder = webhookHolders(cloud, {
  databasePort,
  apiKeyPepper,
});

const elsewhere = 'https://hooks.ladron.example/todo';

test('whoever sets up, moves, renews or deletes a webhook with a key is heard of by its owner, and told no address', async () => {
  const { email, key } = await newHolder();
  const { call } = await key('production');
  const told = async () =>
    (await mailsTo(cloud, email)).filter(({ subject }) => /webhook/.test(subject)).map(({ subject }) => subject);
  const { id } = await call('POST /v1/webhooks', { body: asked });
  expect(await told()).toEqual(['Hay un webhook nuevo en tu cuenta de CuentaClara']);
  const params = { id };
  await call('PATCH /v1/webhooks/{id}', { params, body: { description: 'Pagos', active: false } });
  expect(await told()).toHaveLength(1);
  await call('PATCH /v1/webhooks/{id}', { params, body: { url: elsewhere } });
  await call('PATCH /v1/webhooks/{id}', { params, body: { url: elsewhere } });
  expect((await told()).toSorted()).toEqual([
    'Hay un webhook nuevo en tu cuenta de CuentaClara',
    'Un webhook de CuentaClara va a otra dirección',
  ]);
  await call('POST /v1/webhooks/{id}/rotate', { params, body: {} });
  await call('DELETE /v1/webhooks/{id}', { params });
  expect((await told()).toSorted()).toEqual([
    'Hay un webhook nuevo en tu cuenta de CuentaClara',
    'Se eliminó un webhook de CuentaClara',
    'Un webhook de CuentaClara tiene otro secreto',
    'Un webhook de CuentaClara va a otra dirección',
  ]);
  expect(JSON.stringify(await mailsTo(cloud, email))).not.toMatch(/ladron|tienda/);
});
