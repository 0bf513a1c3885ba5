import { declared, type Declared } from '#shared/contract/index.ts';
import { statedAccounts } from './accounts.ts';
import { everyKind, kinds } from './kinds.ts';
import { kindOf, operationOf, optionsOf, schemaOf, type Schema } from './members.ts';
import { forgedHeader } from './tap.ts';

/** One request of an operation, by its parts as they are written. */
export interface Asked {
  readonly body?: string;
  readonly query?: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

type Fields = Readonly<Record<string, unknown>>;

/** Whatever a member may hold, marked where its place has a kind; nothing where nobody's value belongs. */
const filled = (schema: Schema, place: string): unknown => {
  const [option] = optionsOf(schema);
  if (option) return filled(option, place);
  if (schema.enum) return schema.enum[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.properties) return filledAll(schema, place);
  if (schema.items) {
    const item = filled(schema.items, `${place}/*`);
    return item === undefined ? undefined : [item];
  }
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1;
  if (schema.type === 'boolean') return true;
  const kind = kindOf(place);
  return kind && kinds[kind].value;
};

const filledAll = ({ properties = {} }: Schema, place: string): Fields =>
  Object.fromEntries(
    Object.entries(properties)
      .map(([name, inner]) => [name, filled(inner, `${place}${place.includes(' ') ? '' : ' '}/${name}`)])
      .filter(([, value]) => value !== undefined),
  ) as Fields;

/** An account, a payee or a row: each with every account there is. */
const ofAccounts = (fields: Fields): readonly Fields[] => statedAccounts.map((stated) => ({ ...fields, ...stated }));

const bodyOf = (operation: string, schema: Schema): readonly unknown[] => {
  const options = optionsOf(schema);
  if (options.length > 0) return options.flatMap((option) => bodyOf(operation, option));
  if (!schema.properties) return [filled(schema, `${operation} `)];
  const fields = filledAll(schema, operation);
  const { payees, rows } = schema.properties;
  if (payees) return [{ ...fields, payees: ofAccounts({ name: kinds.payeeName.value }) }];
  if (rows) return [{ ...fields, upload: undefined, rows: ofAccounts({ customId: kinds.rowId.value }) }, fields];
  return 'accountNumber' in schema.properties ? ofAccounts(fields) : [fields];
};

/** What is right of an operation but for what only the product knows: ids, tokens and codes. */
export const rightBodies = (one: Declared): readonly unknown[] => {
  const { body } = one.spec;
  if (!body) return [];
  // In the sandbox, and where a bank is asked.
  return bodyOf(operationOf(one), schemaOf(body)).map((each, index) =>
    typeof each === 'object' && each !== null && 'environment' in each && index % 2 === 0
      ? { ...each, environment: 'sandbox' }
      : each,
  );
};

/** Every text of a body in another place, or of another form, than it should be. */
const spoiled = (body: unknown): readonly string[] => {
  const json = JSON.stringify(body);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return [json];
  const entries = Object.entries(body);
  const texts = entries.filter(([, value]) => typeof value === 'string') as [string, string][];
  const each = (change: (text: string) => unknown) =>
    JSON.stringify({ ...body, ...Object.fromEntries(texts.map(([name, text]) => [name, change(text)])) });
  return [
    each((text) => ({ [text]: text })),
    each((text) => text.repeat(40)),
    each((text) => `${text}\u0000`),
    JSON.stringify({ ...body, ...Object.fromEntries(texts.map(([, text]) => [text, text])) }),
    json.slice(0, -1),
  ];
};

const everyValue = Object.values(everyKind).map(({ value }) => value);

/** What nobody sends who has read the document: it is refused, and the refusal names no value. */
const wrongBodies = (one: Declared): readonly Asked[] => {
  const [first] = rightBodies(one);
  if (first === undefined) return [];
  const headers = { 'idempotency-key': kinds.idempotencyKey.value };
  return [
    ...spoiled(first).map((body) => ({ body })),
    { body: JSON.stringify(everyValue) },
    { body: JSON.stringify(Object.fromEntries(everyValue.map((value) => [value, value]))) },
    { body: JSON.stringify(first), headers: { 'content-type': 'text/plain' } },
    ...(one.spec.idempotent ? [first, { ...(first as object), reference: 'x' }] : []).map((body) => ({
      body: JSON.stringify(body),
      headers,
    })),
  ];
};

/** Something forged wherever an address has room, and where it has none. */
const forgedAddresses = ({ spec }: Declared, params: Asked['params']): readonly Asked[] => {
  const headers = { [forgedHeader]: '1' };
  const body = spec.body ? { body: '{}' } : {};
  const names = spec.query ? Object.keys(schemaOf(spec.query).properties ?? {}) : [];
  const queries = [...names, kinds.searched.value].map((name) => `${name}=${encodeURIComponent(kinds.holder.value)}`);
  const forged = Object.fromEntries(Object.keys(params ?? {}).map((name) => [name, kinds.forgedId.value]));
  return [
    { ...body, headers, query: queries.join('&'), ...(params && { params }) },
    ...(params ? [{ ...body, headers, params: forged }] : []),
  ];
};

/** What ids of an operation stand for, by what its path begins with; ids that nobody has where there is none. */
export type Ids = readonly (readonly [beginning: string, id: string])[];

const paramsOf = ({ spec: { path } }: Declared, ids: Ids): Asked['params'] => {
  if (!path.includes('{')) return undefined;
  const [, id = ''] = ids.find(([beginning]) => path.startsWith(beginning)) ?? [];
  return { id, action: 'cancel', country: 'MX' };
};

export const rightRequests = (one: Declared, ids: Ids): readonly Asked[] => {
  const params = paramsOf(one, ids);
  const bodies = rightBodies(one);
  return (bodies.length > 0 ? bodies : [undefined]).map((body) => ({
    ...(params && { params }),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }));
};

export const wrongRequests = (one: Declared, ids: Ids): readonly Asked[] => {
  const params = paramsOf(one, ids);
  const wrong = wrongBodies(one).map((asked) => ({ ...asked, ...(params && { params }) }));
  return [...wrong, ...forgedAddresses(one, params)];
};

/**
 * What ends something comes last: whoever reads it, or does it, would find nothing. Long names come first: failures of a function
 * are those of all whose names begin so.
 */
const isEnd = ({ spec: { path, method } }: Declared): boolean =>
  method === 'DELETE' || /\/(?:logout|end|cancel|change-password)$/.test(path);
export const inOrder: readonly (readonly Declared[])[] = [
  declared.filter((one) => !isEnd(one)).toSorted((one, other) => other.name.length - one.name.length),
  declared.filter((one) => isEnd(one)),
];
