import { randomUUID } from 'node:crypto';
import { clabes } from '../accounts.ts';
import { signUp, type Customer } from '../customer.ts';
import { allRefused, answered, inTurn, type Cloud, type Trial } from './trial.ts';

const validation = { country: 'MX', accountNumber: clabes.company, environment: 'sandbox' } as const;

const statusOf = async (response: Promise<Response>): Promise<number> => (await response).status;

/** A list that goes on, and where it does. */
const cursorOf = async ({ addresses }: Cloud, { call, token }: Customer): Promise<string> => {
  for (let turn = 0; turn < 2; turn++) await call('POST /api/validations', { body: validation });
  const headers = { authorization: `Bearer ${token}` };
  const page = await fetch(`${addresses.appApi}/api/validations?limit=1`, { headers });
  return ((await page.json()) as { readonly nextCursor: string }).nextCursor;
};

const swapped = (text: string, at: number): string =>
  text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);

const cursors: Trial<Cloud> = {
  name: 'forged cursors',
  run: async (cloud) => {
    const [one, other] = [await signUp(cloud.addresses), await signUp(cloud.addresses)];
    const [own, foreign] = [await cursorOf(cloud, one), await cursorOf(cloud, other)];
    const list = (cursor: string) =>
      statusOf(
        fetch(`${cloud.addresses.appApi}/api/validations?limit=1&cursor=${encodeURIComponent(cursor)}`, {
          headers: { authorization: `Bearer ${one.token}` },
        }),
      );
    const proper = await list(own);
    // The last letter of base64 holds bits that nothing reads.
    const statuses = await inTurn(Math.min(own.length - 1, 20 * cloud.size), (at) => list(swapped(own, at)));
    statuses.push(await list(foreign), await list(own.slice(0, -2)));
    return [
      answered(
        'cursors with one letter changed, of another customer, or cut',
        statuses,
        proper === 200 && allRefused(statuses),
        `the proper one ${proper}`,
      ),
    ];
  },
};

const keysOfOthers: Trial<Cloud> = {
  name: 'idempotency keys of others',
  run: async (cloud) => {
    const [one, other] = [await signUp(cloud.addresses), await signUp(cloud.addresses)];
    const key = randomUUID();
    const post = async ({ token }: Customer) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key };
      const body = JSON.stringify(validation);
      const response = await fetch(`${cloud.addresses.appApi}/api/validations`, { method: 'POST', headers, body });
      return { status: response.status, id: ((await response.json()) as { readonly id?: string }).id };
    };
    const [first, foreign] = [await post(one), await post(other)];
    return [
      {
        tried: 'the key and the very body of another customer',
        times: 1,
        happened: `${foreign.status}, ${foreign.id === first.id ? 'with the other customer’s answer' : 'with an answer of its own'}`,
        held: foreign.status === 201 && foreign.id !== first.id,
      },
    ];
  },
};

const event = JSON.stringify({ id: 'WH-1', event_type: 'PAYMENT.CAPTURE.COMPLETED', resource: { id: 'X' } });

const webhooks: Trial<Cloud> = {
  name: 'forged webhooks of PayPal',
  run: async (cloud) => {
    const url = `${cloud.addresses.appApi}/api/payments/webhook`;
    const signed = {
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-transmission-id': randomUUID(),
      'paypal-transmission-sig': Buffer.alloc(256).toString('base64'),
      'paypal-transmission-time': new Date().toISOString(),
    };
    const certificates = [
      `${cloud.addresses.paypal}/v1/notifications/certs/CERT-x`,
      'https://evil.example/cert',
      'file:///etc/passwd',
    ];
    const shown: readonly Readonly<Record<string, string>>[] = [
      {},
      signed,
      ...certificates.map((certificate) => ({ ...signed, 'paypal-cert-url': certificate })),
    ];
    const statuses: number[] = [];
    for (const headers of shown)
      statuses.push(
        await statusOf(
          fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: event }),
        ),
      );
    return [
      answered(
        'words of PayPal without its signature, and with certificates of others',
        statuses,
        statuses.every((status) => status === 401),
      ),
    ];
  },
};

const tickets: Trial<Cloud> = {
  name: 'forged widget tickets',
  run: async ({ addresses, size }) => {
    const made = () => Buffer.from(crypto.getRandomValues(new Uint8Array(48))).toString('base64url');
    const policies = await inTurn(10 * size, async () => {
      const page = await fetch(`${addresses.widget}/v1/frame?t=${made()}.${made()}`);
      return page.headers.get('content-security-policy') ?? '';
    });
    const framed = policies.filter((policy) => !policy.includes("frame-ancestors 'none'")).length;
    return [
      {
        tried: 'tickets that nobody signed, at the frame of the widget',
        times: policies.length,
        happened: `${framed} of them may be framed by anybody`,
        held: framed === 0,
      },
    ];
  },
};

export const forged: readonly Trial<Cloud>[] = [cursors, keysOfOthers, webhooks, tickets];
