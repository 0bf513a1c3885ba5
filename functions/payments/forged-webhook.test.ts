import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { call } from '../../infra/testing/pipeline.ts';
import { scriptedPayPal } from '../../infra/testing/scripted-paypal.ts';
import {
  certificateName,
  issue,
  newAuthority,
  newKeys,
  rootOf,
  signedHeaders,
  type Signed,
} from '../../infra/testing/signed-webhook.ts';
import { receiveWebhook } from '../api/payments/receive-webhook.ts';

const root = newAuthority();
const webhookId = '5GP028458E2496506';
const queue = mockClient(SQSClient);
const verifying = 'POST /v1/notifications/verify-webhook-signature';

let paypal: Awaited<ReturnType<typeof scriptedPayPal>>;
beforeAll(async () => {
  paypal = await scriptedPayPal({
    PAYPAL_ROOTS: rootOf(root),
    PAYPAL_WEBHOOK_ID: webhookId,
    PAYMENT_QUEUE_URL: 'http://127.0.0.1/told',
  });
});
afterAll(() => paypal.close());
beforeEach(() => {
  paypal.forget();
  queue.reset();
  queue.on(SendMessageCommand).resolves({});
});

const eventOf = (captureId = '3C679366HH908993F'): string =>
  JSON.stringify({
    id: 'WH-1',
    event_type: 'PAYMENT.CAPTURE.COMPLETED',
    resource: { id: captureId, custom_id: 'pay_01kaj3v8m2x9q4w7r5t6y0p1sd', status: 'COMPLETED' },
  });

let certificates = 0;
/** An address of PayPal's where these certificates stand; never one that was asked for before. */
const certificateAt = (...chain: readonly string[]): string => {
  const path = `/v1/notifications/certs/CERT-${++certificates}`;
  paypal.on(`GET ${path}`, { body: chain.join(''), headers: { 'content-type': 'application/x-pem-file' } });
  return paypal.url + path;
};

type Headers = Record<string, string>;

/** A genuine event, and what is done to it on the way. */
const deliver = async (
  wanted: Partial<Signed> & {
    readonly with?: (headers: Headers) => Headers;
    readonly sent?: string;
    readonly isBase64Encoded?: boolean;
  } = {},
) => {
  const { with: change = (headers: Headers) => headers, sent, isBase64Encoded = false, ...signed } = wanted;
  const body = signed.body ?? eventOf();
  const certUrl = signed.certUrl ?? certificateAt(issue(root));
  const headers = change(signedHeaders({ webhookId, ...signed, body, certUrl }));
  const { statusCode, json } = await call(receiveWebhook, { body: sent ?? body, headers, isBase64Encoded });
  return { status: statusCode, error: json['error'] };
};

const toldToQueue = () => queue.commandCalls(SendMessageCommand).map(({ args }) => args[0].input.MessageBody);
const refused = { status: 401, error: 'errors.unprovenSignature' };

/** Refused, and nobody is told of anything. */
const expectRefused = async (...given: Parameters<typeof deliver>) => {
  expect(await deliver(...given)).toEqual(refused);
  expect(toldToQueue()).toEqual([]);
};

const without = (name: string) => (headers: Headers) =>
  Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name));
const having = (name: string, value: string) => (headers: Headers) => ({ ...headers, [name]: value });

const inDays = (days: number): string => new Date(Date.now() + days * 24 * 3600 * 1000).toISOString();

describe('a genuine event', () => {
  test('is queued as the ids of what it is about, and nothing else of it', async () => {
    expect(await deliver()).toEqual({ status: 200, error: undefined });
    expect(toldToQueue().map((text) => JSON.parse(text ?? ''))).toEqual([
      { about: 'capture', captureId: '3C679366HH908993F', customId: 'pay_01kaj3v8m2x9q4w7r5t6y0p1sd' },
    ]);
    expect(paypal.heard(verifying)).toEqual([]);
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
    expect(paypal.heard(`GET ${new URL(certUrl).pathname}`)).toHaveLength(1);
  });

  test.for(['BILLING.PLAN.CREATED', 'SOMETHING.NEW', 'constructor'])(
    'of a kind we did not ask for is taken and left: %s',
    async (type) => {
      const body = JSON.stringify({ event_type: type, resource: {} });
      expect(await deliver({ body })).toMatchObject({ status: 200 });
      expect(toldToQueue()).toEqual([]);
    },
  );
});

