import type { EndpointSpec, InputOf, OutputOf } from '#shared/contract/endpoint.ts';
import type { Language } from '#shared/messages/messages.ts';
import type { Evidence } from '#shared/validation/security-events.ts';
import type { PortName, PortsOf } from '../ports/connect.ts';
import type { Claimable } from '../rules/idempotency/claim.ts';
import type { CallerOf } from './callers/callers.ts';

/** What a request says of itself beside its content. Verbs never see headers. */
export interface Asked {
  readonly requestId: string;
  readonly language: Language;
  /** Family of the browser, such as `Firefox, Windows`. */
  readonly userAgent: string | undefined;
  /** The address it comes from, where calls are counted or evidence is left; empty elsewhere. For counting only. */
  readonly from: string;
}

/** Whose account a guest's call is about, and the session it opened there. */
export interface Concerned {
  readonly userId: string;
  readonly sessionId?: string | undefined;
}

type ClaimOf<S extends EndpointSpec> = S extends { readonly idempotent: true }
  ? { readonly claim: Claimable | undefined }
  : unknown;

/** A guest is nobody until the implementation finds out in whose activity the call belongs. */
type ConcernsOf<S extends EndpointSpec> = S extends { readonly evidence: Evidence; readonly auth: 'guest' }
  ? { readonly concerns: (whom: Concerned) => void }
  : unknown;

export type Input<S extends EndpointSpec> = InputOf<S> &
  ClaimOf<S> &
  ConcernsOf<S> & { readonly caller: CallerOf<S['auth']>; readonly asked: Asked };

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
type AnswerOf<S extends EndpointSpec> = OutputOf<S> | Answer<OutputOf<S>, AlsoStatusOf<S>>;

type Run<S extends EndpointSpec, N extends PortName> = (input: Input<S>, ports: PortsOf<N>) => Promise<AnswerOf<S>>;

/** Finds the answer that an idempotency key was used for by the id it was claimed with; `undefined` while it is made. */
type Replay<S extends EndpointSpec, N extends PortName> = (
  id: string,
  input: Input<S>,
  ports: PortsOf<N>,
) => Promise<AnswerOf<S> | undefined>;

type ReplayOf<S extends EndpointSpec, N extends PortName> = S extends { readonly idempotent: true }
  ? [replay: Replay<S, N>]
  : [];

export interface Implementation<S extends EndpointSpec = EndpointSpec, N extends PortName = PortName> {
  readonly spec: S;
  readonly needs: readonly N[];
  readonly run: Run<S, N>;
  readonly replay: Replay<S, N> | undefined;
}

/**
 * `implement(contract).needing('users.find').by(async (input, ports) => ...)`: curried so that all of it is inferred. An
 * idempotent endpoint also says how its stored answer is found again.
 */
export const implement = <S extends EndpointSpec>(spec: S) => ({
  needing: <const N extends PortName>(...needs: N[]) => ({
    by: (run: Run<S, N>, ...replay: ReplayOf<S, N>): Implementation<S, N> => ({
      spec,
      needs,
      run,
      replay: replay.at(0),
    }),
  }),
});
