import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inPieces } from './pieces.ts';

it('pieces hold everything once, in order, and none is too large or empty', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 9 }), (list, atMost) => {
      const pieces = inPieces(list, atMost);
      expect(pieces.flat()).toEqual(list);
      expect(pieces.every(({ length }) => length > 0 && length <= atMost)).toBe(true);
    }),
  );
});
