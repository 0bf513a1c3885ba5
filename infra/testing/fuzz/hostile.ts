import fc from 'fast-check';

const oneOf = <T>(values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values);

/** Names that every object answers to. */
export const inherited = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'] as const;

const asText = (codes: readonly number[]): string => String.fromCharCode(...codes);

/** Texts that some reader takes for something else. */
const misread = [
  ...inherited,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud83d',
  'a\ude00b',
  '\u202e321\u202c',
  '\u2066hidden\u2069',
  '\ufeff',
  '\u200b',
  '\u007f\u0085\u009f',
  '\ufffe\uffff',
  '\ufdfa'.repeat(40),
  'e' + '\u0301'.repeat(60),
  '\ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d\udc67',
  '\u0661\u0662\u0663\u0664',
  '１２３４',
  '"',
  "'",
  '\\',
  '\\"',
  '\\u0000',
  '%00',
  '%E0%A4%A',
  '%2e%2e%2f',
  '../../etc/passwd',
  "' OR 1=1 --",
  '=1+1',
  '<script>alert(1)</script>',
  '{{requestId}}',
  '$context.requestId',
  '${process.env}',
  '$&$1',
  '\r\nX-Injected: 1',
  'null',
  'true',
  '1e309',
  '-0',
  'NaN',
  '9007199254740993',
  '0x10',
  '1_000',
  'USER#1',
  'val_00000000000000000000000000',
] as const;

/** Text of every kind that no form was made for, about as long as `around` at its longest. */
export const hostileText = (around = 200): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 4, arbitrary: oneOf(misread) },
    { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
    { weight: 2, arbitrary: fc.array(fc.nat(0xffff), { maxLength: 24 }).map(asText) },
    { weight: 1, arbitrary: fc.array(fc.nat(0x1f), { maxLength: 8 }).map(asText) },
    {
      weight: 2,
      arbitrary: oneOf([around - 1, around, around + 1, around * 2]).map((length) => 'x'.repeat(Math.max(0, length))),
    },
    { weight: 1, arbitrary: oneOf([4_096, 20_000]).map((length) => '9'.repeat(length)) },
  );

const nested = (depth: number, open: string, shut: string): unknown =>
  JSON.parse(open.repeat(depth) + shut.repeat(depth));

/** A value of a type nobody asked for. */
export const hostileValue = (around?: number): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 6, arbitrary: hostileText(around) },
    { weight: 2, arbitrary: oneOf<unknown>([null, true, false, 0, -1, 1.5, 2 ** 53, 1e308, -1e-308, [], {}]) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
    { weight: 1, arbitrary: fc.nat(200).map((depth) => nested(depth + 1, '[', ']')) },
    {
      weight: 1,
      arbitrary: oneOf(inherited).map((name) => JSON.parse(`{"${name}":{"environment":"sandbox"}}`) as unknown),
    },
    { weight: 1, arbitrary: fc.double() },
  );
