import { expect, test } from 'vitest';
import { addressOf } from './address.ts';

const shown = (headers: Record<string, string>, sourceIp = '192.0.2.9') => ({
  forwardedFor: headers['x-forwarded-for'],
  originProof: headers['x-origin-proof'],
  sourceIp,
});
const proof = 'what only our distribution knows';
const proofs = ['the one before', proof];
const through = (originProof: string) => ({
  'x-origin-proof': originProof,
  'x-forwarded-for': '203.0.113.1, 198.51.100.7, 130.176.0.1',
});

test('behind our CloudFront the address is the one CloudFront saw, whatever the caller claims before it', () => {
  expect(addressOf(shown(through(proof)), proofs)).toBe('198.51.100.7');
});

test('of two proofs that live both are believed, and none that is dropped', () => {
  expect(proofs.map((one) => addressOf(shown(through(one)), proofs))).toEqual(Array(2).fill('198.51.100.7'));
  expect(addressOf(shown(through('the one before')), [proof])).toBe('192.0.2.9');
  expect(addressOf(shown(through(proofs.join(','))), proofs)).toBe('192.0.2.9');
});

test('who only looks like CloudFront counts as the address the gateway saw', () => {
  expect(addressOf(shown(through('guessed')), proofs)).toBe('192.0.2.9');
  expect(addressOf(shown({ 'x-forwarded-for': '203.0.113.1, 192.0.2.9' }), proofs)).toBe('192.0.2.9');
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
  expect(addressOf(shown({}, address), proofs)).toBe(network);
});
