import type { IncomingHttpHeaders } from 'node:http';
import type * as z from 'zod';
import { type Detail, Refusal } from './refusal.ts';

/** One request, read to its end. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export const header = ({ headers }: Call, name: string): string | undefined => {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
};

const isMissing = (issue: z.core.$ZodIssue): boolean => 'input' in issue && issue.input === undefined;

const issueOf = (issue: z.core.$ZodIssue): string => {
  if (isMissing(issue)) return 'MISSING_REQUIRED_PARAMETER';
  const ofArray = 'origin' in issue && issue.origin === 'array';
  if (issue.code === 'too_big') return ofArray ? 'INVALID_ARRAY_MAX_ITEMS' : 'INVALID_STRING_LENGTH';
  if (issue.code === 'too_small') return ofArray ? 'INVALID_ARRAY_MIN_ITEMS' : 'INVALID_STRING_LENGTH';
  return issue.code === 'invalid_value' ? 'INVALID_PARAMETER_VALUE' : 'INVALID_PARAMETER_SYNTAX';
};

const detailOf =
  (location: 'body' | 'query') =>
  (issue: z.core.$ZodIssue): Detail => ({
    issue: issueOf(issue),
    field: location === 'body' ? `/${issue.path.join('/')}` : issue.path.join('.'),
    ...(typeof issue.input === 'string' ? { value: issue.input } : {}),
    location,
  });

const checked = <T>(schema: z.ZodType<T>, value: unknown, location: 'body' | 'query'): T => {
  const parsed = schema.safeParse(value, { reportInput: true });
  if (!parsed.success) throw new Refusal(parsed.error.issues.map(detailOf(location)));
  return parsed.data;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal([{ issue: 'MALFORMED_REQUEST_JSON', field: '/', location: 'body' }]);
  }
};

/** The JSON body; none counts as an empty object. */
export const bodyOf = <T>(call: Call, schema: z.ZodType<T>): T => {
  if (call.text === '') return checked(schema, {}, 'body');
  if (!header(call, 'content-type')?.includes('json')) throw new Refusal('UNSUPPORTED_MEDIA_TYPE');
  return checked(schema, parsed(call.text), 'body');
};

export const queryOf = <T>({ query }: Call, schema: z.ZodType<T>): T =>
  checked(schema, Object.fromEntries(query), 'query');
