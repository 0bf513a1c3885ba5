import type * as z from 'zod';
import type { ErrorCode } from '../errors/catalogue.ts';
import type { CallClassName, CallLimit, Entitlement } from '../plans.ts';
import type { Evidence } from '../validation/security-events.ts';
import { callers, type Auth } from './callers.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** The two REST APIs: the dashboard's own, and the one customers integrate. Each has its stack and its paths. */
interface PathsOf {
  readonly app: '/' | `/api/${string}` | `/.well-known/${string}`;
  readonly public: `/v1/${string}`;
}
export type Api = keyof PathsOf;

/** A request and its answer as documents show them and a test replays them. */
export interface Example {
  readonly summary: string;
  /** What stands in the path, and behind it. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
  /** The body, where there is one. */
  readonly request?: unknown;
  readonly response: unknown;
  /** The answer says more than its example. */
  readonly isExcerpt?: true;
  /** It is answered so some seconds after what an example before it began. */
  readonly isAwaited?: true;
}

/** One endpoint as a value: routes, grants, OpenAPI, the typed client and the tests are computed from it. */
export interface EndpointSpec {
  readonly api: Api;
  readonly method: Method;
  readonly path: PathsOf[Api];
  readonly auth: Auth;
  /** What the caller's plan must include; callers without it are refused with `errors.notOnPlan`. */
  readonly entitlement?: Entitlement;
  /**
   * Wants a proof of whose account it is that is no older than `provenForMinutes`, which a login is at first. `late`: the
   * verb asks for it itself, after what refuses anyway, and takes `password` and `code` of its body.
   */
  readonly proof?: 'recent' | 'late';
  readonly summary: string;
  /** What a reader of the document has to know beside it. */
  readonly description?: string;
  readonly status: 200 | 201 | 202 | 204;
  /** Answered instead, with the same schema, when the work goes on after the answer: `Location` says where to look. */
  readonly alsoStatus?: 202;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Where a list is searched by words and numbers: they are somebody's, and addresses are written down on their way. */
  readonly searchedBy?: `POST ${string}`;
  /** Under which names its JSON may come; absent means `application/json`, and nobody else's. */
  readonly bodyTypes?: readonly [string, ...string[]];
  /** How large a body may be; absent means `maxBodyKb`. */
  readonly bodyAtMostKb?: number;
  /** Members of the body whose text may hold several lines; no other text may. */
  readonly severalLines?: readonly string[];
  /** Hands the implementation the body's bytes as they came, which a signature covers. */
  readonly rawBody?: true;
  readonly response: z.ZodType;
  /** Absent means JSON; any other answer is a text, sent as it is. */
  readonly contentType?: `text/${string}`;
  /** Errors of this endpoint alone; `errorsOf` adds those that follow from the rest of the declaration. */
  readonly errors: readonly ErrorCode[];
  /** Seconds an answer may be kept, by a shared cache too where anybody may call; absent means `no-store`. */
  readonly cacheSeconds?: number;
  /** Accepts `Idempotency-Key`: the same key with the same body is executed at most once. */
  readonly idempotent?: true;
  /** The endpoint of another API that is the same operation: a key used there is used here, and the other way round. */
  readonly idempotentAs?: `${Method} ${string}`;
  /** Keys of the widget may call it too, which nothing else lets in. */
  readonly forWidgetKeys?: true;
  /** The frame that calls it first has the session to itself; every other endpoint wants a session that is some frame's. */
  readonly opensSession?: true;
  /** How often one address and one e-mail may call; more is refused with `errors.tooManyRequests`. */
  readonly limit?: CallLimit;
  /** What the month of a key counts: the request as one validation, or each of its rows. One that makes none is not counted. */
  readonly counts?: 'validation' | 'rows';
  /** What it leaves in the activity of the account; of a guest, the implementation says whose that is. */
  readonly evidence?: Evidence;
  /** How fast it may be called, by one user and by all. */
  readonly callClass?: CallClassName;
  readonly examples?: readonly Example[];
}

