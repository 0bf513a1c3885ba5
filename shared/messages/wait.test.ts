import { expect, test } from 'vitest';
import { waitOf } from './wait.ts';

test.for([
  [1, '1 s'],
  [119, '119 s'],
  [120, '2 min'],
  [121, '3 min'],
  [1260, '21 min'],
] as const)('a wait of %i seconds is said as %s, never shorter than it is', ([seconds, said]) =>
  expect(waitOf(seconds)).toBe(said),
);
