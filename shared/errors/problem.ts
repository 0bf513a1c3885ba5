import { catalogue, pageOf, type ErrorCode } from './catalogue.ts';
import { Fault, type FieldFault } from './fault.ts';
import { bothLanguages, inBothLanguages } from '../messages/both-languages.ts';
import { fill, messages } from '../messages/index.ts';
import { waitOf } from '../messages/wait.ts';
import type { Language, Messages } from '../messages/messages.ts';

interface Context {
  /** Of the site whose pages explain errors. */
  readonly documentation: string;
  readonly requestId: string;
  readonly language: Language;
  readonly path: string;
}

export interface ProblemResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
}

type Texts = Readonly<Record<string, string | { readonly detail: string } | undefined>>;

/** The texts of all codes, put together once a language. */
const textsOf = ({ fields, findings, errors }: Messages): Texts => ({ ...fields, ...findings, ...errors });
const texts: Readonly<Record<Language, Texts>> = { es: textsOf(messages.es), en: textsOf(messages.en) };

const textOf = (field: FieldFault, language: Language, parameters: Record<string, string | number>): string => {
  const text = texts[language][field.code];
  return fill(typeof text === 'string' ? text : (text?.detail ?? field.code), {
    ...parameters,
    ...(field.position === undefined ? {} : { position: field.position }),
    ...(field.expected === undefined ? {} : { expected: field.expected }),
    ...(field.character === undefined ? {} : { character: field.character }),
  });
};

/** A body of 64 kB can be wrong in thousands of fields, or in one whose name is all of it. */
const fieldsAtMost = 20;
const pointerAtMost = 200;

const toldOf = (field: FieldFault): FieldFault =>
  field.pointer.length > pointerAtMost ? { ...field, pointer: '' } : field;

/** The first wrong fields, and one that says how many more there are. */
const errorsIn = ({ fields }: Fault, language: Language, parameters: Record<string, string | number>) => {
  const told = fields.slice(0, fieldsAtMost).map(toldOf);
  const more = fields.length - told.length;
  return [...told, ...(more > 0 ? [{ pointer: '', code: 'field.more' } as const] : [])].map((field) => ({
    ...field,
    detail: textOf(field, language, { ...parameters, more }),
  }));
};

/** What the gateway refuses in the very same words: nobody learns by them which of the two it was. */
const isSaidByGateway = (code: ErrorCode): boolean => code === 'errors.invalidApiKey';

/** In the caller's language, where nobody else says it too. */
const saidOf = (code: ErrorCode, language: Language) =>
  isSaidByGateway(code)
    ? {
        title: inBothLanguages(code, 'title', {}),
        detail: inBothLanguages(code, 'detail', {}),
        language: bothLanguages,
      }
    : { ...messages[language].errors[code], language };

/** The RFC 9457 document of a fault in the caller's language. Nothing of the cause leaves: it is logged, not sent. */
export const problemOf = (fault: Fault, { documentation, requestId, language, path }: Context): ProblemResponse => {
  const { status } = catalogue[fault.code];
  const { title, detail, language: said } = saidOf(fault.code, language);
  const retryAfter = fault.retryAfterSeconds;
  const parameters = {
    ...fault.extra,
    requestId,
    ...(retryAfter === undefined ? {} : { wait: waitOf(retryAfter) }),
  };
  return {
    status,
    headers: {
      'content-type': 'application/problem+json; charset=utf-8',
      'content-language': said,
      ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
    },
    body: {
      type: pageOf(fault.code, documentation),
      title,
      status,
      detail: fill(detail, parameters),
      instance: path,
      error: fault.code,
      requestId,
      ...fault.extra,
      ...(retryAfter === undefined ? {} : { retryAfterSeconds: retryAfter }),
      ...(fault.fields.length > 0 && { errors: errorsIn(fault, language, parameters) }),
    },
  };
};

export const faultOf = (error: unknown): Fault =>
  error instanceof Fault ? error : new Fault('errors.internal', { cause: error });
