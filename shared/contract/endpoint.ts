import type * as z from 'zod';
import type { ErrorCode } from '../errors/catalogue.ts';
import type { CallLimit } from '../plans.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Who may call: `guest` proves nothing, `user` sends a session token as `Authorization: Bearer`. */
export type Auth = 'guest' | 'user';

/** One endpoint as a value: routes, grants, OpenAPI, the typed client and the tests are computed from it. */
export interface EndpointSpec {
  readonly method: Method;
  readonly path: `/${string}`;
  readonly auth: Auth;
  readonly summary: string;
  readonly status: 200 | 201 | 204;
  /** Answered instead, with the same schema, when the work goes on after the answer: `Location` says where to look. */
  readonly alsoStatus?: 202;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
  /** Absent means JSON; any other answer is a text, sent as it is. */
  readonly contentType?: `text/${string}`;
  /** Errors of this endpoint; the ones every endpoint shares are in `commonErrors`. */
  readonly errors: readonly ErrorCode[];
  /** Seconds a shared cache may keep the answer; absent means `no-store`. */
  readonly cacheSeconds?: number;
  /** Accepts `Idempotency-Key`: the same key with the same body is executed at most once. */
  readonly idempotent?: true;
  /** How often one address and one e-mail may call; more is refused with `errors.tooManyRequests`. */
  readonly limit?: CallLimit;
}

export const endpoint = <const S extends EndpointSpec>(spec: S): S => spec;

/** What any endpoint can answer besides its own errors; 429, 502 and 504 come from the gateway in its place. */
export const commonErrors = [
  'errors.malformedRequest',
  'errors.invalidFields',
  'errors.bodyTooLarge',
  'errors.tooManyRequests',
  'errors.internal',
  'errors.badGateway',
  'errors.gatewayTimeout',
] as const satisfies readonly ErrorCode[];

type Part<S extends EndpointSpec, K extends 'params' | 'query' | 'body'> = S[K] extends z.ZodType
  ? { readonly [P in K]: z.output<S[K]> }
  : unknown;

/** What an implementation receives of the request: parsed params, query and body. */
export type InputOf<S extends EndpointSpec> = Part<S, 'params'> & Part<S, 'query'> & Part<S, 'body'>;
export type OutputOf<S extends EndpointSpec> = z.output<S['response']>;

type Sent<S extends EndpointSpec, K extends 'params' | 'query' | 'body'> = S[K] extends z.ZodType
  ? Record<never, never> extends z.input<S[K]>
    ? { readonly [P in K]?: z.input<S[K]> }
    : { readonly [P in K]: z.input<S[K]> }
  : unknown;

/** What a client sends: the same parts before defaults and normalisation. */
export type RequestOf<S extends EndpointSpec> = Sent<S, 'params'> & Sent<S, 'query'> & Sent<S, 'body'>;
