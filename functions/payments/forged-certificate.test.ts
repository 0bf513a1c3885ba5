import { beforeEach, describe, expect, test } from 'vitest';
import { certificateName, issue, newAuthority, newKeys, rootOf } from '../../infra/testing/signed-webhook.ts';
import { eventOf, refused, root, verifying, webhookId, webhookTrial } from '../../infra/testing/webhook-trial.ts';

const { paypal, newAddress, certificateAt, deliver } = webhookTrial();

describe('no certificate is believed', () => {
  // Who shows a certificate that can be judged is not helped by PayPal's word.
  beforeEach(() => paypal().on(verifying, { body: { verification_status: 'SUCCESS' } }));

  test.for(['other', root.name])('of another authority, called %s, unless PayPal says so', async (name) => {
    paypal().on(verifying, { body: { verification_status: 'FAILURE' } });
    expect(await deliver({ certUrl: certificateAt(issue(newAuthority(name))) })).toEqual(refused);
  });

  test('of another authority that brings its root along', async () => {
    const other = newAuthority();
    expect(await deliver({ certUrl: certificateAt(issue(other), rootOf(other)) })).toEqual(refused);
  });

  test('that its owner signed', async () => {
    const own = newAuthority(certificateName);
    expect(await deliver({ certUrl: certificateAt(issue(own), rootOf(own)) })).toEqual(refused);
  });

  test('that one vouches for who may not', async () => {
    const clerk = newAuthority('clerk');
    const link = issue(root, { name: clerk.name, keys: clerk });
    paypal().on(verifying, { body: { verification_status: 'FAILURE' } });
    expect(await deliver({ certUrl: certificateAt(issue(clerk), link) })).toEqual(refused);
  });

  test.for([
    ['that is over', { from: -30, to: -1 }],
    ['that is not valid yet', { from: 1, to: 30 }],
    ['of another name', { name: 'messageverificationcerts.paypal.com.example' }],
    ['of PayPal’s other world', { name: 'messageverificationcerts.paypal.com' }],
    ['of every name', { name: '*.sandbox.paypal.com' }],
    ['of an authority itself', { isAuthority: true }],
  ] as const)('%s', async ([, wanted]) => {
    expect(await deliver({ certUrl: certificateAt(issue(root, wanted)) })).toEqual(refused);
  });

  test('of a short key', async () => {
    const keys = newKeys(1024);
    expect(await deliver({ certUrl: certificateAt(issue(root, { keys })), keys })).toEqual(refused);
  });

  test('through one in between that is over', async () => {
    const between = newAuthority('between');
    const link = issue(root, { name: between.name, keys: between, isAuthority: true, from: -9, to: -1 });
    expect(await deliver({ certUrl: certificateAt(issue(between), link) })).toEqual(refused);
  });

  test.for(['no certificate', '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n', 'x'.repeat(65 * 1024)])(
    'in what is none',
    async (text) => {
      expect(await deliver({ certUrl: certificateAt(text) })).toEqual(refused);
    },
  );

  test('among more of them than a chain has', async () => {
    expect(await deliver({ certUrl: certificateAt(...Array.from({ length: 7 }, () => issue(root))) })).toEqual(refused);
  });

  test('that PayPal sends elsewhere for', async () => {
    const real = certificateAt(issue(root));
    const address = newAddress();
    paypal().on(`GET ${new URL(address).pathname}`, { status: 302, headers: { location: real } });
    expect(await deliver({ certUrl: address })).toEqual(refused);
    expect(paypal().heard(`GET ${new URL(real).pathname}`)).toEqual([]);
  });

  test('that PayPal does not have', async () => {
    expect(await deliver({ certUrl: `${paypal().url}/v1/notifications/certs/CERT-0` })).toEqual(refused);
  });
});

describe('no certificate is asked for', () => {
  beforeEach(() => paypal().on(verifying, { body: { verification_status: 'SUCCESS' } }));

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
    expect(await deliver({ certUrl: written.replace('PAYPAL', paypal().url) })).toEqual(refused);
    expect(paypal().calls()).toEqual([]);
  });
});

describe('where the certificate cannot be had', () => {
  const broken = () => {
    const address = newAddress();
    paypal().on(`GET ${new URL(address).pathname}`, { breaks: true });
    return address;
  };

  test('PayPal is asked with the bytes that came, and believed', async () => {
    paypal().on(verifying, { body: { verification_status: 'SUCCESS' } });
    const body = eventOf().replace('"id"', '  "id"');
    expect(await deliver({ certUrl: broken(), body })).toMatchObject({ status: 200, told: [expect.any(String)] });
    const [asked] = paypal().heard(verifying);
    expect(asked?.body.endsWith(`,"webhook_event":${body}}`)).toBe(true);
    expect(JSON.parse(asked?.body ?? '')).toMatchObject({ webhook_id: webhookId, auth_algo: 'SHA256withRSA' });
  });

  test('PayPal is asked too where the link to an authority is missing', async () => {
    paypal().on(verifying, { body: { verification_status: 'SUCCESS' } });
    expect(await deliver({ certUrl: certificateAt(issue(newAuthority('elsewhere'))) })).toMatchObject({ status: 200 });
  });

  test('it is refused when PayPal says no', async () => {
    paypal().on(verifying, { body: { verification_status: 'FAILURE' } });
    expect(await deliver({ certUrl: broken() })).toEqual(refused);
    expect(paypal().heard(verifying)).toHaveLength(1);
  });

  test.for([{ status: 404 }, { status: 200, body: 'yes' }, { status: 200, body: { verification_status: true } }])(
    'it is refused when PayPal says nothing that counts: %j',
    async (reply) => {
      paypal().on(verifying, reply);
      expect(await deliver({ certUrl: broken() })).toEqual(refused);
    },
  );

  test('it is refused when PayPal cannot be asked either', async () => {
    paypal().on(verifying, { breaks: true });
    expect(await deliver({ certUrl: broken() })).toEqual(refused);
  });
});
