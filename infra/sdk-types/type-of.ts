/** A JSON Schema, as far as the contract writes one. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly description?: string;
  readonly default?: unknown;
}

/** The names that stand for what a schema would say at length. */
export interface Naming {
  /** Under which the SDK exports a component. */
  readonly component: (name: string) => string;
  /** Of a list of words; a list without a name is written out. */
  readonly words: (values: readonly unknown[]) => string | undefined;
}

const primitives: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
};

/** The comment that stands above a type or a member; nothing where there is nothing to say. */
export const commentOf = (...said: readonly (string | undefined)[]): string => {
  const text = said.filter(Boolean).join('\n').replaceAll('*/', '*\\/');
  if (!text) return '';
  return text.includes('\n') ? `/**\n${text.replace(/^/gm, ' * ')}\n */\n` : `/** ${text} */\n`;
};

const defaultOf = ({ default: value }: Schema): string | undefined =>
  value === undefined ? undefined : `@default ${JSON.stringify(value)}`;

const memberOf = (name: string, schema: Schema, isRequired: boolean, naming: Naming): string => {
  const key = /^\w+$/.test(name) ? name : JSON.stringify(name);
  // Whoever passes on what may be missing need not leave it out.
  const type = isRequired ? typeOf(schema, naming) : `${typeOf(schema, naming)} | undefined`;
  return `${commentOf(schema.description, defaultOf(schema))}readonly ${key}${isRequired ? '' : '?'}: ${type};`;
};

const objectOf = ({ properties, required = [], additionalProperties }: Schema, naming: Naming): string => {
  if (properties)
    return `{\n${Object.entries(properties)
      .map(([name, schema]) => memberOf(name, schema, required.includes(name), naming))
      .join('\n')}\n}`;
  const of = typeof additionalProperties === 'object' ? typeOf(additionalProperties, naming) : 'unknown';
  return `Readonly<Record<string, ${of}>>`;
};

const unionOf = (types: readonly string[]): string => [...new Set(types)].join(' | ');

/** A schema as a type of TypeScript. What it does not know stops it: a type that says less than the contract would lie. */
export const typeOf = (schema: Schema, naming: Naming): string => {
  if (schema.$ref) return naming.component(schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1));
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return naming.words(schema.enum) ?? unionOf(schema.enum.map((value) => JSON.stringify(value)));
  if (schema.anyOf) return unionOf(schema.anyOf.map((one) => typeOf(one, naming)));
  if (typeof schema.type === 'object') return unionOf(schema.type.map((type) => typeOf({ ...schema, type }, naming)));
  if (schema.type === 'array' && schema.items) return `readonly (${typeOf(schema.items, naming)})[]`;
  if (schema.type === 'object') return objectOf(schema, naming);
  const primitive = primitives[schema.type ?? ''];
  if (primitive) return primitive;
  if (Object.keys(schema).length === 0) return 'unknown';
  throw new Error(`No type for the schema ${JSON.stringify(schema)}`);
};
