import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sdkSources } from './sources.ts';
import { commentOf, typeOf, type Naming } from './type-of.ts';

const naming: Naming = { component: (name) => `Our${name}`, words: () => undefined };

test('what the SDK knows of the contract is what the contract says today (npm run openapi writes it)', async () => {
  for (const [path, text] of await sdkSources()) expect(readFileSync(path, 'utf8')).toBe(text);
});

test.for([
  [{ type: 'integer', minimum: 1 }, 'number'],
  [{ type: ['string', 'null'] }, 'string | null'],
  [{ anyOf: [{ $ref: '#/components/schemas/Bank' }, { type: 'null' }] }, 'OurBank | null'],
  [{ type: 'array', items: { enum: ['a', 'b'] } }, 'readonly ("a" | "b")[]'],
  [{ type: 'object', additionalProperties: { type: 'boolean' } }, 'Readonly<Record<string, boolean>>'],
  [{ const: 'PUT' }, '"PUT"'],
  [{}, 'unknown'],
] as const)('%j is %s', ([schema, type]) => {
  expect(typeOf(schema, naming)).toBe(type);
});

test('a member says what it is, what it is without being said, and whether it may be missing', () => {
  const limit = { type: 'integer', default: 20, description: 'Rows of a page.' };
  const type = typeOf({ type: 'object', properties: { limit, id: { type: 'string' } }, required: ['id'] }, naming);
  expect(type).toBe(
    '{\n/**\n * Rows of a page.\n * @default 20\n */\nreadonly limit?: number | undefined;\nreadonly id: string;\n}',
  );
});

test('a description ends no comment', () => {
  expect(commentOf('a */ b')).toBe('/** a *\\/ b */\n');
});

test('a schema that it does not know stops it', () => {
  expect(() => typeOf({ type: 'array' }, naming)).toThrow('No type for the schema');
  expect(() => typeOf({ oneOf: [] } as object, naming)).toThrow('No type for the schema');
});
