import type { APIGatewayProxyEvent } from 'aws-lambda';
import type { EndpointSpec } from '#shared/contract/endpoint.ts';
import type { Fault } from '#shared/errors/fault.ts';
import type { PortName } from '../../ports/connect.ts';

/** A refusal, and what its headers tell of the limit that it is about. */
export interface Refused {
  readonly refusal: Fault;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Proven<C> {
  readonly caller: C;
  /** Go with whatever is answered to this caller, refusals included. */
  readonly headers: Readonly<Record<string, string>>;
  /** Why somebody who is proven may not go on all the same, such as a key whose minute is used up. */
  readonly refusal?: Fault | undefined;
  /** Why nothing new is begun for them, such as a month that is used up: what was answered before is answered again. */
  readonly nothingNew?: Refused | undefined;
}

/** How one kind of caller proves itself. A proof that fails is a fault. */
export interface CallerProof<C> {
  /** The ports that proving it needs at this endpoint. */
  readonly needs: (spec: EndpointSpec) => readonly PortName[];
  readonly prove: (event: APIGatewayProxyEvent, spec: EndpointSpec) => Promise<Proven<C>>;
}
