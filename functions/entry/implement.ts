import type { Auth, EndpointSpec, InputOf, OutputOf } from '#shared/contract/endpoint.ts';
import type { Language } from '#shared/messages/messages.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';

/** Who calls, proven by the pipeline. Verbs never see headers. */
export interface User {
  readonly userId: string;
  readonly email: string;
  readonly sessionId: string;
  readonly sessionHash: string;
}

export interface Asked {
  readonly requestId: string;
  readonly language: Language;
  readonly idempotencyKey: string | undefined;
  /** Family of the browser, such as `Firefox, Windows`. */
  readonly userAgent: string | undefined;
  /** The address it comes from, where calls are counted; empty elsewhere. For counting only. */
  readonly from: string;
}

type CallerOf<A extends Auth> = A extends 'user' ? { readonly caller: User } : unknown;

export type Input<S extends EndpointSpec> = InputOf<S> & CallerOf<S['auth']> & { readonly asked: Asked };

/** An answer with headers of its own; a verb without them returns the body alone. */
export class Answer<T, Status extends number = never> {
  readonly body: T;
  readonly headers: Readonly<Record<string, string>>;
  /** The endpoint's other status, where it declares one; absent means the usual. */
  readonly status: Status | undefined;

  constructor(body: T, headers: Readonly<Record<string, string>>, status?: Status) {
    this.body = body;
    this.headers = headers;
    this.status = status;
  }
}

type AlsoStatusOf<S extends EndpointSpec> = S extends { readonly alsoStatus: infer A extends number } ? A : never;

export interface Implementation<S extends EndpointSpec = EndpointSpec, N extends PortName = PortName> {
  readonly spec: S;
  readonly needs: readonly N[];
  readonly run: (input: Input<S>, ports: PortsOf<N>) => Promise<OutputOf<S> | Answer<OutputOf<S>, AlsoStatusOf<S>>>;
}

/** `implement(contract).needing('users.find').by(async (input, ports) => ...)`: curried so that all of it is inferred. */
export const implement = <S extends EndpointSpec>(spec: S) => ({
  needing: <const N extends PortName>(...needs: N[]) => ({
    by: (run: Implementation<S, N>['run']): Implementation<S, N> => ({ spec, needs, run }),
  }),
});