describe('nothing is done for a call', () => {
  test('whose body was altered by one character', () => expectRefused({ sent: eventOf('3C679366HH908993G') }));

  test('whose body was written again with other spaces', () =>
    expectRefused({ sent: JSON.stringify(JSON.parse(eventOf()), null, 1) }));

  test.for([
    ['PAYPAL-TRANSMISSION-ID', '8e1d1a34-0000-4000-8000-000000000000'],
    ['PAYPAL-TRANSMISSION-TIME', new Date(Date.now() - 60_000).toISOString()],
    ['PAYPAL-TRANSMISSION-SIG', Buffer.alloc(256, 7).toString('base64')],
    ['PAYPAL-TRANSMISSION-SIG', 'not base64!'],
    ['PAYPAL-AUTH-ALGO', 'SHA1withRSA'],
    ['PAYPAL-AUTH-ALGO', 'none'],
    ['PAYPAL-AUTH-ALGO', 'sha256withrsa'],
  ] as const)('whose %s was altered to %s', ([name, value]) => expectRefused({ with: having(name, value) }));

  test.for([
    'PAYPAL-TRANSMISSION-ID',
    'PAYPAL-TRANSMISSION-TIME',
    'PAYPAL-TRANSMISSION-SIG',
    'PAYPAL-CERT-URL',
    'PAYPAL-AUTH-ALGO',
  ])('without %s', (name) => expectRefused({ with: without(name) }));

  test('that shows nothing at all', () => expectRefused({ with: () => ({}) }));

  test('that PayPal signed for another webhook', () => expectRefused({ webhookId: '0EH40505U7160970P' }));

  test('that replays the signature of another event', async () => {
    const certUrl = certificateAt(issue(root));
    const headers = signedHeaders({ body: eventOf('11111111111111111'), certUrl, webhookId });
    await expectRefused({ certUrl, with: () => headers });
  });

  test.for([
    ['older than PayPal repeats events', -3.1],
    ['of the future', 0.01],
  ] as const)('%s', ([, days]) => expectRefused({ time: inDays(days) }));

  test('whose time is no time', () => expectRefused({ time: 'yesterday' }));

  test('that is larger than any event', () =>
    expectRefused({ body: JSON.stringify({ event_type: 'X', resource: 'x'.repeat(65 * 1024) }) }));

  test.for(['', '[]', '"text"', '{', '{"a":1},"webhook_id":"WEBHOOK"', '\uFEFF{}'])(
    'whose body is no object: %j',
    async (body) => {
      paypal.on(verifying, { body: { verification_status: 'SUCCESS' } });
      await expectRefused({ body });
    },
  );

  test('while no webhook is set up', async () => {
    process.env['PAYPAL_WEBHOOK_ID'] = 'none';
    await expectRefused({ webhookId: 'none' });
    process.env['PAYPAL_WEBHOOK_ID'] = webhookId;
  });
});

describe('no certificate is believed', () => {
  test('of another authority', () => expectRefused({ certUrl: certificateAt(issue(newAuthority())) }));

  test('of another authority that brings its root along', () => {
    const other = newAuthority();
    return expectRefused({ certUrl: certificateAt(issue(other), rootOf(other)) });
  });

  test('that its owner signed', () => {
    const own = newAuthority(certificateName);
    return expectRefused({ certUrl: certificateAt(issue(own), rootOf(own)) });
  });

  test('that one vouches for who may not', () => {
    const clerk = newAuthority('clerk');
    const link = issue(root, { name: clerk.name, keys: clerk });
    paypal.on(verifying, { body: { verification_status: 'FAILURE' } });
    return expectRefused({ certUrl: certificateAt(issue(clerk), link) });
  });

  test.for([
    ['that is over', { from: -30, to: -1 }],
    ['that is not valid yet', { from: 1, to: 30 }],
    ['of another name', { name: 'messageverificationcerts.paypal.com.example' }],
    ['of PayPal’s other world', { name: 'messageverificationcerts.paypal.com' }],
    ['of every name', { name: '*.sandbox.paypal.com' }],
    ['of an authority itself', { isAuthority: true }],
  ] as const)('%s', ([, wanted]) => expectRefused({ certUrl: certificateAt(issue(root, wanted)) }));

  test('of a short key', () => {
    const keys = newKeys(1024);
    return expectRefused({ certUrl: certificateAt(issue(root, { keys })), keys });
  });

  test('through one in between that is over', () => {
    const between = newAuthority('between');
    const link = issue(root, { name: between.name, keys: between, isAuthority: true, from: -9, to: -1 });
    return expectRefused({ certUrl: certificateAt(issue(between), link) });
  });

  test.for(['no certificate', '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n', 'x'.repeat(65 * 1024)])(
    'in what is none',
    (text) => expectRefused({ certUrl: certificateAt(text) }),
  );

  test('among more of them than a chain has', () =>
    expectRefused({ certUrl: certificateAt(...Array.from({ length: 7 }, () => issue(root))) }));

  test('that PayPal sends elsewhere for', async () => {
    const real = certificateAt(issue(root));
    const path = `/v1/notifications/certs/CERT-${++certificates}`;
    paypal.on(`GET ${path}`, { status: 302, headers: { location: real } });
    await expectRefused({ certUrl: paypal.url + path });
    expect(paypal.heard(`GET ${new URL(real).pathname}`)).toEqual([]);
  });

  test('that PayPal does not have', () => expectRefused({ certUrl: `${paypal.url}/v1/notifications/certs/CERT-0` }));
});

