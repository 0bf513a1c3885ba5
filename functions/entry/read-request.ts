import type { APIGatewayProxyEvent } from 'aws-lambda';
import type * as z from 'zod';
import type { EndpointSpec, InputOf } from '#shared/contract/endpoint.ts';
import type { FieldCode } from '#shared/errors/catalogue.ts';
import { Fault, type FieldFault } from '#shared/errors/fault.ts';
import { idempotencyKeyAtMost } from '#shared/validation/limits.ts';
import { headerOf } from './caller.ts';

const maxBodyKb = 64;

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

const parse = <T>(schema: z.ZodType<T>, value: unknown): T => {
  const parsed = schema.safeParse(value, { reportInput: true });
  if (!parsed.success) throw new Fault('errors.invalidFields', { fields: parsed.error.issues.flatMap(fieldsOf) });
  return parsed.data;
};

/** The pointer to the whole body: nothing inside it could be read. */
const wholeBody = (code: 'errors.bodyTooLarge' | 'errors.malformedRequest') => [{ pointer: '', code }];

const jsonOf = ({ body: sent, isBase64Encoded }: APIGatewayProxyEvent): unknown => {
  const text = sent && isBase64Encoded ? Buffer.from(sent, 'base64').toString() : (sent ?? '');
  if (Buffer.byteLength(text) > maxBodyKb * 1024)
    throw new Fault('errors.bodyTooLarge', { fields: wholeBody('errors.bodyTooLarge'), extra: { maxKb: maxBodyKb } });
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Fault('errors.malformedRequest', { fields: wholeBody('errors.malformedRequest'), cause });
  }
};

/** One check a row; the first that fails is told. */
const keyRules = [
  ['field.required', (key: string) => key !== ''],
  ['field.tooLong', (key: string) => key.length <= idempotencyKeyAtMost],
  ['field.invalid', (key: string) => /^[\x20-\x7e]*$/.test(key)],
] as const;

/** A key that is empty or too long protects nobody from paying twice: it is refused, not ignored. */
const requireUsableKey = (event: APIGatewayProxyEvent): void => {
  const key = headerOf(event, 'idempotency-key');
  const broken = key === undefined ? undefined : keyRules.find(([, holds]) => !holds(key));
  if (broken) throw new Fault('errors.invalidFields', { fields: [{ pointer: '/Idempotency-Key', code: broken[0] }] });
};

/** Params, query and body as the contract says, or a fault that points at every field that is not. */
export const readRequest = <S extends EndpointSpec>(spec: S, event: APIGatewayProxyEvent): InputOf<S> => {
  if (spec.idempotent) requireUsableKey(event);
  return {
    ...(spec.params && { params: parse(spec.params, event.pathParameters ?? {}) }),
    ...(spec.query && { query: parse(spec.query, event.queryStringParameters ?? {}) }),
    ...(spec.body && { body: parse(spec.body, jsonOf(event)) }),
  } as InputOf<S>;
};
