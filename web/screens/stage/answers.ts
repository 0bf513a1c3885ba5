import { isDeepStrictEqual } from 'node:util';
import type { EndpointAt, Route } from '#shared/contract/index.ts';
import { errorsOf, type EndpointSpec, type InputOf, type OutputOf } from '#shared/contract/endpoint.ts';
import { problemOf } from '#shared/errors/problem.ts';
import { Fault } from '#shared/errors/fault.ts';
import type { Language } from '#shared/messages/messages.ts';
import { Answer } from '#functions/entry/implement.ts';

/** The calls that the dashboard may make. */
export type AppRoute = Exclude<Route, `${string} /v1/${string}`>;

/** The connection breaks: no answer at all. */
export const broken = Symbol('broken');

type Reply<R extends AppRoute> =
  | OutputOf<EndpointAt<R>>
  | Answer<OutputOf<EndpointAt<R>>, number>
  | Fault
  | typeof broken;

/** What a route is answered: the body, a refusal, or what is made of the request, which may take its time. */
export type Answers = {
  readonly [R in AppRoute]?: Reply<R> | ((input: InputOf<EndpointAt<R>>) => Reply<R> | Promise<Reply<R>>);
};

/** An answer as it goes over the wire. */
export interface WireAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface Question {
  readonly spec: EndpointSpec;
  readonly path: string;
  readonly language: Language;
}

const refusalOf = (fault: Fault, { spec, path, language }: Question): WireAnswer => {
  if (!errorsOf(spec).includes(fault.code))
    throw new Error(`${spec.method} ${spec.path} never refuses with ${fault.code}`);
  const documentation = 'https://cuentaclara.example';
  const { status, headers, body } = problemOf(fault, { documentation, requestId: 'req_of_a_test', language, path });
  return { status, headers, body: JSON.stringify(body) };
};

const asSent = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null)) as unknown;

/** As the product writes it; what its schema would not let out, or would take something off, no screen ever gets. */
const writtenAs = (spec: EndpointSpec, body: unknown): string => {
  const parsed = spec.response.parse(body);
  if (!isDeepStrictEqual(asSent(parsed), asSent(body)))
    throw new Error(`${spec.method} ${spec.path} never answers members that its schema does not name`);
  if (spec.status === 204) return '';
  return spec.contentType ? String(parsed) : JSON.stringify(parsed);
};

/** What the API can answer, or an error that says why it cannot. */
export const sentAs = (given: unknown, asking: Question): WireAnswer => {
  if (given instanceof Fault) return refusalOf(given, asking);
  const { spec } = asking;
  const { body, headers, status = spec.status } = given instanceof Answer ? given : new Answer(given, {});
  if (status !== spec.status && status !== spec.alsoStatus)
    throw new Error(`${spec.method} ${spec.path} never answers ${status}`);
  const type = spec.contentType ?? 'application/json; charset=utf-8';
  return { status, headers: { 'content-type': type, ...headers }, body: writtenAs(spec, body) };
};
