import type { APIGatewayProxyEvent } from 'aws-lambda';
import type * as z from 'zod';
import type { EndpointSpec } from '#shared/contract/endpoint.ts';
import type { FieldCode } from '#shared/errors/catalogue.ts';
import { Fault, type FieldFault } from '#shared/errors/fault.ts';
import { maxBodyKb } from '#shared/validation/limits.ts';
import { bodyBytes } from './body-bytes.ts';
import { requireJson } from './media-type.ts';
import { pointerOf } from './pointer.ts';
import type { Exchange, Step } from './step.ts';
import { mayHoldRefused, requireUsableTexts } from './texts.ts';

const codeOf = (issue: z.core.$ZodIssue): FieldCode => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'field.required' : 'field.invalid';
    case 'too_small':
      return issue.minimum === 1 ? 'field.required' : 'field.tooShort';
    case 'too_big':
      return 'field.tooLong';
    case 'invalid_format':
      return issue.format === 'email' ? 'field.email' : 'field.invalid';
    case 'invalid_value':
      return issue.input === undefined ? 'field.required' : 'field.option';
    case 'unrecognized_keys':
      return 'field.unknown';
    default:
      return 'field.invalid';
  }
};

const fieldsOf = (issue: z.core.$ZodIssue): FieldFault[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => ({ pointer: pointerOf([...issue.path, key]), code: codeOf(issue) }))
    : [{ pointer: pointerOf(issue.path), code: codeOf(issue) }];

const parsed = <T>(schema: z.ZodType<T>, value: unknown): T => {
  const { success, data, error } = schema.safeParse(value, { reportInput: true });
  if (!success) throw new Fault('errors.invalidFields', { fields: error.issues.flatMap(fieldsOf) });
  return data;
};

/** The pointer to the whole body: nothing inside it could be read. */
const wholeBody = (code: 'errors.bodyTooLarge' | 'errors.malformedRequest') => [{ pointer: '', code }];

const bytesOf = ({ bodyAtMostKb: maxKb = maxBodyKb }: EndpointSpec, event: Readable): Buffer => {
  const bytes = bodyBytes(event);
  if (bytes.length > maxKb * 1024)
    throw new Fault('errors.bodyTooLarge', { fields: wholeBody('errors.bodyTooLarge'), extra: { maxKb } });
  return bytes;
};

const valueOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Fault('errors.malformedRequest', { fields: wholeBody('errors.malformedRequest'), cause });
  }
};

const jsonOf = (bytes: Buffer, { severalLines }: EndpointSpec): unknown => {
  const text = bytes.toString();
  const value = valueOf(text);
  if (mayHoldRefused(text)) requireUsableTexts(value, severalLines);
  return value;
};

/** The body's bytes where the endpoint reads them; what nobody reads is neither decoded nor measured. */
const bodyOf = (spec: EndpointSpec, event: Readable): Readonly<Record<string, unknown>> => {
  if (!spec.body && !spec.rawBody) return {};
  if (spec.body) requireJson(event, spec);
  const bytes = bytesOf(spec, event);
  return {
    ...(spec.rawBody && { rawBody: bytes }),
    ...(spec.body && { body: parsed(spec.body, jsonOf(bytes, spec)) }),
  };
};

/** What is searched for is refused where it came, and sent where it may be. */
const requireNoSearch = ({ searchedBy }: EndpointSpec, given: object | null): void => {
  if (searchedBy && given && 'search' in given)
    throw new Fault('errors.invalidFields', {
      fields: [{ pointer: '/search', code: 'field.inBody', expected: searchedBy }],
    });
};

/** Params or a query: texts by name. */
const textsOf = <T>(schema: z.ZodType<T>, given: Readonly<Record<string, string | undefined>> | null): T => {
  requireUsableTexts(given);
  return parsed(schema, given ?? {});
};

/** What of an event is read. */
type Readable = Pick<
  APIGatewayProxyEvent,
  'pathParameters' | 'queryStringParameters' | 'headers' | 'body' | 'isBase64Encoded'
>;

/** Params, query and body as the contract says, or a fault that points at every field that is not. */
export const readRequest = (spec: EndpointSpec, event: Readable): Exchange['request'] => {
  requireNoSearch(spec, event.queryStringParameters);
  return {
    ...(spec.params && { params: textsOf(spec.params, event.pathParameters) }),
    ...(spec.query && { query: textsOf(spec.query, event.queryStringParameters) }),
    ...bodyOf(spec, event),
  };
};

/** Reads the request against the contract. */
export const parse: Step = {
  needs: () => [],
  middleware: ({ spec }) => ({
    before: ({ event, internal }) => {
      internal.request = readRequest(spec, event);
    },
  }),
};
