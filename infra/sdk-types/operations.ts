import { openapi } from '#shared/contract/openapi.ts';
import type { Schema } from './type-of.ts';

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: Schema;
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}

interface Described {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly security: readonly Readonly<Record<string, unknown>>[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** An operation of the public API as the SDK calls it. */
export interface Operation {
  readonly name: string;
  readonly summary: string;
  readonly description?: string | undefined;
  readonly method: string;
  readonly path: string;
  /** Whether a repetition under the same `Idempotency-Key` is answered as the first was. */
  readonly takesIdempotencyKey: boolean;
  readonly params?: Schema | undefined;
  readonly query?: Schema | undefined;
  readonly body?: Schema | undefined;
  readonly answer?: Schema | undefined;
}

const jsonOf = (content: Content | undefined): Schema | undefined => content?.content?.['application/json']?.schema;

const together = (parameters: readonly Parameter[], where: Parameter['in']): Schema | undefined => {
  const of = parameters.filter((one) => one.in === where);
  if (of.length === 0) return undefined;
  const required = of.filter((one) => one.required).map(({ name }) => name);
  return { type: 'object', properties: Object.fromEntries(of.map(({ name, schema }) => [name, schema])), required };
};

const operationOf = (path: string, method: string, described: Described): Operation => {
  const { operationId: name, summary, description, parameters, requestBody, responses } = described;
  const status = Object.keys(responses).find((one) => one.startsWith('2'));
  return {
    name,
    summary,
    description,
    method: method.toUpperCase(),
    path,
    takesIdempotencyKey: parameters.some((one) => one.name === 'Idempotency-Key'),
    params: together(parameters, 'path'),
    query: together(parameters, 'query'),
    body: jsonOf(requestBody),
    answer: status === undefined ? undefined : jsonOf(responses[status]),
  };
};

/** What the SDK is made from: every operation that a key and its secret may call, and the named parts of the document. */
export const publicApi = () => {
  const { paths, components } = openapi('public') as unknown as Document;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { security }]) => security.some((schemes) => 'apiSecret' in schemes))
      .map(([method, described]) => operationOf(path, method, described)),
  );
  return { operations, components: components.schemas };
};
