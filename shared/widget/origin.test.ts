import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isCovered, isOrigin, isOriginPattern } from './origin.ts';

const long = `${'a'.repeat(63)}.`.repeat(4);

describe('an origin', () => {
  test.for([
    'https://example.com',
    'https://pagos.example.com',
    'https://a.b.c.d.example.com.mx',
    'https://example.com:8443',
    'https://xn--mnchen-3ya.example',
    'https://tienda.xn--p1ai',
    'https://1-2.example',
    'http://localhost',
    'http://localhost:5173',
    'https://localhost:5173',
    'http://127.0.0.1:65535',
  ])('is %s', (text) => {
    expect([isOrigin(text), isOriginPattern(text)]).toEqual([true, true]);
  });

  test.for<readonly [what: string, text: string]>([
    ['in upper case', 'https://Example.com'],
    ['with the scheme in upper case', 'HTTPS://example.com'],
    ['with a slash', 'https://example.com/'],
    ['with a path', 'https://example.com/pagos'],
    ['with a query', 'https://example.com?a'],
    ['with a fragment', 'https://example.com#a'],
    ['with a dot at its end', 'https://example.com.'],
    ['with a label of nothing', 'https://a..example.com'],
    ['that begins with a dot', 'https://.example.com'],
    ['of a label alone', 'https://intranet'],
    ['of a top level alone', 'https://com'],
    ['with somebody ahead', 'https://example.com@evil.example'],
    ['with a password ahead', 'https://a:b@example.com'],
    ['with the usual port', 'https://example.com:443'],
    ['with the usual port of http', 'http://localhost:80'],
    ['with no port behind the colon', 'https://example.com:'],
    ['with the port zero', 'https://example.com:0'],
    ['with a zero ahead of the port', 'https://example.com:08443'],
    ['with a port beyond all', 'https://example.com:65536'],
    ['with a port of letters', 'https://example.com:https'],
    ['of http', 'http://example.com'],
    ['of another scheme', 'ws://example.com'],
    ['of a file', 'file://example.com'],
    ['of nowhere', 'null'],
    ['of an address', 'https://192.0.2.7'],
    ['of an address in hexadecimal', 'https://0x7f.1'],
    ['of an address of IPv6', 'https://[2001:db8::7]'],
    ['of another address of the machine itself', 'http://127.0.0.2'],
    ['that only begins like localhost', 'http://localhost.evil.example'],
    ['of letters beyond ASCII', 'https://münchen.example'],
    ['of a letter that looks like another', 'https://exаmple.com'],
    ['of punycode that is ASCII', 'https://xn--example-.com'],
    ['with an underscore', 'https://a_b.example.com'],
    ['with a hyphen ahead', 'https://-a.example.com'],
    ['with a hyphen behind', 'https://a-.example.com'],
    ['with a space', 'https://example.com '],
    ['with a line', 'https://example.com\nhttps://evil.example'],
    ['with a tab', 'https://exam\tple.com'],
    ['with a semicolon', 'https://example.com;script-src'],
    ['with a star in the middle', 'https://a.*.example.com'],
    ['with a label of 64', `https://${'a'.repeat(64)}.example.com`],
    ['of 259 characters', `https://${long}com`],
    ['of nothing', ''],
  ])('is not one %s: %s', ([, text]) => {
    expect([isOrigin(text), isOriginPattern(text)]).toEqual([false, false]);
  });

  test('of any page whose host has a name is one, and its address behind it is not', () => {
    fc.assert(
      fc.property(fc.webUrl({ validSchemes: ['https'], size: 'small' }), (url) => {
        const { origin } = new URL(url);
        expect(isOrigin(origin)).toBe(true);
        expect(isOrigin(`${origin}/`)).toBe(false);
      }),
    );
  });

  test('is nothing that a browser says otherwise, whatever is written', () => {
    const near = fc.stringMatching(/^https?:\/\/[a-zA-Z0-9.*:@/_\-\\\u00e1 ]{1,40}$/);
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' }), near), (text) => {
        if (!isOrigin(text)) return;
        const { origin, protocol, hostname } = new URL(text);
        expect(origin).toBe(text);
        expect(protocol === 'https:' || ['localhost', '127.0.0.1'].includes(hostname)).toBe(true);
        expect(text).not.toMatch(/[*;,\s'"]/);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a wildcard', () => {
  test.for(['https://*.example.com', 'https://*.pagos.example.com.mx', 'https://*.example.com:8443'])(
    'may be written as %s, which is no origin itself',
    (text) => {
      expect([isOriginPattern(text), isOrigin(text)]).toEqual([true, false]);
    },
  );

  test.for([
    'https://*',
    'https://*.',
    'https://*.com',
    'https://*.localhost',
    'https://*.127.0.0.1',
    'https://*.*.example.com',
    'https://**.example.com',
    'https://*example.com',
    'https://*.Example.com',
    'https://*.example.com.',
    'https://*.example.com/',
    'https://*.example.com:443',
    'https://*.example.com:*',
    'http://*.example.com',
    '*.example.com',
    '*',
  ])('may not be written as %s', (text) => {
    expect(isOriginPattern(text)).toBe(false);
  });

  test.for([
    ['https://a.example.com', true],
    ['https://a.b.example.com', true],
    ['https://example.com', false],
    ['https://aexample.com', false],
    ['https://a.example.com.evil.example', false],
    ['https://a.example.com:8443', false],
    ['http://a.example.com', false],
  ] as const)('of example.com covers %s: %s', ([origin, isIt]) => {
    expect(isCovered(origin, ['https://*.example.com'])).toBe(isIt);
  });
});

const labels = fc.constantFrom('a', 'b', 'example', 'aexample', 'com', 'pagos', 'evil');
const host = fc.array(labels, { minLength: 2, maxLength: 5 }).map((parts) => parts.join('.'));
const suffixed = fc.tuple(host, fc.constantFrom('', ':8443', ':444')).map(([name, port]) => name + port);
const origins = suffixed.map((text) => `https://${text}`);
const patterns = fc.oneof(
  origins,
  suffixed.map((text) => `https://*.${text}`),
);

/** The same, as CSP says it: by labels. */
const coversByLabels = (pattern: string, origin: string): boolean => {
  const [own, asked] = [new URL(pattern.replace('*.', '')), new URL(origin)];
  if (own.port !== asked.port) return false;
  if (!pattern.includes('*')) return own.hostname === asked.hostname;
  const [ours, theirs] = [own.hostname.split('.'), asked.hostname.split('.')];
  return theirs.length > ours.length && ours.every((label, at) => theirs.at(at - ours.length) === label);
};

test('a list covers what one of its patterns covers, label by label', () => {
  fc.assert(
    fc.property(origins, fc.array(patterns, { maxLength: 4 }), (origin, list) => {
      expect(isCovered(origin, list)).toBe(list.some((pattern) => coversByLabels(pattern, origin)));
    }),
    { numRuns: 2000 },
  );
});

test('an empty list covers nothing', () => {
  expect(isCovered('https://example.com', [])).toBe(false);
});