describe('no certificate is asked for', () => {
  const path = '/v1/notifications/certs/CERT-1';
  test.for([
    `http://127.0.0.1:1${path}`,
    `http://localhost${path}`,
    `https://api.paypal.com${path}`,
    'PAYPAL/v1/notifications/certs/../../../elsewhere',
    'PAYPAL/v1/notifications/certs/%2e%2e/CERT-1',
    'PAYPAL/v1/notifications/certs/CERT-1/../CERT-1',
    'PAYPAL//v1/notifications/certs/CERT-1',
    'PAYPAL/v1/notifications/certs/CERT-1?x=1',
    'PAYPAL/v1/notifications/certs/CERT-1#x',
    'PAYPAL/v1/notifications/certificates/CERT-1',
    'PAYPAL\\v1\\notifications\\certs\\CERT-1',
    'file:///etc/ssl/certs/CERT-1',
    'data:text/plain,CERT',
    'CERT-1',
  ])('at %s', async (written) => {
    await expectRefused({ certUrl: written.replace('PAYPAL', paypal.url) });
    expect(paypal.heard(`GET ${path}`)).toEqual([]);
  });
});

describe('where the certificate cannot be had', () => {
  const broken = () => {
    const path = `/v1/notifications/certs/CERT-${++certificates}`;
    paypal.on(`GET ${path}`, { breaks: true });
    return paypal.url + path;
  };

  test('PayPal is asked with the bytes that came, and believed', async () => {
    paypal.on(verifying, { body: { verification_status: 'SUCCESS' } });
    const body = eventOf().replace('"id"', '  "id"');
    expect(await deliver({ certUrl: broken(), body })).toMatchObject({ status: 200 });
    const [asked] = paypal.heard(verifying);
    expect(asked?.body.endsWith(`,"webhook_event":${body}}`)).toBe(true);
    expect(JSON.parse(asked?.body ?? '')).toMatchObject({ webhook_id: webhookId, auth_algo: 'SHA256withRSA' });
    expect(toldToQueue()).toHaveLength(1);
  });

  test('PayPal is asked too where the link to an authority is missing', async () => {
    paypal.on(verifying, { body: { verification_status: 'SUCCESS' } });
    expect(await deliver({ certUrl: certificateAt(issue(newAuthority('elsewhere'))) })).toMatchObject({ status: 200 });
  });

  test('it is refused when PayPal says no', async () => {
    paypal.on(verifying, { body: { verification_status: 'FAILURE' } });
    await expectRefused({ certUrl: broken() });
    expect(paypal.heard(verifying)).toHaveLength(1);
  });

  test.for([{ status: 404 }, { status: 200, body: 'yes' }, { status: 200, body: { verification_status: true } }])(
    'it is refused when PayPal says nothing that counts: %j',
    async (reply) => {
      paypal.on(verifying, reply);
      await expectRefused({ certUrl: broken() });
    },
  );

  test('it is refused when PayPal cannot be asked either', async () => {
    paypal.on(verifying, { breaks: true });
    await expectRefused({ certUrl: broken() });
  });
});
