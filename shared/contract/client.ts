import type { ErrorCode, FieldCode } from '../errors/catalogue.ts';
import { headersOf, type Credentials } from './callers.ts';
import type { EndpointAt, Route } from './index.ts';
import type { OutputOf, RequestOf } from './endpoint.ts';

/** RFC 9457 problem document as every refusal carries it. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly instance: string;
  readonly error: ErrorCode;
  readonly requestId: string;
  readonly errors?: readonly {
    readonly pointer: string;
    readonly code: ErrorCode | FieldCode | (string & {});
    readonly detail: string;
    readonly expected?: string;
    readonly position?: number;
    readonly character?: string;
  }[];
  readonly email?: string;
  readonly origin?: string;
  readonly validationId?: string;
  readonly retryAfterSeconds?: number;
}

/** A refusal of the server (`problem`) or a request that got no usable answer (`problem` undefined). */
export class ApiError extends Error {
  readonly problem: Problem | undefined;
  readonly status: number;

  constructor(message: string, status: number, problem?: Problem, cause?: unknown) {
    super(message, { cause });
    this.name = 'ApiError';
    this.status = status;
    this.problem = problem;
  }
}

export interface ClientOptions extends Credentials {
  /** Prefix of every path; empty for the own origin. */
  readonly baseUrl?: string;
  readonly language?: () => string;
  readonly fetch?: typeof fetch;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
  /** Hears the headers of an answer that was no refusal. */
  readonly onHeaders?: (headers: Headers) => void;
}

interface LooseRequest {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
}

const urlOf = (baseUrl: string, path: string, { params = {}, query = {} }: LooseRequest): string => {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();
  return baseUrl + filled + (search && `?${search}`);
};

const readProblem = (text: string): Problem | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'error' in value ? (value as Problem) : undefined;
  } catch {
    return undefined;
  }
};

/**
 * The typed client: `call('POST /api/auth/login', { body })`. Routes, requests and answers are types of the contract, so
 * the bundle carries no schema. Rejects with `ApiError`; an aborted request rejects with the signal's reason.
 */
export const client = ({ baseUrl = '', language, fetch: send = fetch, ...credentials }: ClientOptions = {}) =>
  async function call<R extends Route>(
    route: R,
    request: RequestOf<EndpointAt<R>>,
    { signal, headers, onHeaders }: CallOptions = {},
  ): Promise<OutputOf<EndpointAt<R>>> {
    const [method = 'GET', path = '/'] = route.split(' ');
    const loose: LooseRequest = request as object;
    const { body } = loose;
    const response = await send(urlOf(baseUrl, path, loose), {
      method,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headersOf(credentials),
        ...(language ? { 'accept-language': language() } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    }).catch((cause: unknown) => {
      if (signal?.aborted) throw cause;
      throw new ApiError('Network error', 0, undefined, cause);
    });
    const text = await response.text();
    if (!response.ok) throw new ApiError(`HTTP ${response.status}`, response.status, readProblem(text));
    onHeaders?.(response.headers);
    if (response.headers.get('content-type')?.startsWith('text/')) return text as OutputOf<EndpointAt<R>>;
    return (text ? JSON.parse(text) : undefined) as OutputOf<EndpointAt<R>>;
  };
