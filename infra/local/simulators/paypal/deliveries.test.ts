import { X509Certificate, createPublicKey, verify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Account, activeSubscription, openAccount, paidOrder, webhookId } from './fixtures/account.ts';
import type { Received } from './fixtures/receiver.ts';
import { shapes } from './fixtures/shapes.ts';
import { days } from './time.ts';

let account: Account;
beforeEach(async () => {
  account = await openAccount();
});
afterEach(() => account.close());

const named = ({ headers }: Received, name: string): string => String(headers[`paypal-${name}`]);
const mode = (wanted: object) => account.control('/webhooks', wanted);
const bothOf = ['CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.COMPLETED'];

describe('the signature of a webhook', () => {
  const certificateOf = async (received: Received) =>
    new X509Certificate(await (await fetch(named(received, 'cert-url'))).text());
  const isSigned = async (received: Received, body = received.body) => {
    const { publicKey } = await certificateOf(received);
    const parts = [named(received, 'transmission-id'), named(received, 'transmission-time'), webhookId, crc32(body)];
    const signature = Buffer.from(named(received, 'transmission-sig'), 'base64');
    return verify('sha256', Buffer.from(parts.join('|')), publicKey, signature);
  };

  it('is over id, time, webhook and the bytes of the body, by the certificate at its address', async () => {
    await paidOrder(account);
    await account.settled();
    for (const received of account.receiver.received) {
      expect(shapes.event.safeParse(JSON.parse(received.body)).error).toBeUndefined();
      expect(named(received, 'auth-algo')).toBe('SHA256withRSA');
      expect(await isSigned(received)).toBe(true);
      expect(await isSigned(received, received.body.replace('19.00', '91.00'))).toBe(false);
    }
  });

  it('comes from a certificate of the message verification host, issued by the root that is known', async () => {
    await paidOrder(account);
    await account.settled();
    const root = new X509Certificate(account.root);
    expect([root.ca, root.verify(root.publicKey)]).toEqual([true, true]);
    for (const received of account.receiver.received) {
      const certificate = await certificateOf(received);
      expect(certificate.subject).toBe('CN=messageverificationcerts.sandbox.paypal.com');
      expect([certificate.ca, certificate.checkIssued(root), certificate.verify(root.publicKey)]).toEqual([
        false,
        true,
        true,
      ]);
      expect(createPublicKey(certificate.publicKey.export({ type: 'spki', format: 'pem' })).asymmetricKeyType).toBe(
        'rsa',
      );
      expect(Date.parse(certificate.validFrom) < account.now()).toBe(true);
    }
  });

  it('is by another certificate once the first is a year old, and the first is still found', async () => {
    await activeSubscription(account);
    await account.settled();
    await account.advance(400 * days);
    const [first, last] = [account.receiver.received.at(0), account.receiver.received.at(-1)];
    if (!first || !last) throw new Error('Nothing was told.');
    expect(named(first, 'cert-url')).not.toBe(named(last, 'cert-url'));
    expect(Date.parse((await certificateOf(last)).validTo)).toBeGreaterThan(account.now());
    expect([await isSigned(first), await isSigned(last)]).toEqual([true, true]);
  });

  it('has no certificate under an unknown name', async () => {
    expect((await fetch(`${account.url}/v1/notifications/certs/CERT-none`)).status).toBe(404);
  });
});

describe('a webhook that is not taken', () => {
  const failing = async () => {
    account.receiver.answer(503);
    await paidOrder(account);
    await account.settled();
  };
  const transmissions = async () => {
    const { body } = await account.call('GET /v1/notifications/webhooks-events?event_type=PAYMENT.CAPTURE.COMPLETED');
    return (body['events'] as readonly { readonly transmissions: readonly { status: string; attempts: number }[] }[])[0]
      ?.transmissions[0];
  };

  it('comes again, the same in everything, until it is', async () => {
    await failing();
    expect(account.receiver.types()).toEqual(bothOf);
    account.receiver.answer(200);
    await account.advance(60_000);
    expect(account.receiver.types()).toEqual([...bothOf, ...bothOf]);
    const [first, , again] = account.receiver.received;
    expect(again?.body).toBe(first?.body);
    expect(again?.headers['paypal-transmission-id']).toBe(first?.headers['paypal-transmission-id']);
    await account.advance(days);
    expect(account.receiver.received).toHaveLength(4);
    expect(await transmissions()).toMatchObject({ status: 'SUCCESS', attempts: 2 });
  });

  it('comes 25 times within three days and then no more', async () => {
    await failing();
    for (let hour = 0; hour < 80 * 6; hour += 1) {
      account.leap(600_000);
      await account.settled();
    }
    await account.renewToken();
    const ofCapture = account.receiver.types().filter((type) => type === 'PAYMENT.CAPTURE.COMPLETED').length;
    expect(await transmissions()).toMatchObject({ status: 'FAILURE', attempts: ofCapture });
    expect([ofCapture > 20, ofCapture <= 25]).toEqual([true, true]);
    await account.advance(days);
    expect(account.receiver.types().filter((type) => type === 'PAYMENT.CAPTURE.COMPLETED')).toHaveLength(ofCapture);
  });
});

describe('the mode of webhooks', () => {
  it('drop: nothing comes, but what happened is listed and can be sent again', async () => {
    await mode({ mode: 'drop' });
    await paidOrder(account);
    await account.advance(days);
    expect(account.receiver.received).toEqual([]);
    const { body } = await account.call('GET /v1/notifications/webhooks-events?event_type=PAYMENT.CAPTURE.COMPLETED');
    const events = body['events'] as readonly { readonly id: string }[];
    expect(events).toHaveLength(1);
    expect((await account.call(`POST /v1/notifications/webhooks-events/${events[0]?.id}/resend`, {})).status).toBe(202);
    await account.settled();
    expect(account.receiver.received.map(({ event }) => event.id)).toEqual([events[0]?.id]);
  });

  it('duplicate: everything comes twice', async () => {
    await mode({ mode: 'duplicate' });
    await paidOrder(account);
    await account.settled();
    const ids = account.receiver.received.map(({ event }) => event.id);
    expect([ids.length, new Set(ids).size]).toEqual([4, 2]);
  });

  it('delay: everything comes later by the clock', async () => {
    await mode({ mode: 'delay', delaySeconds: 90 });
    await paidOrder(account);
    await account.advance(89_000);
    expect(account.receiver.received).toEqual([]);
    await account.advance(1000);
    expect(account.receiver.types()).toEqual(bothOf);
  });

  it('reorder: what happens within a while comes last first', async () => {
    await mode({ mode: 'reorder', delaySeconds: 10 });
    await paidOrder(account);
    await activeSubscription(account);
    await account.advance(10_000);
    expect(account.receiver.types().filter((type) => bothOf.includes(type))).toEqual(bothOf.toReversed());
    expect(account.receiver.types().filter((type) => !bothOf.includes(type))).toEqual([
      'PAYMENT.SALE.COMPLETED',
      'BILLING.SUBSCRIPTION.ACTIVATED',
      'BILLING.SUBSCRIPTION.CREATED',
    ]);
  });

  it('is refused where it is unknown, and normal again after a reset', async () => {
    expect((await mode({ mode: 'lost' })).status).toBe(400);
    await mode({ mode: 'drop' });
    expect((await account.control('', {}, 'DELETE')).body).toMatchObject({ webhooks: { mode: 'normal' } });
    await paidOrder(account);
    await account.settled();
    expect(account.receiver.types()).toEqual(bothOf);
  });
});
