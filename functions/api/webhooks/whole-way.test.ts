import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { expect, onTestFinished, test, vi } from 'vitest';
import { statusOf } from '../../../infra/testing/customer.ts';
import { asked, webhookHolders } from '../../../infra/testing/webhook-holder.ts';
import { sharedCloud } from '../../../infra/testing/run/resources.ts';

const { addresses: cloud, databasePort, apiKeyPepper } = await sharedCloud();

const newHolder = webhookHolders(cloud, { databasePort, apiKeyPepper });

const patience = { timeout: 40_000, interval: 50 };

interface Got {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A receiver of this test, and all that it got: what is tried once more begins with nothing. */
const receive = async () => {
  const got: Got[] = [];
  const receiver = createServer((request, response) => {
    void text(request).then((body) => {
      got.push({ headers: request.headers, body });
      response.writeHead(202).end('Recibido');
    });
  });
  await once(receiver.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void receiver.close());
  return { got, url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks` };
};

/** Whether a secret made one of the signatures. The clock of the product is not ours, so its age is not looked at. */
const isSignedBy = (secret: string, { headers, body }: Got): boolean => {
  const sentAt = new Date(Number(headers['webhook-timestamp']) * 1000);
  const signature = new Webhook(secret).sign(String(headers['webhook-id']), sentAt, body);
  return String(headers['webhook-signature']).split(' ').includes(signature);
};

test('an event goes to its receiver, proven by the secret that was shown, is kept, and goes again when it is asked for', async () => {
  const { got, url } = await receive();
  const [holder, stranger] = [await newHolder(), await newHolder()];
  const { call } = holder;
  const webhook = await call('POST /api/webhooks', { body: { ...asked, url, environment: 'sandbox' } });
  const params = { id: webhook.id };
  const [sent, delivery] = await Promise.all([
    vi.waitFor(() => got[0] ?? Promise.reject(new Error('nothing came')), patience),
    call('POST /api/webhooks/{id}/test', { params, body: { type: 'batch.completed' } }),
  ]);
  expect(sent.body).toBe(JSON.stringify(delivery.event));
  expect(sent.headers['webhook-id']).toBe(delivery.eventId);
  expect(isSignedBy(webhook.secret, sent)).toBe(true);

  const of = { params: { id: delivery.id } };
  const delivered = () =>
    vi.waitFor(async () => {
      const found = await call('GET /api/webhooks/deliveries/{id}', of);
      expect(found.state).toBe('delivered');
      return found;
    }, patience);
  expect(await delivered()).toMatchObject({ tries: [{ status: 202, trouble: null }], answer: 'Recibido' });
  const { data } = await call('GET /api/webhooks/{id}/deliveries', { params, query: { state: 'delivered' } });
  expect(data).toMatchObject([{ id: delivery.id, isTest: true, tries: 1, lastTry: { status: 202 } }]);

  const { secret } = await call('POST /api/webhooks/{id}/rotate', { params, body: {} });
  await call('POST /api/webhooks/deliveries/{id}/replay', of);
  const again = await vi.waitFor(() => got[1] ?? Promise.reject(new Error('nothing came')), patience);
  expect([again.body, again.headers['webhook-id']]).toEqual([sent.body, sent.headers['webhook-id']]);
  expect([webhook.secret, secret].map((one) => isSignedBy(one, again))).toEqual([true, true]);
  expect((await delivered()).tries).toHaveLength(2);

  const foreign = [
    stranger.call('GET /api/webhooks/deliveries/{id}', of),
    stranger.call('POST /api/webhooks/deliveries/{id}/replay', of),
    stranger.call('GET /api/webhooks/{id}/deliveries', { params }),
    stranger.call('POST /api/webhooks/{id}/test', { params, body: {} }),
  ];
  expect(await Promise.all(foreign.map(statusOf))).toEqual([404, 404, 404, 404]);

  await holder.lapse();
  expect(await statusOf(call('POST /api/webhooks/{id}/test', { params, body: {} }))).toBe(403);
  expect(await statusOf(call('POST /api/webhooks/deliveries/{id}/replay', of))).toBe(403);
  expect((await call('GET /api/webhooks/{id}/deliveries', { params })).data).toHaveLength(1);
  await call('DELETE /api/webhooks/{id}', { params });
  expect(await statusOf(call('GET /api/webhooks/deliveries/{id}', of))).toBe(404);
});
