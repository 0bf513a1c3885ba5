import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { ApiError } from '#shared/contract/client.ts';

/** A failed call as a form shows it: what belongs beside a field, and what belongs above the form. */
export interface Refusal<F extends string> {
  readonly code: ErrorCode | 'network' | 'unknown';
  /** The server's words in the user's language; absent when it had none. */
  readonly said: { readonly title: string; readonly detail: string } | undefined;
  readonly fields: Readonly<Partial<Record<F, string>>>;
  readonly retryAfterSeconds: number | undefined;
}

/** Refusals that concern one field, for servers that name no pointer. */
const fieldOfCode: Partial<Record<ErrorCode, string>> = {
  'errors.corporateEmail': 'email',
  'errors.disposableEmail': 'email',
  'errors.emailAlreadyRegistered': 'email',
  'errors.weakPassword': 'password',
  'errors.commonPassword': 'password',
  'errors.personalPassword': 'password',
  'errors.passwordsDoNotMatch': 'confirmPassword',
};

const wordless = <F extends string>(code: 'network' | 'unknown'): Refusal<F> => ({
  code,
  said: undefined,
  fields: {} as Partial<Record<F, string>>,
  retryAfterSeconds: undefined,
});

export const refusalOf = <F extends string>(error: unknown, fields: readonly F[]): Refusal<F> => {
  if (!(error instanceof ApiError)) return wordless('unknown');
  const { problem } = error;
  if (!problem) return wordless(error.status === 0 ? 'network' : 'unknown');
  const named = (problem.errors ?? []).map(({ pointer, detail }) => [pointer.slice(1), detail] as const);
  const implied = fieldOfCode[problem.error];
  const pairs = named.length === 0 && implied ? [[implied, problem.detail] as const] : named;
  return {
    code: problem.error,
    said: { title: problem.title, detail: problem.detail },
    fields: Object.fromEntries(pairs.filter(([name]) => fields.some((field) => field === name))) as Partial<
      Record<F, string>
    >,
    retryAfterSeconds: problem.retryAfterSeconds,
  };
};
