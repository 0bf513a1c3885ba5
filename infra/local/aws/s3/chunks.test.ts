import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { chunksIn } from './chunks.ts';

const chunk = (bytes: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);

it('puts any chunks together, with the trailers behind them', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ minLength: 1, maxLength: 40 })), (parts) => {
      const encoded = Buffer.concat([...parts.map(chunk), Buffer.from('0\r\nX-Amz-Checksum-Crc32:AAAAAA==\r\n\r\n')]);
      const { body, trailers } = chunksIn(encoded);
      expect([body, trailers]).toEqual([Buffer.concat(parts), { 'x-amz-checksum-crc32': 'AAAAAA==' }]);
    }),
  );
});

it.each([
  '',
  '5',
  'x\r\nhello\r\n0\r\n\r\n',
  '5\r\nhello',
  '5\r\nhello0\r\n\r\n',
  '6\r\nhello\r\n0\r\n\r\n',
  '-1\r\n',
  '\r\n',
])('refuses what is cut or miscounted: %j', (text) => {
  expect(() => chunksIn(Buffer.from(text))).toThrow('malformed');
});
