import { judgeAccount } from '#shared/engine/index.ts';
import { catalogue, type ErrorCode } from '#shared/errors/catalogue.ts';
import { fill, messages } from '#shared/messages/index.ts';
import { waitOf } from '#shared/messages/wait.ts';
import type { Language } from '../page.ts';

/** A CLABE whose last digit is wrong. */
const wrong = { country: 'MX', accountNumber: '032180000118359710' };

/** What is wrong with it, as the API says it. */
const errorsOf = (language: Language) =>
  judgeAccount(wrong).findings.map(({ code, position, expected }) => ({
    pointer: '/accountNumber',
    code,
    ...(position !== undefined && { position }),
    ...(expected !== undefined && { expected }),
    detail: fill(messages[language].findings[code], { ...(expected !== undefined && { expected }) }),
  }));

const refusals = {
  invalidAccount: { phrase: 'Unprocessable Content', more: (language: Language) => ({ errors: errorsOf(language) }) },
  idempotencyMismatch: { phrase: 'Unprocessable Content', more: () => ({}) },
  tooManyRequests: { phrase: 'Too Many Requests', seconds: 12, more: () => ({ retryAfterSeconds: 12 }) },
} as const;
export type ProblemName = keyof typeof refusals;
export const problemNames = Object.keys(refusals) as ProblemName[];

/** A refusal as its reader gets it, and the line that stands over it. */
export const problemOf = (language: Language, name: ProblemName) => {
  const error = `errors.${name}` as const satisfies ErrorCode;
  const { status } = catalogue[error];
  const { phrase, more, ...rest } = refusals[name];
  const { title, detail } = messages[language].errors[error];
  const body = {
    type: `https://cuentaclara.example/api-documentation/errors/${name}`,
    title,
    status,
    detail: 'seconds' in rest ? fill(detail, { wait: waitOf(rest.seconds) }) : detail,
    instance: '/v1/validations',
    error,
    requestId: 'req_01kax7q2m8v4t9c3h5r0e6w1ys',
    ...more(language),
  };
  return { title: `${status} ${phrase}`, body };
};