/** A key belongs to whoever sent it: a guest is nobody, and would never find the answer again. */
type OwnerOfKeys<S> = S extends { readonly idempotent: true; readonly auth: 'guest' }
  ? { readonly auth: Exclude<Auth, 'guest'> }
  : unknown;

/** `const endpoint = endpointOf('app')`: declares endpoints of one API, under its paths. */
export const endpointOf =
  <const A extends Api>(api: A) =>
  <const S extends Omit<EndpointSpec, 'api'> & { readonly path: PathsOf[A] }>(
    spec: S & OwnerOfKeys<S>,
  ): S & { readonly api: A } => ({
    ...spec,
    api,
  });

/** What any endpoint can answer besides its own errors; 400, 413, 429, 502 and 504 may come from the gateway in its place. */
const commonErrors = [
  'errors.requestRefused',
  'errors.bodyTooLarge',
  'errors.tooManyRequests',
  'errors.internal',
  'errors.badGateway',
  'errors.dataUnavailable',
  'errors.gatewayTimeout',
] as const satisfies readonly ErrorCode[];

/** What refuses whoever does not prove to be the owner. */
export const ownerProofErrors = [
  'errors.wrongPassword',
  'errors.secondFactorRequired',
  'errors.wrongCode',
] as const satisfies readonly ErrorCode[];

/** What a proof that is missing, or given along, is refused with. */
const proofErrors = {
  recent: ['errors.passwordNeeded'],
  late: ['errors.passwordNeeded', ...ownerProofErrors],
} as const satisfies Record<NonNullable<EndpointSpec['proof']>, readonly ErrorCode[]>;

/** Every error an endpoint can answer: its own, and those that follow from what it declares. */
export const errorsOf = ({
  errors,
  auth,
  forWidgetKeys,
  entitlement,
  proof,
  counts,
  idempotent,
  params,
  query,
  body,
}: EndpointSpec): readonly ErrorCode[] => [
  ...callers[auth].errors,
  ...(auth === 'key' && !forWidgetKeys ? (['errors.keyNotForThis'] as const) : []),
  ...(body ? (['errors.unsupportedMediaType'] as const) : []),
  ...(entitlement ? (['errors.notOnPlan'] as const) : []),
  ...(proof ? proofErrors[proof] : []),
  ...(body ? (['errors.malformedRequest'] as const) : []),
  ...(params || query || body || idempotent ? (['errors.invalidFields'] as const) : []),
  ...errors,
  ...(counts ? (['errors.quotaExceeded'] as const) : []),
  ...(idempotent ? (['errors.idempotencyInProgress', 'errors.idempotencyMismatch'] as const) : []),
  ...commonErrors,
];

type Part<S extends EndpointSpec, K extends 'params' | 'query' | 'body'> = S[K] extends z.ZodType
  ? { readonly [P in K]: z.output<S[K]> }
  : unknown;
type RawBodyOf<S extends EndpointSpec> = S extends { readonly rawBody: true }
  ? { readonly rawBody: Uint8Array }
  : unknown;

/** What an implementation receives of the request: parsed params, query and body, and the body's bytes where asked. */
export type InputOf<S extends EndpointSpec> = Part<S, 'params'> & Part<S, 'query'> & Part<S, 'body'> & RawBodyOf<S>;
export type OutputOf<S extends EndpointSpec> = z.output<S['response']>;

type Sent<S extends EndpointSpec, K extends 'params' | 'query' | 'body'> = S[K] extends z.ZodType
  ? Record<never, never> extends z.input<S[K]>
    ? { readonly [P in K]?: z.input<S[K]> }
    : { readonly [P in K]: z.input<S[K]> }
  : unknown;

/** What a client sends: the same parts before defaults and normalisation. */
export type RequestOf<S extends EndpointSpec> = Sent<S, 'params'> & Sent<S, 'query'> & Sent<S, 'body'>;
