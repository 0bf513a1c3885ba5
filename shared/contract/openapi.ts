import * as z from 'zod';
import { catalogue, type ErrorCode } from '../errors/catalogue.ts';
import { en } from '../messages/en.ts';
import { callClasses } from '../plans.ts';
import { callers } from './callers.ts';
import { errorsOf, type Api, type EndpointSpec } from './endpoint.ts';
import { declared } from './index.ts';
import { idempotencyKeyAtMost } from '../validation/limits.ts';

type Json = Record<string, unknown>;

/** The form of every refusal, the gateway's own included. */
export const Problem = z
  .object({
    type: z.url().meta({ description: 'Page that explains the error.' }),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    instance: z.string(),
    error: z.string().meta({ description: 'Stable code; texts may change, codes do not.' }),
    requestId: z.string(),
    accepted: z.string().optional().meta({ description: 'The media type to send instead.' }),
    errors: z
      .array(
        z.object({
          pointer: z.string().meta({ description: 'JSON pointer to the wrong field.' }),
          code: z.string(),
          detail: z.string(),
          expected: z.string().optional(),
          position: z.int().optional(),
          character: z.string().optional().meta({ description: 'The code point that may not stand there: `U+202E`.' }),
        }),
      )
      .optional(),
    retryAfterSeconds: z.int().optional().meta({ description: 'As the header `Retry-After`.' }),
    maxKb: z.int().optional().meta({ description: 'What a body may weigh, where this one weighs more.' }),
    email: z.string().optional().meta({ description: 'Of the account that is not verified yet.' }),
    domain: z.string().optional().meta({ description: 'Of the e-mail that is not of a company.' }),
    entitlement: z.string().optional().meta({ description: 'What the plan does not include.' }),
    count: z.int().optional().meta({ description: 'How many the plan allows.' }),
    origin: z.string().optional().meta({ description: 'Where the widget may not stand.' }),
    validationId: z.string().optional().meta({ description: 'Which a result token was traded for.' }),
  })
  .meta({ id: 'Problem', description: 'RFC 9457 problem document; every refusal is one.' });

/** JSON Schema of one value, its named parts moved to `components`. */
const schemaOf = (schema: z.ZodType, io: 'input' | 'output', components: Json): Json => {
  const {
    $schema: _,
    $defs = {},
    ...own
  } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
  }) as Json & { $defs?: Json };
  const moved = JSON.parse(JSON.stringify({ own, $defs }).replaceAll('#/$defs/', '#/components/schemas/')) as {
    own: Json;
    $defs: Json;
  };
  Object.assign(components, moved.$defs);
  return named(moved.own, components);
};

/** A schema with an `id` is a component of that name. */
const named = (schema: Json, components: Json): Json => {
  const { id, ...rest } = schema;
  if (typeof id !== 'string') return schema;
  components[id] = rest;
  return { $ref: `#/components/schemas/${id}` };
};

/** What the first example that has them writes in the path, or behind it. */
const writtenIn = (
  { examples = [] }: EndpointSpec,
  where: 'params' | 'query',
): Readonly<Record<string, string | number>> => examples.find((one) => one[where])?.[where] ?? {};

const parametersOf = (spec: EndpointSpec, part: 'params' | 'query', components: Json): Json[] => {
  const schema = spec[part];
  if (!schema) return [];
  const [where, written] = [part === 'params' ? 'path' : 'query', writtenIn(spec, part)];
  const { properties = {}, required = [] } = schemaOf(schema, 'input', components) as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: of,
    ...(written[name] !== undefined && { example: written[name] }),
  }));
};

const text = { schema: { type: 'string' } };
const rateHeaders: Json = {
  'RateLimit-Policy': { description: 'Calls that a window takes: `"read";q=150;w=8`.', ...text },
  RateLimit: { description: 'Calls left, and seconds until all are: `"read";r=149;t=1`.', ...text },
};
const integer = { schema: { type: 'integer' } };
const waitHeaders: Json = { 'Retry-After': integer, ...rateHeaders };
const keyHeaders: Json = {
  'X-RateLimit-Limit': { description: 'Requests that a minute of the key takes.', ...integer },
  'X-RateLimit-Remaining': { description: 'Requests left in this minute.', ...integer },
  'X-RateLimit-Reset': { description: 'Seconds until the next minute begins.', ...integer },
};
const etag: Json = { ETag: { description: 'Names this answer: send it as `If-None-Match`.', ...text } };

/** Whether its answers say how many calls are left. */
const isCounted = ({ auth, limit, callClass }: EndpointSpec): boolean =>
  auth === 'key' ||
  limit !== undefined ||
  (auth === 'user' && callClass !== undefined && callClasses[callClass].perUser !== undefined);

/** What goes with every answer that is no refusal. */
const headersOf = (spec: EndpointSpec): { readonly headers?: Json } => {
  const headers = {
    ...(isCounted(spec) && rateHeaders),
    ...(spec.auth === 'key' && keyHeaders),
    ...(spec.cacheSeconds && etag),
  };
  return Object.keys(headers).length > 0 ? { headers } : {};
};

