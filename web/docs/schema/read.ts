import * as z from 'zod';

interface JsonSchema {
  readonly type?: string;
  readonly $ref?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly enum?: readonly (string | number)[];
  readonly const?: string | number | boolean;
  readonly format?: string;
  readonly pattern?: string;
  readonly default?: unknown;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
}

type Kind =
  | ('text' | 'moment' | 'day' | 'address' | 'integer' | 'number' | 'boolean' | 'object' | 'list' | 'map')
  | ('either' | 'anything');

export interface Shape {
  readonly kind: Kind;
  readonly isNullable: boolean;
  readonly description: string | undefined;
  /** The only values there are. */
  readonly values: readonly (string | number | boolean)[];
  readonly pattern: string | undefined;
  readonly default: unknown;
  /** Fewest and most: characters of a text, elements of a list, or the value of a number. */
  readonly least: number | undefined;
  readonly most: number | undefined;
  /** Members of an object. */
  readonly members: readonly Member[];
  /** What a list or map holds. */
  readonly holds: Shape | undefined;
  readonly alternatives: readonly Shape[];
}

export interface Member {
  readonly name: string;
  readonly isRequired: boolean;
  readonly shape: Shape;
}

const byFormat: Readonly<Record<string, Kind>> = { 'date-time': 'moment', date: 'day', uri: 'address' };
const byType: Readonly<Record<string, Kind>> = {
  integer: 'integer',
  number: 'number',
  boolean: 'boolean',
  array: 'list',
  string: 'text',
};

const kindOf = (schema: JsonSchema): Kind => {
  const { type, format, properties, additionalProperties, enum: values, const: only } = schema;
  if (properties) return 'object';
  if (type === 'object') return typeof additionalProperties === 'object' ? 'map' : 'object';
  const told = type ?? typeof (only ?? values?.[0]);
  return byFormat[format ?? ''] ?? byType[told] ?? 'anything';
};

/** Integers without a bound say those of the language: nobody meets them. */
const bound = (value: number | undefined): number | undefined =>
  value === undefined || Math.abs(value) >= Number.MAX_SAFE_INTEGER ? undefined : value;

/** The schema that a reference names, with what is said beside it. */
const resolved = (schema: JsonSchema, defs: NonNullable<JsonSchema['$defs']>): JsonSchema => {
  const { $ref, ...own } = schema;
  if ($ref === undefined) return schema;
  const found = defs[$ref.replace('#/$defs/', '')];
  if (!found) throw new Error(`There is no ${$ref}`);
  return { ...resolved(found, defs), ...own };
};

const shapeIn = (given: JsonSchema, defs: NonNullable<JsonSchema['$defs']>): Shape => {
  const schema = resolved(given, defs);
  const { anyOf, oneOf, description } = schema;
  const all = (anyOf ?? oneOf ?? []).map((one) => resolved(one, defs));
  const alternatives = all.filter(({ type }) => type !== 'null');
  const [only, ...more] = alternatives;
  if (only && more.length === 0) {
    const shape = shapeIn(only, defs);
    return {
      ...shape,
      isNullable: all.length > 1 || shape.isNullable,
      description: description ?? shape.description,
      default: schema.default ?? shape.default,
    };
  }
  const { properties = {}, required = [], items, additionalProperties } = schema;
  const held = items ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined);
  return {
    kind: only ? 'either' : kindOf(schema),
    isNullable: all.length > alternatives.length,
    description,
    values: schema.const === undefined ? (schema.enum ?? []) : [schema.const],
    pattern: schema.pattern && kindOf(schema) === 'text' && !schema.format ? schema.pattern : undefined,
    default: schema.default,
    least: bound(schema.minLength ?? schema.minItems ?? schema.minimum),
    most: bound(schema.maxLength ?? schema.maxItems ?? schema.maximum),
    members: Object.entries(properties).map(([name, one]) => ({
      name,
      isRequired: required.includes(name),
      shape: shapeIn(one, defs),
    })),
    holds: held && shapeIn(held, defs),
    alternatives: alternatives.map((one) => shapeIn(one, defs)),
  };
};

/** What a value looks like that a schema takes (`input`) or answers (`output`). */
export const shapeOf = (schema: z.ZodType, io: 'input' | 'output'): Shape => {
  const json = z.toJSONSchema(schema, { io, target: 'draft-2020-12', unrepresentable: 'any' }) as JsonSchema;
  return shapeIn(json, json.$defs ?? {});
};

/** Every description in a shape. */
export const descriptionsIn = ({ description, members, holds, alternatives }: Shape): readonly string[] => [
  ...(description ? [description] : []),
  ...[...members.map(({ shape }) => shape), ...(holds ? [holds] : []), ...alternatives].flatMap(descriptionsIn),
];
