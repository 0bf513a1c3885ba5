import type { APIGatewayProxyEvent } from 'aws-lambda';
import type * as z from 'zod';
import type { EndpointSpec, InputOf } from '#shared/contract/endpoint.ts';
import type { FieldCode } from '#shared/errors/catalogue.ts';
import { Fault, type FieldFault } from '#shared/errors/fault.ts';
import { maxBodyKb } from '#shared/validation/limits.ts';
import type { Exchange, Step } from './step.ts';

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

const pointerOf = (path: readonly PropertyKey[]): string =>
  path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

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

const bytesOf = ({ body, isBase64Encoded }: APIGatewayProxyEvent): Buffer =>
  Buffer.from(body ?? '', isBase64Encoded ? 'base64' : 'utf8');

const requireSmall = (bytes: Buffer): void => {
  if (bytes.length > maxBodyKb * 1024)
    throw new Fault('errors.bodyTooLarge', { fields: wholeBody('errors.bodyTooLarge'), extra: { maxKb: maxBodyKb } });
};

const jsonOf = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(bytes.toString());
  } catch (cause) {
    throw new Fault('errors.malformedRequest', { fields: wholeBody('errors.malformedRequest'), cause });
  }
};

/** Params, query and body as the contract says, or a fault that points at every field that is not. */
export const readRequest = <S extends EndpointSpec>(spec: S, event: APIGatewayProxyEvent): InputOf<S> => {
  const bytes = bytesOf(event);
  requireSmall(bytes);
  return {
    ...(spec.params && { params: parsed(spec.params, event.pathParameters ?? {}) }),
    ...(spec.query && { query: parsed(spec.query, event.queryStringParameters ?? {}) }),
    ...(spec.rawBody && { rawBody: bytes }),
    ...(spec.body && { body: parsed(spec.body, jsonOf(bytes)) }),
  } as InputOf<S>;
};

/** Reads the request against the contract. */
export const parse: Step = {
  needs: () => [],
  middleware: ({ spec }) => ({
    before: ({ event, internal }) => {
      internal.request = readRequest(spec, event) as Exchange['request'];
    },
  }),
};
