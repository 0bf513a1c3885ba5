import { join } from 'node:path';
import * as z from 'zod';
import { errorsOf } from '#shared/contract/endpoint.ts';
import { declared } from '#shared/contract/index.ts';
import { eventData } from '#shared/contract/resources/event.ts';
import { catalogue } from '#shared/errors/catalogue.ts';
import { formatted } from '../formatted.ts';
import { publicApi, type Operation } from './operations.ts';
import { commentOf, typeOf, type Naming, type Schema } from './type-of.ts';

const written = '// Written by `npm run openapi` from the contract: what is changed here is lost.\n';

/**
 * Names that mean something else in a program (there `Webhook` proves events, and `Event` is a browser's), and those of
 * answers that the document does not name.
 */
const renamed: Readonly<Record<string, string>> = {
  Webhook: 'WebhookEndpoint',
  Event: 'WebhookEvent',
  CreateWebhookAnswer: 'WebhookWithSecret',
  GetCreditsAnswer: 'Credits',
};
const nameOf = (name: string): string => renamed[name] ?? name;

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const declaredAs = (name: string, schema: Schema, naming: Naming): string => {
  const type = typeOf(schema, naming);
  const said = commentOf(schema.description);
  return type.startsWith('{') ? `${said}export interface ${name} ${type}` : `${said}export type ${name} = ${type};`;
};

/** What is said of a page of a list is said once. */
const rowOf = ({ properties = {} }: Schema): Schema | undefined =>
  'nextCursor' in properties ? properties['data']?.items : undefined;

const page = `/** A page of a list. */
export interface Page<Row> {
  readonly data: readonly Row[];
  readonly hasMore: boolean;
  /** Where the next page begins; null where there is none. */
  readonly nextCursor: string | null;
}`;

const events = (event: Schema, naming: Naming): string => {
  const data = Object.entries(eventData).map(([type, schema]) => {
    const {
      $schema: _,
      $defs: __,
      id,
      ...own
    } = z.toJSONSchema(schema, { io: 'output' }) as Schema & Record<string, unknown>;
    return `readonly ${JSON.stringify(type)}: ${typeof id === 'string' ? naming.component(id) : typeOf(own, naming)};`;
  });
  const { id, createdAt } = event.properties ?? {};
  return `/** What each event says in \`data\`, by its type. */
export interface EventData {\n${data.join('\n')}\n}
export type EventType = keyof EventData;
${commentOf(event.description)}export type WebhookEvent<T extends EventType = EventType> = { readonly [K in T]: {
  ${commentOf(id?.description)}readonly id: string;
  readonly type: K;
  ${commentOf(createdAt?.description ?? 'When it happened.')}readonly createdAt: string;
  readonly data: EventData[K];
} }[T];`;
};

const areEventTypes = (values: readonly unknown[]): boolean =>
  JSON.stringify(values) === JSON.stringify(Object.keys(eventData));

/** Writes the types of one document: each part once, under one name. */
class Types {
  readonly #texts: string[] = [];
  readonly #met = new Set<string>();
  readonly #unnamed = new Map<string, string>();
  readonly naming: Naming = {
    component: (name) => {
      this.#met.add(name);
      return nameOf(name);
    },
    words: (values) => (areEventTypes(values) ? 'EventType' : undefined),
  };

  /** The type of a request or an answer, declared under this name where the document gives it none. */
  of(name: string, schema: Schema | undefined): string | undefined {
    if (!schema) return undefined;
    const row = rowOf(schema);
    if (row) return `Page<${typeOf(row, this.naming)}>`;
    if (schema.$ref) return typeOf(schema, this.naming);
    const said = JSON.stringify(schema);
    const known = this.#unnamed.get(said);
    if (known) return known;
    this.#unnamed.set(said, nameOf(name));
    this.add(declaredAs(nameOf(name), schema, this.naming));
    return nameOf(name);
  }

  add(text: string): void {
    this.#texts.push(text);
  }

  /** With every part of the document that was met on the way, and those that are met in them. */
  text({ Event: event, ...components }: Readonly<Record<string, Schema>>): string {
    if (!event) throw new Error('The document says nothing of events');
    this.add(events(event, this.naming));
    for (const name of this.#met) {
      const schema = components[name];
      if (schema) this.add(declaredAs(nameOf(name), schema, this.naming));
      else if (name !== 'Event') throw new Error(`The document has no ${name}`);
    }
    return this.#texts.join('\n\n');
  }
}

const typesOf = (operations: readonly Operation[], components: Readonly<Record<string, Schema>>): string => {
  const types = new Types();
  const members = operations.map(({ name, summary, description, params, query, body, answer }) => {
    const parts = {
      params: params && typeOf(params, types.naming),
      query: types.of(`${capital(name)}Query`, query),
      body: types.of(`${capital(name)}Body`, body),
      answer: types.of(`${capital(name)}Answer`, answer) ?? 'undefined',
    };
    const said = Object.entries(parts).flatMap(([part, type]) => (type ? [`readonly ${part}: ${type};`] : []));
    return `${commentOf(summary, description)}readonly ${name}: { ${said.join(' ')} };`;
  });
  const refusal = types.naming.component('Problem');
  types.add(
    `/** Every operation: what it takes and what it answers. Whatever is refused is a \`${refusal}\`. */
export interface Operations {\n${members.join('\n')}\n}`,
  );
  types.add(page);
  return types.text(components);
};

/** The codes by which refusals are told apart, by status. */
const errorCodes = (): string => {
  const specs = declared.map(({ spec }) => spec).filter(({ api, auth }) => api === 'public' && auth === 'key');
  const codes = new Set(specs.flatMap(errorsOf));
  const byStatus = Map.groupBy([...codes].toSorted(), (code) => catalogue[code].status);
  const rows = [...byStatus]
    .toSorted(([one], [other]) => one - other)
    .map(([status, of]) => `readonly ${status}: ${of.map((code) => `'${code}'`).join(' | ')};`);
  return `/** The codes that a key can be refused with, by HTTP status. */\nexport interface ErrorCodes {\n${rows.join('\n')}\n}`;
};

const routesOf = (operations: readonly Operation[]): string => {
  const rows = operations.map(({ name, method, path }) => `${name}: '${method} ${path}',`);
  const keyed = operations.filter((one) => one.takesIdempotencyKey).map(({ name }) => `'${name}'`);
  return `/** Where each operation is. */
export const routes = {\n${rows.join('\n')}\n} as const;

/** Those that take an \`Idempotency-Key\`: a repetition under the same is answered as the first was. */
export const keyed: ReadonlySet<string> = new Set([${keyed.join(', ')}]);`;
};

const to = join(import.meta.dirname, '../../shared/sdk/generated');

/** The files of the SDK that follow from the contract, by path. */
export const sdkSources = async (): Promise<readonly (readonly [path: string, text: string])[]> => {
  const { operations, components } = publicApi();
  return Promise.all(
    [
      ['types.ts', `${typesOf(operations, components)}\n\n${errorCodes()}`] as const,
      ['routes.ts', routesOf(operations)] as const,
    ].map(async ([file, text]) => [join(to, file), await formatted(file, `${written}\n${text}\n`)] as const),
  );
};
