import { describe, expect, test } from 'vitest';
import { issue, newAuthority, signedHeaders } from '../../infra/testing/signed-webhook.ts';
import { eventOf, refused, root, verifying, webhookId, webhookTrial } from '../../infra/testing/webhook-trial.ts';

const { paypal, certificateAt, deliver } = webhookTrial();

type Headers = Record<string, string>;
const without = (name: string) => (headers: Headers) =>
  Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name));
const having = (name: string, value: string) => (headers: Headers) => ({ ...headers, [name]: value });

const inDays = (days: number): string => new Date(Date.now() + days * 24 * 3600 * 1000).toISOString();

describe('a genuine event', () => {
  test('is queued as the ids of what it is about, and nothing else of it', async () => {
    const { status, told } = await deliver();
    expect(status).toBe(200);
    expect(told.map((text) => JSON.parse(text ?? '') as unknown)).toEqual([
      { about: 'capture', captureId: '3C679366HH908993F', customId: 'pay_01kaj3v8m2x9q4w7r5t6y0p1sd' },
    ]);
    expect(paypal().heard(verifying)).toEqual([]);
  });

  test('may come encoded: the bytes are what is signed', async () => {
    const sent = Buffer.from(eventOf()).toString('base64');
    expect(await deliver({ sent, isBase64Encoded: true })).toMatchObject({ status: 200 });
  });

  test('is believed by a certificate that another one vouches for', async () => {
    const between = newAuthority('between');
    const link = issue(root, { name: between.name, keys: between, isAuthority: true });
    expect(await deliver({ certUrl: certificateAt(issue(between), link) })).toMatchObject({ status: 200 });
  });

  test('is believed three days long, while PayPal repeats it', async () => {
    expect(await deliver({ time: inDays(-3) })).toMatchObject({ status: 200 });
  });

  test('asks for a certificate once, however many events it signs', async () => {
    const certUrl = certificateAt(issue(root));
    for (let turn = 0; turn < 3; turn++) expect(await deliver({ certUrl })).toMatchObject({ status: 200 });
    expect(paypal().heard(`GET ${new URL(certUrl).pathname}`)).toHaveLength(1);
  });

  test.for(['BILLING.PLAN.CREATED', 'SOMETHING.NEW', 'constructor'])(
    'of a kind we did not ask for is taken and left: %s',
    async (type) => {
      const body = JSON.stringify({ event_type: type, resource: {} });
      expect(await deliver({ body })).toMatchObject({ status: 200, told: [] });
    },
  );
});

describe('nothing is done for a call', () => {
  test('whose body was altered by one character', async () => {
    expect(await deliver({ sent: eventOf('3C679366HH908993G') })).toEqual(refused);
  });

  test('whose body was written again with other spaces', async () => {
    expect(await deliver({ sent: JSON.stringify(JSON.parse(eventOf()), null, 1) })).toEqual(refused);
  });

  test.for([
    ['PAYPAL-TRANSMISSION-ID', '8e1d1a34-0000-4000-8000-000000000000'],
    ['PAYPAL-TRANSMISSION-TIME', new Date(Date.now() - 60_000).toISOString()],
    ['PAYPAL-TRANSMISSION-SIG', Buffer.alloc(256, 7).toString('base64')],
    ['PAYPAL-TRANSMISSION-SIG', 'not base64!'],
    ['PAYPAL-AUTH-ALGO', 'SHA1withRSA'],
    ['PAYPAL-AUTH-ALGO', 'none'],
    ['PAYPAL-AUTH-ALGO', 'sha256withrsa'],
  ] as const)('whose %s was altered to %s', async ([name, value]) => {
    expect(await deliver({ with: having(name, value) })).toEqual(refused);
  });

  test.for([
    'PAYPAL-TRANSMISSION-ID',
    'PAYPAL-TRANSMISSION-TIME',
    'PAYPAL-TRANSMISSION-SIG',
    'PAYPAL-CERT-URL',
    'PAYPAL-AUTH-ALGO',
  ])('without %s', async (name) => {
    expect(await deliver({ with: without(name) })).toEqual(refused);
  });

  test('that shows nothing at all', async () => {
    expect(await deliver({ with: () => ({}) })).toEqual(refused);
  });

  test('that PayPal signed for another webhook', async () => {
    expect(await deliver({ webhookId: '0EH40505U7160970P' })).toEqual(refused);
  });

  test('that replays the signature of another event', async () => {
    const certUrl = certificateAt(issue(root));
    const headers = signedHeaders({ body: eventOf('11111111111111111'), certUrl, webhookId });
    expect(await deliver({ certUrl, with: () => headers })).toEqual(refused);
  });

  test.for([
    ['older than PayPal repeats events', -3.1],
    ['of the future', 0.01],
  ] as const)('%s', async ([, days]) => {
    expect(await deliver({ time: inDays(days) })).toEqual(refused);
  });

  test('whose time is no time', async () => {
    expect(await deliver({ time: 'yesterday' })).toEqual(refused);
  });

  test('that is larger than any event', async () => {
    expect(await deliver({ body: JSON.stringify({ event_type: 'X', resource: 'x'.repeat(65 * 1024) }) })).toEqual(
      refused,
    );
  });

  test.for(['', '[]', '"text"', '{', '{"a":1},"webhook_id":"WEBHOOK"', '\uFEFF{}'])(
    'whose body is no object: %j',
    async (body) => {
      paypal().on(verifying, { body: { verification_status: 'SUCCESS' } });
      expect(await deliver({ body })).toEqual(refused);
    },
  );

  test('while no webhook is set up', async () => {
    process.env['PAYPAL_WEBHOOK_ID'] = 'none';
    expect(await deliver({ webhookId: 'none' })).toEqual(refused);
    process.env['PAYPAL_WEBHOOK_ID'] = webhookId;
  });
});
