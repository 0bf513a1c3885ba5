import type { ErrorCodes, Problem } from './generated/types.ts';

/** An answer that is none of ours: a proxy's page, or a body that broke off. */
type Unreadable = 'sdk.unreadable';
/** Nobody answered, or not in time. */
type Unanswered = 'sdk.connection' | 'sdk.timeout';

type CodeOf<Status extends keyof ErrorCodes> = ErrorCodes[Status] | Unreadable;
/** Every code that an error can have. Later versions of the API may know more. */
export type ErrorCode = CodeOf<keyof ErrorCodes> | Unanswered;

export interface ErrorFacts<Code extends string = string> {
  readonly code: Code;
  readonly status?: number;
  readonly requestId?: string | undefined;
  readonly retryAfterSeconds?: number | undefined;
  readonly problem?: Problem | undefined;
  readonly cause?: unknown;
}

/**
 * Whatever a call is refused with. Message and fields hold codes, never what was asked, so that an error may be logged
 * whole; `detail` and `errors` may name parts of an account, and loggers do not meet them.
 */
export class CuentaClaraError<Code extends string = ErrorCode> extends Error {
  /** Stable; texts may change, codes do not. */
  readonly code: Code;
  /** Of the answer; 0 where there was none. */
  readonly status: number;
  /** Say it when you ask for help. */
  readonly requestId: string | undefined;
  /** When it makes sense to try again. */
  readonly retryAfterSeconds: number | undefined;
  readonly #problem: Problem | undefined;

  constructor({ code, status = 0, requestId, retryAfterSeconds, problem, cause }: ErrorFacts<Code>) {
    super(`${code}${status ? ` (${status})` : ''}${requestId ? `, ${requestId}` : ''}`, { cause });
    this.name = new.target.name;
    this.code = code;
    this.status = status;
    this.requestId = requestId;
    this.retryAfterSeconds = retryAfterSeconds;
    this.#problem = problem;
  }

  /** What happened, in the language of the client, for people. */
  get detail(): string | undefined {
    return this.#problem?.detail;
  }

  /** Each wrong field, by a JSON pointer into what was sent. */
  get errors(): NonNullable<Problem['errors']> {
    return this.#problem?.errors ?? [];
  }

  /** The whole document of the refusal. */
  get problem(): Problem | undefined {
    return this.#problem;
  }
}

/** The request cannot be right, or the account number cannot: `errors` says which field, and what was expected. */
export class InvalidRequestError extends CuentaClaraError<CodeOf<400 | 413 | 415 | 422>> {}
/** Key or secret are not right, or not any more. */
export class AuthenticationError extends CuentaClaraError<CodeOf<401>> {}
/** No credits are left. */
export class InsufficientCreditsError extends CuentaClaraError<CodeOf<402>> {}
/** The plan or the key does not include it. */
export class PermissionError extends CuentaClaraError<CodeOf<403>> {}
/** There is none of this id in the environment of the key. */
export class NotFoundError extends CuentaClaraError<CodeOf<404>> {}
/** It does not go together with how things stand. */
export class ConflictError extends CuentaClaraError<CodeOf<409>> {}
/** Too fast, or the month of the key is used up: `retryAfterSeconds` says when it is not. */
export class RateLimitError extends CuentaClaraError<CodeOf<429>> {}
/** It failed on our side, or at the bank. */
export class ServiceError extends CuentaClaraError<CodeOf<500 | 502 | 503 | 504>> {}
/** Nobody answered, or not in time. */
export class ConnectionError extends CuentaClaraError<Unanswered> {}

const families: Readonly<Record<number, new (facts: ErrorFacts<never>) => CuentaClaraError>> = {
  400: InvalidRequestError,
  401: AuthenticationError,
  402: InsufficientCreditsError,
  403: PermissionError,
  404: NotFoundError,
  409: ConflictError,
  413: InvalidRequestError,
  415: InvalidRequestError,
  422: InvalidRequestError,
  429: RateLimitError,
};

/** The error of its family, by the status of the answer. */
export const refusalOf = (status: number, facts: ErrorFacts): CuentaClaraError =>
  new (families[status] ?? ServiceError)({ ...facts, status } as ErrorFacts<never>);
