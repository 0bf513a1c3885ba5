import addFormats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Api } from '#shared/contract/endpoint.ts';
import { catalogue, type ErrorCode } from '#shared/errors/catalogue.ts';
import { messages } from '#shared/messages/index.ts';
import type { Language } from '#shared/messages/messages.ts';
import { apis, documents, type Operation } from './operations.ts';

/** One answer as it came over the wire; header names in lower case. */
export interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly text: string;
}

const problemType = 'application/problem+json';

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
for (const api of apis) ajv.addSchema(documents[api], api);

const compiled = new Map<string, ValidateFunction>();

/** The validator of what stands at a place of a document. */
const validatorAt = (api: Api, ...place: readonly string[]): ValidateFunction => {
  const pointer = place.map((step) => step.replaceAll('~', '~0').replaceAll('/', '~1')).map(encodeURIComponent);
  const ref = `${api}#/${pointer.join('/')}`;
  const known = compiled.get(ref) ?? ajv.compile({ $ref: ref });
  compiled.set(ref, known);
  return known;
};

const errorsOf = (validate: ValidateFunction, value: unknown): string[] =>
  validate(value) ? [] : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message ?? ''}`);

const mediaTypeOf = ({ headers }: Answered): string => String(headers['content-type'] ?? '').split(';')[0] ?? '';

/** What does not hold of a refusal beyond its schema: one name for its request, its own status, a language it says. */
const wrongInProblem = ({ status, headers }: Answered, problem: Readonly<Record<string, unknown>>): string[] => {
  const code = String(problem['error']);
  if (!Object.hasOwn(catalogue, code)) return [`nobody knows the error ${code}`];
  const languages = String(headers['content-language'] ?? '').split(', ') as Language[];
  const title = languages.map((language) => messages[language]?.errors[code as ErrorCode].title).join(' / ');
  const holds: readonly (readonly [boolean, string])[] = [
    [problem['status'] === status, `status ${String(problem['status'])} in a document of ${status}`],
    [catalogue[code as ErrorCode].status === status, `${code} is not of status ${status}`],
    [problem['title'] === title, `the title is not that of ${code} in ${languages.join(', ')}`],
    [problem['requestId'] === headers['x-request-id'], 'X-Request-Id is not the id of the document'],
    [headers['cache-control'] === 'no-store', 'a refusal that may be kept'],
    [!/\{\{\w+\}\}/.test(JSON.stringify(problem)), 'a text with a parameter that is missing'],
  ];
  return holds.flatMap(([isSo, complaint]) => (isSo ? [] : [complaint]));
};

const json = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What is wrong with a refusal, wherever it comes from. */
const wrongInRefusal = (api: Api, answered: Answered): string[] => {
  const problem = json(answered.text);
  if (mediaTypeOf(answered) !== problemType) return [`a refusal as ${mediaTypeOf(answered)}`];
  if (typeof problem !== 'object' || problem === null) return ['a refusal that is no JSON object'];
  return [
    ...errorsOf(validatorAt(api, 'components', 'schemas', 'Problem'), problem),
    ...wrongInProblem(answered, problem as Readonly<Record<string, unknown>>),
  ];
};

/** Refusals of what is no operation: not found, not readable, too large. */
const outside: ReadonlySet<number> = new Set([400, 404, 413]);

const wrongInSuccess = ({ api, path, method }: Operation, answered: Answered, types: readonly string[]): string[] => {
  const type = mediaTypeOf(answered);
  if (types.length === 0) return answered.text === '' ? [] : ['a body where none is declared'];
  if (!types.includes(type)) return [`answers ${type}, which is not declared`];
  if (type !== 'application/json') return [];
  const value = json(answered.text);
  if (value === undefined) return ['a body that is no JSON'];
  const place = ['responses', String(answered.status), 'content', type, 'schema'];
  return errorsOf(validatorAt(api, 'paths', path, method.toLowerCase(), ...place), value);
};

/** Everything about an answer that its document does not say; an empty list is a true document. */
export const wrongIn = (api: Api, operation: Operation | undefined, answered: Answered): string[] => {
  const { status } = answered;
  if (!operation)
    return outside.has(status) ? wrongInRefusal(api, answered) : [`${status} where there is no operation`];
  const types = operation.answers.get(status);
  if (!types) return [`${status} is not declared`];
  return status < 400 ? wrongInSuccess(operation, answered, types) : wrongInRefusal(api, answered);
};