/** One response per status; the errors that share a status are told apart by `error`. */
const refusals = (codes: readonly ErrorCode[]): Json =>
  Object.fromEntries(
    [...Map.groupBy(codes, (code) => catalogue[code].status)].map(([status, of]) => [
      String(status),
      {
        description: of.map((code) => `\`${code}\`: ${en.errors[code].title}`).join('\n\n'),
        ...(status === 429 && { headers: waitHeaders }),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  );

const mediaTypeOf = ({ contentType }: EndpointSpec): string => contentType?.split(';')[0] ?? 'application/json';

const namedExamples = (values: readonly (readonly [summary: string, value: unknown])[]): Json =>
  values.length > 0
    ? {
        examples: Object.fromEntries(
          values.map(([summary, value], index) => [`example${index + 1}`, { summary, value }]),
        ),
      }
    : {};

const requestExamples = ({ examples = [] }: EndpointSpec): Json =>
  namedExamples(
    examples.flatMap(({ summary, request }) => (request === undefined ? [] : [[summary, request] as const])),
  );

/** An excerpt lacks what its schema demands: it is replayed, and shown nowhere. */
const responseExamples = ({ examples = [] }: EndpointSpec): Json =>
  namedExamples(
    examples.flatMap(({ summary, response, isExcerpt }) => (isExcerpt ? [] : [[summary, response] as const])),
  );

/** The body under every name that it may come by. */
const bodiesOf = (spec: EndpointSpec, body: z.ZodType, components: Json): Json => {
  const { bodyTypes = ['application/json'] } = spec;
  const content = { schema: schemaOf(body, 'input', components), ...requestExamples(spec) };
  return Object.fromEntries(bodyTypes.map((type) => [type, content]));
};

/** All schemes of a caller together; a guest needs none. */
const securityOf = ({ auth }: EndpointSpec): Json[] => {
  const schemes = Object.keys(callers[auth].security);
  return schemes.length > 0 ? [Object.fromEntries(schemes.map((scheme) => [scheme, []]))] : [];
};

const operation = (name: string, area: string, spec: EndpointSpec, components: Json): Json => {
  const told = headersOf(spec);
  return {
    operationId: name,
    summary: spec.summary,
    ...(spec.description && { description: spec.description }),
    tags: [area],
    security: securityOf(spec),
    parameters: [
      ...parametersOf(spec, 'params', components),
      ...parametersOf(spec, 'query', components),
      ...(spec.idempotent
        ? [
            {
              name: 'Idempotency-Key',
              in: 'header',
              required: false,
              schema: { type: 'string', minLength: 1, maxLength: idempotencyKeyAtMost },
            },
          ]
        : []),
      ...(spec.cacheSeconds ? [{ name: 'If-None-Match', in: 'header', required: false, ...text }] : []),
    ],
    ...(spec.body && {
      requestBody: {
        required: true,
        ...(spec.bodyAtMostKb && { description: `At most ${spec.bodyAtMostKb} KB.` }),
        content: bodiesOf(spec, spec.body, components),
      },
    }),
    responses: {
      [spec.status]:
        spec.status === 204
          ? { description: 'Done', ...told }
          : {
              description: spec.summary,
              ...told,
              content: {
                [mediaTypeOf(spec)]: {
                  schema: schemaOf(spec.response, 'output', components),
                  ...responseExamples(spec),
                },
              },
            },
      ...(spec.alsoStatus && {
        [spec.alsoStatus]: {
          description: 'Still under way: look at `Location` again after `Retry-After` seconds.',
          headers: {
            Location: { schema: { type: 'string' } },
            'Retry-After': { schema: { type: 'integer' } },
            ...told.headers,
          },
          content: { [mediaTypeOf(spec)]: { schema: schemaOf(spec.response, 'output', components) } },
        },
      }),
      ...(spec.cacheSeconds && { 304: { description: 'What `If-None-Match` names has not changed.', ...told } }),
      ...refusals(errorsOf(spec)),
    },
  };
};

const about: Readonly<Record<Api, { readonly title: string; readonly description: string }>> = {
  app: {
    title: 'CuentaClara app API',
    description: 'What the dashboard calls: accounts, credits and validations.',
  },
  public: { title: 'CuentaClara API', description: 'What customers call from their own systems.' },
};

/** One API as an OpenAPI 3.1 document, computed from the contract. */
export const openapi = (api: Api): Json => {
  const components: Json = {};
  named(schemaOf(Problem, 'output', components), components);
  const paths: Record<string, Json> = {};
  const ofApi = declared.filter(({ spec }) => spec.api === api);
  for (const { area, name, spec } of ofApi)
    (paths[spec.path] ??= {})[spec.method.toLowerCase()] = operation(name, area, spec, components);
  const auths = new Set(ofApi.map(({ spec }) => spec.auth));
  return {
    openapi: '3.1.0',
    info: { ...about[api], version: '1.0.0', license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: components,
      securitySchemes: Object.assign({}, ...[...auths].map((auth) => callers[auth].security)),
    },
  };
};
