import { expect, test } from 'vitest';
import { meantBy, recoveryCodeOf } from './recovery-code.ts';

test('a code is twelve letters in fours, of bytes whatever they are', () => {
  expect(recoveryCodeOf(Uint8Array.from({ length: 16 }, (_, index) => index))).toBe('0123-4567-89ab');
  expect(recoveryCodeOf(new Uint8Array(12).fill(255))).toBe('zzzz-zzzz-zzzz');
});

test.for([
  ['k7m2-9xqa-04t1', 'k7m29xqa04t1'],
  [' K7M2 9XQA 04T1 ', 'k7m29xqa04t1'],
  ['K7M2-9XQA-O4TI', 'k7m29xqa04t1'],
  ['k7m29xqao4tl', 'k7m29xqa04t1'],
] as const)('%j is meant as %s', ([typed, code]) => {
  expect(meantBy(typed)).toBe(code);
});
