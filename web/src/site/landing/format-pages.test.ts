import { expect, test } from 'vitest';
import { packs } from '#shared/engine/index.ts';
import { coverageOf } from './coverage.ts';
import { explainedCodes, formatPageOf } from './format-pages.ts';

test('every number that the coverage names leads to the page that explains it', () => {
  const codes = coverageOf(packs).flatMap(({ formats, before }) => [
    ...formats.map(({ code }) => code),
    ...(before.routing ? [before.routing.code] : []),
  ]);
  expect(codes.filter((code) => !explainedCodes.includes(code))).toEqual([]);
  expect(formatPageOf('mx.clabe')).toBe('/formatos/clabe');
});
