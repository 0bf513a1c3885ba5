import fc from 'fast-check';
import { hostileValue, inherited } from './hostile.ts';
import type { Schema } from './operations.ts';
import { plausible } from './plausible.ts';

type Fields = Readonly<Record<string, unknown>>;

/** How long a text may be of which nothing says it. */
const usualLength = 40;

const textOf = ({ minLength = 0, maxLength, pattern }: Schema): fc.Arbitrary<string> =>
  pattern === undefined
    ? fc.string({
        unit: 'grapheme-ascii',
        minLength,
        maxLength: Math.min(maxLength ?? usualLength, Math.max(minLength, 60)),
      })
    : fc.stringMatching(new RegExp(pattern), maxLength === undefined ? {} : { maxLength });

/** A value that its schema takes; where the name of a field says more than its schema, one that is usual there. */
export const valid = (schema: Schema, name = ''): fc.Arbitrary<unknown> => {
  const usual = plausible[name];
  if (usual) return fc.oneof({ weight: 4, arbitrary: usual }, { weight: 1, arbitrary: bySchema(schema) });
  return bySchema(schema);
};

const bySchema = (schema: Schema): fc.Arbitrary<unknown> => {
  const { enum: options, anyOf, properties, required = [], type, minimum, maximum, items, minItems = 0 } = schema;
  if (options) return fc.constantFrom(...options);
  if (anyOf) return fc.oneof(...anyOf.map((one) => valid(one)));
  if (properties) {
    const fields = Object.entries(properties).map(([name, of]) => [name, valid(of, name)] as const);
    return fc.record(Object.fromEntries(fields), { requiredKeys: [...required] });
  }
  if (items) return fc.array(valid(items), { minLength: minItems, maxLength: minItems + 3 });
  if (type === 'integer') return fc.integer({ min: minimum ?? -1_000, max: maximum ?? 1_000 });
  if (type === 'string') return textOf(schema);
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  throw new Error(`The fuzzer makes no value of ${JSON.stringify(schema)}`);
};

/** One field of an object is taken away, put in, replaced or drawn to its bounds. */
type Change = (fields: Fields) => Fields;

const without =
  (name: string): Change =>
  (fields) =>
    Object.fromEntries(Object.entries(fields).filter(([one]) => one !== name));

const put =
  (name: string, value: unknown): Change =>
  (fields) =>
    Object.fromEntries([...Object.entries(fields), [name, value]]);

const bounds = ({ minLength = 0, maxLength = 100 }: Schema): readonly string[] =>
  [minLength - 1, minLength, maxLength - 1, maxLength, maxLength + 1].flatMap((length) =>
    length < 0 ? [] : ['7'.repeat(length), ' '.repeat(length), 'ﷺ'.repeat(length)],
  );

const changeOf = (properties: Readonly<Record<string, Schema>>): fc.Arbitrary<Change> => {
  const names = Object.keys(properties);
  const name = fc.constantFrom(...names);
  return fc.oneof(
    { weight: 2, arbitrary: name.map(without) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom(...inherited, 'extra', '', 'a/b~c'), hostileValue())
        .map(([key, value]) => put(key, value)),
    },
    {
      weight: 5,
      arbitrary: name.chain((one) => hostileValue(properties[one]?.maxLength).map((value) => put(one, value))),
    },
    {
      weight: 2,
      arbitrary: name.chain((one) => fc.constantFrom(...bounds(properties[one] ?? {})).map((value) => put(one, value))),
    },
  );
};

/** An object that its schema takes, but for one to three changes. */
export const nearlyValid = ({ properties = {} }: Schema, whole: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  Object.keys(properties).length === 0
    ? hostileValue()
    : fc
        .tuple(whole, fc.array(changeOf(properties), { minLength: 1, maxLength: 3 }))
        .map(([value, changes]) => changes.reduce((fields, change) => change(fields), value as Fields));
