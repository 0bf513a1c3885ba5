import { expect, test } from 'vitest';
import { addressOf, userAgentFamilyOf } from './caller.ts';

const event = (headers: Record<string, string>, sourceIp = '192.0.2.9') =>
  ({ headers, requestContext: { identity: { sourceIp } } }) as Parameters<typeof addressOf>[0];
const proof = 'what only our distribution knows';
const through = (shown: string) => ({
  via: '1.1 0a1b.cloudfront.net (CloudFront)',
  'x-origin-proof': shown,
  'x-forwarded-for': '203.0.113.1, 198.51.100.7, 130.176.0.1',
});

test('behind our CloudFront the address is the one CloudFront saw, whatever the caller claims before it', () => {
  expect(addressOf(event(through(proof)), proof)).toBe('198.51.100.7');
});

test('who only looks like CloudFront counts as the address the gateway saw', () => {
  expect(addressOf(event(through('guessed')), proof)).toBe('192.0.2.9');
  expect(addressOf(event({ 'X-Forwarded-For': '203.0.113.1, 192.0.2.9' }), proof)).toBe('192.0.2.9');
});

test.for([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8::2', '2001:db8:0:0'],
  ['2001:db8::5:1:1:1', '2001:db8:0:0'],
  ['2001:db8:1::', '2001:db8:1:0'],
  ['::1', '0:0:0:0'],
  ['::ffff:192.0.2.9', '192.0.2.9'],
] as const)('the IPv6 address %s counts as %s, however it is written', ([address, network]) => {
  expect(addressOf(event({}, address), proof)).toBe(network);
});

test.for([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge, Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox, Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari, iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
    'Chrome, Android',
  ],
] as const)('%s is %s', ([header, family]) => {
  expect(userAgentFamilyOf(header)).toBe(family);
});

test('a program that is no browser has no family', () => {
  expect(userAgentFamilyOf('curl/8.5')).toBeUndefined();
  expect(userAgentFamilyOf(undefined)).toBeUndefined();
});
