import fc from 'fast-check';
import { gzipSync } from 'node:zlib';
import { hostileValue, inherited } from './hostile.ts';
import type { Operation } from './operations.ts';
import { fitting, given } from './plausible.ts';
import { nearlyValid, valid } from './values.ts';

/** How a value becomes the bytes of a body. */
export interface Writing {
  readonly name: string;
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly write: (json: string) => Buffer;
}

const utf8 = (change: (json: string) => string) => (json: string) => Buffer.from(change(json));

export const plain: Writing = { name: 'JSON', write: utf8((json) => json) };

const invalidUtf8 = Buffer.from([0xff, 0xc0, 0x80, 0xed, 0xa0, 0x80]);

/** Bytes that say something else than their content type, or nothing at all. */
const oddWritings: readonly Writing[] = [
  { name: 'as text', contentType: 'text/plain', write: plain.write },
  { name: 'as a form', contentType: 'application/x-www-form-urlencoded', write: plain.write },
  { name: 'without a type', contentType: '', write: plain.write },
  { name: 'of a type that is none', contentType: 'application/json;;charset', write: plain.write },
  { name: 'of another charset', contentType: 'application/json; charset=utf-16', write: plain.write },
  { name: 'of a type in capitals', contentType: 'APPLICATION/JSON; CHARSET=UTF-8', write: plain.write },
  { name: 'as a binary', contentType: 'image/png', write: plain.write },
  { name: 'empty', write: () => Buffer.alloc(0) },
  { name: 'cut off', write: utf8((json) => json.slice(0, -1)) },
  { name: 'twice', write: utf8((json) => json + json) },
  { name: 'a comma too many', write: utf8((json) => `${json.slice(0, -1)},}`) },
  { name: 'a byte order mark', write: utf8((json) => `\ufeff${json}`) },
  { name: 'UTF-16', write: (json) => Buffer.from(json, 'utf16le') },
  { name: 'latin1', write: (json) => Buffer.from(json, 'latin1') },
  {
    name: 'bytes that are no UTF-8',
    write: (json) => Buffer.concat([Buffer.from(json.slice(0, -2)), invalidUtf8, Buffer.from(json.slice(-2))]),
  },
  { name: 'zipped', headers: { 'content-encoding': 'gzip' }, write: (json) => gzipSync(json) },
  { name: 'said to be zipped', headers: { 'content-encoding': 'br' }, write: plain.write },
  { name: 'every key twice', write: utf8((json) => `${json.slice(0, -1)},${json.slice(1)}`) },
  { name: 'huge numbers', write: utf8((json) => json.replace(/:"[^"]*"/, `:1e${'9'.repeat(30)}`)) },
  { name: 'a number of many digits', write: utf8((json) => json.replace(/:"[^"]*"/, `:${'9'.repeat(5_000)}`)) },
  {
    name: 'names of every object',
    write: utf8((json) => `{${inherited.map((name) => `"${name}":{"a":1},`).join('')}${json.slice(1)}`),
  },
  {
    name: 'deep in a field',
    write: utf8((json) => json.replace(/:"[^"]*"/, `:${'['.repeat(5_000)}${']'.repeat(5_000)}`)),
  },
  { name: 'half a character', write: utf8((json) => json.replace(/:"[^"]*"/, String.raw`:"a\ud83d"`)) },
  { name: 'control characters, unescaped', write: utf8((json) => json.replace(/:"/, ':"\u0001\u0000')) },
  { name: 'more than 64 kB', write: utf8((json) => json + ' '.repeat(66_000)) },
  {
    name: 'many fields',
    write: utf8((json) => `{${Array.from({ length: 500 }, (_, i) => `"k${i}":${i},`).join('')}${json.slice(1)}`),
  },
];

export interface Body {
  readonly value: unknown;
  readonly writing: Writing;
}

const written = (value: fc.Arbitrary<unknown>, writing: fc.Arbitrary<Writing>): fc.Arbitrary<Body> =>
  fc.record({ value, writing });

/** Bodies of an operation: right, nearly right, and hostile; for one without a body, one all the same now and then. */
export const bodiesOf = ({ name, body }: Operation): fc.Arbitrary<Body | undefined> => {
  const oddly = fc.constantFrom(...oddWritings);
  if (!body)
    return fc.option(written(hostileValue(), fc.oneof(fc.constant(plain), oddly)), { freq: 9, nil: undefined });
  const drawn = valid(body).map((fields) => Object.assign({}, fields, given[name]));
  const asked = (fields: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(fields).filter(([field]) => Object.hasOwn(body.properties ?? {}, field)));
  const whole = fitting[name]
    ? fc.oneof({ weight: 3, arbitrary: fitting[name].map(asked) }, { weight: 1, arbitrary: drawn })
    : drawn;
  return fc.oneof(
    { weight: 4, arbitrary: written(whole, fc.constant(plain)) },
    { weight: 5, arbitrary: written(nearlyValid(body, whole), fc.constant(plain)) },
    { weight: 1, arbitrary: written(hostileValue(), fc.constant(plain)) },
    { weight: 2, arbitrary: written(whole, oddly) },
  );
};
