import fc from 'fast-check';
import { Webhook as Reference } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { Webhook, WebhookError, type HeadersLike } from './webhook.ts';

const secrets = fc
  .uint8Array({ minLength: 24, maxLength: 64 })
  .map((bytes) => `whsec_${btoa(String.fromCharCode(...bytes))}`);
const bodies = fc.json({ noUnicodeString: false });
const secret = `whsec_${btoa('k'.repeat(32))}`;
const body = JSON.stringify({ id: 'evt_1', type: 'credits.low', data: { balance: 3, note: 'Ñandú 🦤' } });

/** What a receiver gets with a body, by the reference library of Standard Webhooks. */
const signed = (of: string, by = secret, at = new Date()) => {
  const id = 'evt_01kam5s1p7000000000000000';
  const signature = new Reference(by).sign(id, at, of);
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': signature,
  };
};

const refusalOf = (rawBody: string | Uint8Array, headers: HeadersLike, by = secret): Promise<unknown> =>
  new Webhook(by).verify(rawBody, headers).then(
    () => 'taken',
    (error: unknown) => (error instanceof WebhookError ? error.code : error),
  );

test('takes whatever the reference library signs, as text and as bytes', async () => {
  await fc.assert(
    fc.asyncProperty(bodies, secrets, async (of, by) => {
      const [webhook, headers] = [new Webhook(by), signed(of, by)];
      const event: unknown = JSON.parse(of);
      expect(await webhook.verify(of, headers)).toEqual(event);
      expect(await webhook.verify(new TextEncoder().encode(of), headers)).toEqual(event);
    }),
  );
});

test('refuses a body of which one byte differs', async () => {
  const bytes = new TextEncoder().encode(body);
  await fc.assert(
    fc.asyncProperty(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), async (at, flip) => {
      const changed = Uint8Array.from(bytes, (byte, index) => (index === at ? byte ^ flip : byte));
      expect(await refusalOf(changed, signed(body))).toBe('webhook.signature');
    }),
  );
});

test.for(['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const)(
  'refuses a %s of which one character differs',
  async (name) => {
    const headers = signed(body);
    const value = headers[name];
    await fc.assert(
      fc.asyncProperty(
        fc.nat(value.length - 1),
        fc.constantFrom(...Array.from('AZaz09+/= ,.-_')),
        async (at, character) => {
          fc.pre(value[at] !== character);
          const changed = value.slice(0, at) + character + value.slice(at + 1);
          expect(await refusalOf(body, { ...headers, [name]: changed })).toMatch(/^webhook\.(signature|timestamp)$/);
        },
      ),
    );
  },
);

test('refuses what another secret signed', async () => {
  expect(await refusalOf(body, signed(body, `whsec_${btoa('q'.repeat(32))}`))).toBe('webhook.signature');
});

test('takes one good signature among others: two secrets sign while one takes the place of the other', async () => {
  const headers = signed(body);
  const other = signed(body, `whsec_${btoa('q'.repeat(32))}`)['webhook-signature'];
  const both = { ...headers, 'webhook-signature': `${other} v1a,x ${headers['webhook-signature']}` };
  expect(await new Webhook(secret).verify(body, both)).toMatchObject({ type: 'credits.low' });
});

test.for([
  ['takes', 290, 'taken'],
  ['takes', -290, 'taken'],
  ['refuses', 310, 'webhook.timestamp'],
  ['refuses', -310, 'webhook.timestamp'],
] as const)('%s what was signed %i seconds ago', async ([, seconds, expected]) => {
  expect(await refusalOf(body, signed(body, secret, new Date(Date.now() - seconds * 1_000)))).toBe(expected);
});

test('reads headers of Fetch, of Node, and in whatever case', async () => {
  const headers = signed(body);
  const shouted = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value]));
  const ofNode = { ...headers, 'set-cookie': ['a', 'b'], 'x-none': undefined };
  for (const one of [new Headers(headers), shouted, ofNode]) expect(await refusalOf(body, one)).toBe('taken');
});

test('refuses a request without one of the three headers', async () => {
  for (const name of Object.keys(signed(body)))
    expect(await refusalOf(body, { ...signed(body), [name]: undefined })).toBe('webhook.headers');
});

test('says that a parsed body cannot be proven', async () => {
  const parsed = JSON.parse(body) as string;
  expect(await refusalOf(parsed, signed(body))).toBeInstanceOf(TypeError);
});

test('a body that is signed but no JSON is refused without being quoted', async () => {
  expect(await refusalOf('999700000000000001', signed('999700000000000001'))).toBe('taken');
  expect(await refusalOf('no event', signed('no event'))).toBe('webhook.body');
});

test.for([undefined, '', 'whsec_', 'whsec_not base64!'])(
  'a secret such as %s is refused without being shown',
  (wrong) => {
    expect(() => new Webhook(wrong)).toThrow(
      /^The secret of a webhook is missing, or is not one: it begins with whsec_$/,
    );
  },
);
