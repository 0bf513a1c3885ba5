import { randomBytes } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { open, seal } from './cipher.ts';
import { packed, unpacked } from './packed.ts';

const key = randomBytes(32);
const bytes = fc.uint8Array({ maxLength: 300 });
const place = fc.string({ unit: 'grapheme', maxLength: 60 });

test('what was sealed opens as it was, with its key and at its place', () => {
  fc.assert(
    fc.property(bytes, place, (content, at) => {
      expect(open(key, at, seal(key, at, content))).toEqual(Buffer.from(content));
    }),
  );
});

test('with another key, at another place, or with any bit of it turned, nothing opens', () => {
  fc.assert(
    fc.property(bytes, place, fc.nat(), fc.nat(7), (content, at, which, bit) => {
      const sealed = Buffer.from(seal(key, at, content));
      expect(open(randomBytes(32), at, sealed)).toBeUndefined();
      expect(open(key, `${at} `, sealed)).toBeUndefined();
      expect(open(key, at, sealed.subarray(0, -1))).toBeUndefined();
      const turned = Buffer.from(sealed);
      const index = which % sealed.length;
      turned[index] = (turned[index] ?? 0) ^ (1 << bit);
      expect(open(key, at, turned)).toBeUndefined();
    }),
  );
});

test('the same is never sealed the same', () => {
  const sealed = Array.from({ length: 100 }, () => Buffer.from(seal(key, 'here', 'same')).toString('hex'));
  expect(new Set(sealed).size).toBe(sealed.length);
});

test('whatever JSON can say is packed and unpacked as it was, and other bytes are nothing', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(unpacked(packed(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
  expect(unpacked(Buffer.from('01', 'hex'))).toBeUndefined();
  expect(unpacked(Buffer.from('{}'))).toBeUndefined();
});

test('what the first release packed is unpacked for ever: its dictionary does not change', () => {
  const kept = 'AavGXgibg6IIXoCCAhJnuWaOSKeJ4JKtNlYHuVQyRxQMcCcaGBgZGpoaGJoZGBgbmVmaGBoq1QIA';
  expect(unpacked(Buffer.from(kept, 'base64'))).toEqual({
    body: '{"id":"evt_7',
    subject: 'S',
    attachments: [{ id: 'att_7', name: 'a.png' }],
    customId: '7',
    accountNumber: '002115016003269411',
  });
});
