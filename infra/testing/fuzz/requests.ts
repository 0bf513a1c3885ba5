import fc from 'fast-check';
import { bodiesOf, type Body } from './bodies.ts';
import { hostileText, inherited } from './hostile.ts';
import type { Operation, Parameter } from './operations.ts';
import { idsOf } from './plausible.ts';
import { valid } from './values.ts';

/** Whose session or key a request shows. */
export type Shown = 'own' | 'none' | 'forged' | 'broken';

/** A request before it is known who sends it and what was answered until then. */
export interface Draft {
  readonly operation: Operation;
  readonly method: string;
  /** Written after the path as it is: what a path should not hold. */
  readonly tail: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: readonly (readonly [name: string, value: unknown])[];
  readonly rawQuery: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly idempotencyKey: string | undefined;
  readonly language: string | undefined;
  readonly body: Body | undefined;
  readonly shown: Shown;
  /** Which of the customers sends it. */
  readonly sender: number;
}

const seldom = <T, U>(usual: fc.Arbitrary<T>, other: fc.Arbitrary<U>, weight: number): fc.Arbitrary<T | U> =>
  fc.oneof<fc.MaybeWeightedArbitrary<T | U>[]>(
    { weight, arbitrary: usual },
    { weight: 1, arbitrary: other },
  ) as fc.Arbitrary<T | U>;

const paramsOf = ({ path, parameters }: Operation): fc.Arbitrary<Readonly<Record<string, unknown>>> =>
  fc.record(
    Object.fromEntries(
      parameters
        .filter((one) => one.in === 'path')
        .map(({ name, schema }) => {
          const usual = name === 'id' ? idsOf(path) : valid(schema, name);
          return [name, seldom<unknown, unknown>(usual, hostileText(64), 4)];
        }),
    ),
  );

const pairOf = ({ name, schema }: Parameter) =>
  seldom<unknown, unknown>(valid(schema, name), hostileText(schema.maxLength), 6).map(
    (value) => [name, value] as const,
  );

/** Some of its own parameters, some twice, some of nobody. */
const queryOf = ({ parameters }: Operation): fc.Arbitrary<Draft['query']> => {
  const own = parameters.filter((one) => one.in === 'query');
  const strange = fc.tuple(fc.constantFrom<string>(...inherited, 'extra', 'a[b]', ''), hostileText(50));
  const strangers = fc.oneof(
    { weight: 20, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.array(strange, { maxLength: 2 }) },
  );
  if (own.length === 0) return strangers;
  const pairs = fc.array(fc.oneof(...own.map(pairOf)), { maxLength: 3 });
  return fc.tuple(pairs, strangers).map(([some, others]) => [...some, ...others]);
};

const rawQueries = [
  ...Array<string>(60).fill(''),
  '&',
  '%',
  '%zz=%E0',
  '=&=',
  'limit',
  'cursor[]=1',
  'a=1;b=2',
  '%00=%00',
  `x=${'y'.repeat(3_000)}`,
];
const tails = [
  ...Array<string>(120).fill(''),
  '/',
  '//',
  '/%2e%2e',
  '/%22',
  '%22',
  "'",
  '/%5C',
  '%00',
  '/%E0%A4%A',
  '/%F0%9F%92%A9',
  '/..%2f',
  ';a=1',
  '/__proto__',
  '/constructor',
  '%ff',
  `/${'x'.repeat(4_000)}`,
  `/${'%22'.repeat(5_000)}`,
];
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND'];

const strangeHeaders: readonly (readonly [name: string, value: string])[] = [
  ['constructor', '1'],
  ['__proto__', '1'],
  ['x-forwarded-for', '203.0.113.7, 10.0.0.1'],
  ['x-forwarded-for', 'not an address'],
  ['x-forwarded-host', 'evil.example'],
  ['x-http-method-override', 'DELETE'],
  ['x-original-url', '/api/credits'],
  ['x-origin-proof', 'forged'],
  ['origin', 'https://evil.example'],
  ['origin', 'null'],
  ['accept', 'text/html'],
  ['accept', 'application/xml;q=9'],
  ['accept-encoding', 'br;q=1, *;q=0'],
  ['user-agent', ''],
  ['user-agent', `Mozilla/5.0 ${'x'.repeat(3_000)}`],
  ['user-agent', '\u00e1\u00ff\u0085'],
  ['cookie', 'session=1; __proto__=2'],
  ['if-none-match', '*'],
  ['range', 'bytes=0-0'],
  ['x-amzn-trace-id', 'Root=1-00000000-000000000000000000000000'],
  ['x-request-id', 'mine'],
  ['prefer', 'respond-async'],
  ['x-long', 'y'.repeat(5_000)],
];

const languages = [undefined, 'es', 'en', 'en-GB,en;q=0.9', 'pt-BR, en', 'fr', '*', ';;;', 'e'.repeat(2_000)];

/** A header holds one line of Latin-1. */
const oneLine = (text: string): string => text.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '');

const keysOf = ({ parameters }: Operation): fc.Arbitrary<string | undefined> => {
  const usual = fc.nat(25).map((number) => `key-${number}`);
  if (!parameters.some(({ name }) => name === 'Idempotency-Key')) return fc.constant(undefined);
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant(undefined) },
    { weight: 3, arbitrary: usual },
    { weight: 1, arbitrary: hostileText(255).map(oneLine) },
  );
};

const shownFor = ({ proof }: Operation): fc.Arbitrary<Shown> =>
  proof
    ? fc.constantFrom<Shown>(...Array<Shown>(17).fill('own'), 'none', 'forged', 'broken')
    : fc.constantFrom<Shown>('none', 'none', 'none', 'own', 'forged');

/** Requests to one operation, from right to hostile. */
export const draftsOf = (operation: Operation): fc.Arbitrary<Draft> =>
  fc.record({
    operation: fc.constant(operation),
    method: seldom(fc.constant(operation.method), fc.constantFrom(...methods), 40),
    tail: fc.constantFrom(...tails),
    params: paramsOf(operation),
    query: queryOf(operation),
    rawQuery: fc.constantFrom(...rawQueries),
    headers: fc.array(fc.constantFrom(...strangeHeaders), { maxLength: 2 }),
    idempotencyKey: keysOf(operation),
    language: fc.constantFrom(...languages),
    body: bodiesOf(operation),
    shown: shownFor(operation),
    sender: fc.nat(1_000),
  });
