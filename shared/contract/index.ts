import * as app from './app/index.ts';
import type { EndpointSpec } from './endpoint.ts';
import * as publicApi from './public/index.ts';

/** The endpoints among what the file of an area exports: schemas and types stand beside them. */
type EndpointsIn<A> = { readonly [N in keyof A as A[N] extends EndpointSpec ? N : never]: A[N] };
type AreasIn<M> = { readonly [A in keyof M]: EndpointsIn<M[A]> };

const isEndpoint = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** By name, whoever loads them: some loaders tell exports in the order of the file, and templates would differ by that. */
const endpointsIn = <A extends object>(area: A) =>
  Object.fromEntries(
    Object.entries(area)
      .filter(([, value]) => isEndpoint(value))
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ) as EndpointsIn<A>;

const areasIn = <M extends object>(modules: M) =>
  Object.fromEntries(
    Object.entries(modules).map(([area, module]) => [area, endpointsIn(module as object)]),
  ) as AreasIn<M>;

/**
 * Every endpoint by API, area and name. An area joins by its line in `app/index.ts` or `public/index.ts`; the build
 * fails until each of its endpoints is implemented.
 */
export const contract = { app: areasIn(app), public: areasIn(publicApi) };

export type Contract = typeof contract;
type Values<T> = T[keyof T];
type EndpointsOf<Areas> = Values<{ [A in keyof Areas]: Values<Areas[A]> }>;
export type AnyEndpoint = Values<{ [A in keyof Contract]: EndpointsOf<Contract[A]> }>;

export interface Declared {
  readonly area: string;
  readonly name: string;
  readonly spec: EndpointSpec;
}

/** Every endpoint of the contract, one after the other. */
export const declared: readonly Declared[] = Object.values(contract).flatMap((areas) =>
  Object.entries(areas as Record<string, Record<string, EndpointSpec>>).flatMap(([area, endpoints]) =>
    Object.entries(endpoints).map(([name, spec]) => ({ area, name, spec })),
  ),
);

/** `'POST /api/auth/login'` and its siblings: the names by which a client calls. */
export type Route = AnyEndpoint extends infer E
  ? E extends EndpointSpec
    ? `${E['method']} ${E['path']}`
    : never
  : never;
export type EndpointAt<R extends Route> = Extract<AnyEndpoint, { method: MethodOf<R>; path: PathOf<R> }>;
type MethodOf<R> = R extends `${infer M} ${string}` ? M : never;
type PathOf<R> = R extends `${string} ${infer P}` ? P : never;
