import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEvent, APIGatewayProxyResult, Context } from 'aws-lambda';
import type { EndpointSpec } from '#shared/contract/endpoint.ts';
import type { PortName } from '../../ports/connect.ts';
import type { Claimable } from '../../rules/idempotency/claim.ts';
import type { Refused } from '../callers/caller.ts';
import type { Asked, Concerned, Implementation } from '../implement.ts';

/** When a request is refused because its answer did not come in time. */
export interface Deadline {
  /** What `work` comes to, or the refusal, if the time is up before. */
  readonly race: <T>(work: Promise<T>) => Promise<T>;
  /** The same function while there is time. After it nothing begins any more, as if Lambda had ended the work. */
  readonly guard: <A extends readonly unknown[], R>(act: (...given: A) => R) => (...given: A) => R;
  readonly end: () => void;
}

/** What the steps of the pipeline learn about one request, each reading what those before it wrote. */
export interface Exchange extends Record<string, unknown> {
  deadline: Deadline;
  asked: Asked;
  /** When it came, on the clock of the product and on that of `performance`; of keys only. */
  began: { readonly at: string; readonly ms: number } | undefined;
  caller: { readonly userId: string } | undefined;
  /** Whose account a guest's call turned out to be about. */
  concerned: Concerned | undefined;
  /** Why nothing new is begun for this caller; `undefined` where it is. */
  nothingNew: Refused | undefined;
  /** Params, query and body as the contract says. */
  request: Readonly<Record<string, unknown>>;
  claim: Claimable | undefined;
  /** Go with whatever is answered, refusals included. */
  headers: Record<string, string>;
}

export type Middleware = MiddlewareObj<APIGatewayProxyEvent, APIGatewayProxyResult, Error, Context, Exchange>;

/** An implementation of which only the shape matters. */
export type AnyImplementation = Pick<Implementation, 'spec'> & {
  readonly needs: readonly PortName[];
  readonly run: (...given: never[]) => Promise<unknown>;
  readonly replay: ((...given: never[]) => Promise<unknown>) | undefined;
};

/** One step of the pipeline: a middleware, and the ports it needs at an endpoint. */
export interface Step {
  readonly needs: (spec: EndpointSpec) => readonly PortName[];
  readonly middleware: (implementation: AnyImplementation) => Middleware;
}
