import { createHmac } from 'node:crypto';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { verbs } from '#functions/ports/widget-tickets.ts';
import { widgetLimits } from '#shared/validation/widget.ts';
import { isOrigin } from '#shared/widget/origin.ts';
import { compileEdgeFunction } from '../local/site/edge-function.ts';
import { framingCode } from './framing.ts';
import { mockedClient } from '../testing/mocked-client.ts';

const key = 'the-key-of-this-stage';
const policyFor = (ancestors: string): string => `default-src 'none'; frame-ancestors ${ancestors}; base-uri 'none'`;
const nobody = policyFor("'none'");

const seconds = 1_796_000_000;
const end = seconds + 600;
const shop = 'https://pagos.example.com';

const functionOf = (code: string, now: () => number) =>
  compileEdgeFunction(
    {
      stack: 'Widget',
      logicalId: 'Framing',
      path: 'Widget/Framing',
      type: 'AWS::CloudFront::Function',
      physicalId: 'framing',
      arn: 'arn:framing',
      ref: 'framing',
      properties: { FunctionCode: code, FunctionConfig: { Runtime: 'cloudfront-js-2.0' } },
    },
    { log: () => {}, now },
  );

let time = seconds * 1000;
const framing = functionOf(framingCode({ key, policyFor }), () => time);

/** What is said to the browser of who may frame the page that was asked for with this ticket. */
const policyOf = async (...tickets: readonly string[]): Promise<string | undefined> => {
  const [first] = tickets;
  const multiValue = tickets.map((value) => ({ value }));
  const t = { value: first ?? '', ...(tickets.length > 1 && { multiValue }) };
  const result = await framing({
    version: '1.0',
    context: { distributionDomainName: 'd', distributionId: 'd', eventType: 'viewer-response', requestId: 'r' },
    viewer: { ip: '192.0.2.1' },
    request: {
      method: 'GET',
      uri: '/frame.html',
      querystring: first === undefined ? {} : { t },
      headers: {},
      cookies: {},
    },
    response: { statusCode: 200, headers: { 'content-security-policy': { value: nobody } }, cookies: {} },
  });
  if (!('response' in result)) throw new Error('The function answers a response with a response.');
  expect(Object.keys(result.response.headers)).toEqual(['content-security-policy']);
  return result.response.headers['content-security-policy']?.value;
};

/** A ticket of whatever, with the proof of whoever has this key. */
const signed = (what: unknown, by = key): string => {
  const text = Buffer.from(JSON.stringify(what)).toString('base64url');
  return `${text}.${createHmac('sha256', by).update(text).digest('base64url')}`;
};

let ticket: string;
beforeAll(async () => {
  process.env['WIDGET_TICKET_SECRET'] = 'tickets';
  // Other files of the worker share the client: they ask the real one.
  const manager = mockedClient(SecretsManagerClient);
  manager.on(GetSecretValueCommand).resolves({ SecretString: key });
  ticket = await verbs.sign.run({ o: shop, e: end });
  manager.restore();
});

describe('a ticket', () => {
  test('lets the origin that it was signed for frame the page, and nobody else', async () => {
    expect(await policyOf(ticket)).toBe(policyFor(shop));
    expect(ticket).toBe(signed({ o: shop, e: end }));
  });

  test('that was altered in any character lets nobody', async () => {
    const written = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'.split('');
    const others = ['', '.', '=', '+', '%', '\n', '\u0000', 'é'];
    const altered = ticket.split('').flatMap((own, at) => {
      // The last character of a part has bits to spare, in which nothing is written.
      const isLast = at === ticket.length - 1 || ticket.charAt(at + 1) === '.';
      const some = isLast ? written : [0, 17, 34, 51].map((more) => written[(at + more) % written.length] ?? '');
      return [...others, ...some, own + own]
        .map((by) => ticket.slice(0, at) + by + ticket.slice(at + 1))
        .filter((text) => text !== ticket);
    });
    expect(altered.length).toBeGreaterThan(10 * ticket.length);
    const believed: string[] = [];
    for (const text of altered) if ((await policyOf(text)) !== nobody) believed.push(text);
    expect(believed).toEqual([]);
  });

  test('that is over lets nobody, from the second on that it names', async () => {
    time = end * 1000 - 1;
    expect(await policyOf(ticket)).toBe(policyFor(shop));
    time = end * 1000;
    expect(await policyOf(ticket)).toBe(nobody);
    time = seconds * 1000;
  });

  test.for<[string, () => readonly string[]]>([
    ['is missing', () => []],
    ['is empty', () => ['']],
    ['comes twice', () => [ticket, ticket]],
    ['was signed by somebody else', () => [signed({ o: shop, e: end }, 'another-key')]],
    ['was signed by nobody', () => [`${ticket.split('.')[0]}.`]],
    ['is proof alone', () => [`.${ticket.split('.')[1]}`]],
    ['has a part more', () => [`${ticket}.${ticket.split('.')[1]}`]],
    ['has a proof of another spelling', () => [`${ticket}=`]],
    ['is endless', () => [signed({ o: shop, e: end, more: 'x'.repeat(10_000) })]],
    ['never ends', () => [signed({ o: shop })]],
    ['ends in words', () => [signed({ o: shop, e: '9999999999' })]],
    ['says nothing', () => [signed(null)]],
  ])('that %s lets nobody', async ([, tickets]) => {
    expect(await policyOf(...tickets())).toBe(nobody);
  });

  test.for([
    '*',
    "'self'",
    'https:',
    'https://*.example.com',
    'https://example.com/',
    'https://example.com; script-src *',
    'https://example.com, https://other.example',
    'https://example.com https://other.example',
    'https://example.com\r\nSet-Cookie: a=b',
    'https://example.com\n',
    'https://user@example.com',
    'http://example.com',
    'https://EXAMPLE.com',
    'https://exämple.com',
    'data:text/html,x',
    'null',
    '',
  ])('smuggles nothing into a header, even one that we signed: %j', async (o) => {
    expect(await policyOf(signed({ o, e: end }))).toBe(nobody);
  });

  test('smuggles nothing into a header whatever was signed', async () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl({ validSchemes: ['https', 'http'] }));
    const near = fc
      .tuple(fc.constantFrom(shop, 'http://localhost'), fc.string({ maxLength: 4 }))
      .map((two) => two.join(''));
    const anything = fc.oneof(text, near, fc.jsonValue());
    const isHarmless = fc.asyncProperty(anything, async (o) => {
      const policy = await policyOf(signed({ o, e: end }));
      return policy === nobody || (typeof o === 'string' && isOrigin(o) && policy === policyFor(o));
    });
    await expect(fc.assert(isHarmless, { numRuns: 1000 })).resolves.toBeUndefined();
  });

  test.for([
    shop,
    'https://a.b.example.com:8443',
    'http://localhost:3000',
    'http://127.0.0.1:4300',
    'https://localhost',
  ])('may be for %s', async (o) => {
    expect(await policyOf(await verbs.sign.run({ o, e: end }))).toBe(policyFor(o));
  });

  test('may be for the longest origin there is', async () => {
    const label = 'a'.repeat(63);
    const o = `https://${[label, label, label, 'b'.repeat(57)].join('.')}.mx:65535`;
    expect(isOrigin(o) && o.length <= widgetLimits.originCharacters).toBe(true);
    expect(await policyOf(await verbs.sign.run({ o, e: end }))).toBe(policyFor(o));
  });
});

test('fits into what CloudFront takes, with the longest key', () => {
  expect(Buffer.byteLength(framingCode({ key: 'k'.repeat(64), policyFor }))).toBeLessThan(5_000);
});
