import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, idOf, issuesOf, openAccount, paidOrder, webhookId } from './fixtures/account.ts';
import { type Receiver, startReceiver } from './fixtures/receiver.ts';
import { shapes } from './fixtures/shapes.ts';
import { rawValue } from './webhooks/raw-value.ts';

let account: Account;
let other: Receiver;
beforeAll(async () => {
  [account, other] = await Promise.all([openAccount(), startReceiver()]);
});
afterAll(async () => {
  await account.close();
  await other.close();
});

const path = '/v1/notifications/webhooks';

describe('the registration of webhooks', () => {
  it('makes, lists, changes and deletes one, which is told only what it asked for', async () => {
    const made = await account.call(`POST ${path}`, {
      url: other.url,
      event_types: [{ name: 'PAYMENT.CAPTURE.COMPLETED' }],
    });
    expect([made.status, shapes.webhook.parse(made.body).url]).toEqual([201, other.url]);
    await paidOrder(account);
    await account.settled();
    expect(other.types()).toEqual(['PAYMENT.CAPTURE.COMPLETED']);
    const change = [{ op: 'replace', path: '/event_types', value: [{ name: '*' }] }];
    expect((await account.call(`PATCH ${path}/${idOf(made)}`, change)).body).toMatchObject({
      event_types: [{ name: '*' }],
    });
    const all = (await account.call(`GET ${path}`)).body['webhooks'];
    expect(
      shapes.webhook
        .array()
        .parse(all)
        .map(({ id }) => id),
    ).toEqual([webhookId, idOf(made)]);
    expect((await account.call(`DELETE ${path}/${idOf(made)}`)).status).toBe(204);
    expect((await account.call(`GET ${path}/${idOf(made)}`)).status).toBe(404);
  });

  it('refuses unknown events, an address it has, and the eleventh', async () => {
    const create = (url: string, name = '*') => account.call(`POST ${path}`, { url, event_types: [{ name }] });
    expect(issuesOf(await create(other.url, 'PAYMENT.NONE'))).toEqual(['INVALID_PARAMETER_VALUE']);
    expect(issuesOf(await create(account.receiver.url))).toEqual(['WEBHOOK_URL_ALREADY_EXISTS']);
    const made = [];
    for (let count = 1; count < 10; count += 1) made.push(await create(`https://${count}.example.test/`));
    expect(made.map(({ status }) => status)).toEqual(made.map(() => 201));
    expect(issuesOf(await create('https://11.example.test/'))).toEqual(['WEBHOOK_NUMBER_LIMIT_EXCEEDED']);
    for (const each of made) await account.call(`DELETE ${path}/${idOf(each)}`);
  });
});

describe('the judgement of a signature', () => {
  const judged = async (change: Readonly<Record<string, unknown>> = {}, rewrite = (event: string) => event) => {
    const [received] = account.receiver.received;
    if (!received) throw new Error('Nothing was told.');
    const { headers, body } = received;
    const fields = {
      auth_algo: headers['paypal-auth-algo'],
      cert_url: headers['paypal-cert-url'],
      transmission_id: headers['paypal-transmission-id'],
      transmission_sig: headers['paypal-transmission-sig'],
      transmission_time: headers['paypal-transmission-time'],
      webhook_id: webhookId,
      ...change,
    };
    const text = `${JSON.stringify(fields).slice(0, -1)},"webhook_event":${rewrite(body)}}`;
    const answer = await account.call('POST /v1/notifications/verify-webhook-signature', text);
    return answer.body['verification_status'];
  };

  it('is SUCCESS for what was sent, byte for byte', async () => {
    await paidOrder(account);
    await account.settled();
    expect(await judged()).toBe('SUCCESS');
  });

  it.each([
    ['an event written anew', {}, (event: string) => JSON.stringify(JSON.parse(event), null, 2)],
    ['an altered event', {}, (event: string) => event.replace('APPROVED', 'COMPLETED')],
    ['another webhook', { webhook_id: 'WEBHOOK_ID' }, undefined],
    ['another time', { transmission_time: '2027-01-31T10:00:01Z' }, undefined],
    ['another algorithm', { auth_algo: 'SHA1withRSA' }, undefined],
    ['a foreign certificate', { cert_url: 'https://evil.example.test/cert' }, undefined],
  ])('is FAILURE for %s', async (_, change, rewrite) => {
    expect(await judged(change, rewrite)).toBe('FAILURE');
  });
});

it.each([
  ['{"a":1,"b":{"c":"}\\""},"d":2}', '{"c":"}\\""}'],
  ['{ "x" : "b", "b" : [1, {"b": 2}] }', '[1, {"b": 2}]'],
  ['{"a":{"b":1}}', undefined],
  ['not json', undefined],
])('the member b of %s is %s', (text, value) => {
  expect(rawValue(text, 'b')).toBe(value);
});
