import type { APIGatewayProxyEvent } from 'aws-lambda';
import type { EndpointSpec } from '#shared/contract/endpoint.ts';
import { catalogue } from '#shared/errors/catalogue.ts';
import { Fault } from '#shared/errors/fault.ts';
import { idempotencyKeyAtMost } from '#shared/validation/limits.ts';
import { connect, type PortName, type PortsOf } from '../../ports/connect.ts';
import { hashOf } from '../../proof.ts';
import { KeyUsed, type Claimable } from '../../rules/idempotency/claim.ts';
import { isKey } from '../callers/key.ts';
import { Answer } from '../implement.ts';
import { headerOf } from './header.ts';
import { resultOf } from './respond.ts';
import { inputOf } from './run.ts';
import type { AnyImplementation, Exchange, Step } from './step.ts';

const claimPorts = ['idempotency.find', 'pseudonyms.of', 'clock.now'] as const satisfies readonly PortName[];

/** One check a row; the first that fails is told. */
const keyRules = [
  ['field.required', (key: string) => key !== ''],
  ['field.tooLong', (key: string) => key.length <= idempotencyKeyAtMost],
  ['field.invalid', (key: string) => /^[\x20-\x7e]*$/.test(key)],
] as const;

/** A key that is empty or too long protects nobody from paying twice: it is refused, not ignored. */
const usableKeyIn = (event: APIGatewayProxyEvent): string | undefined => {
  const key = headerOf(event, 'idempotency-key');
  const broken = key === undefined ? undefined : keyRules.find(([, holds]) => !holds(key));
  if (broken) throw new Fault('errors.invalidFields', { fields: [{ pointer: '/Idempotency-Key', code: broken[0] }] });
  return key;
};

/** What was asked. The environment, which users say in the body, an API key has by itself. */
const askedIn = ({ request, caller }: Exchange): unknown =>
  isKey(caller) ? { ...request, body: { ...(request['body'] as object), environment: caller.environment } } : request;

/**
 * A key belongs to one request at one endpoint: method, route and everything that was parsed. The hash is keyed, because
 * a body is few enough digits to be guessed from its hash.
 */
const claimable = async (key: string, spec: EndpointSpec, request: unknown): Promise<Claimable> => {
  const { pseudonyms } = await connect(claimPorts);
  const operation = spec.idempotentAs ?? `${spec.method} ${spec.path}`;
  const [keyHash, requestHash] = [hashOf(key), await pseudonyms.of('request', operation, JSON.stringify(request))];
  let written = false;
  return {
    keyHash,
    requestHash,
    answeredBy: (id) => ({
      keyHash,
      requestHash,
      id,
      carry: () => {
        written = true;
      },
    }),
    isWritten: () => written,
  };
};

/** Refusals that depend on the moment and not on the request: a repeat of what was answered before is still answered. */
const passing: ReadonlySet<number> = new Set([402, 429, 503]);
const mayHaveBeenAnswered = (error: unknown): boolean =>
  error instanceof KeyUsed || (error instanceof Fault && passing.has(catalogue[error.code].status));

type Replay = (id: string, input: unknown, ports: unknown) => Promise<unknown>;

/** The stored answer of a repeated request; `undefined` when its key was never used. */
const replayed = async (
  { replay, needs }: AnyImplementation,
  exchange: Exchange & { readonly claim: Claimable },
): Promise<Answer<unknown> | undefined> => {
  const { claim, caller } = exchange;
  const { idempotency, clock }: PortsOf<(typeof claimPorts)[number]> = await connect(claimPorts);
  const first = caller && (await idempotency.find(caller.userId, claim.keyHash, clock.now()));
  if (!first) return undefined;
  if (first.requestHash !== claim.requestHash) throw new Fault('errors.idempotencyMismatch');
  const found = await (replay as Replay | undefined)?.(first.id, inputOf(exchange), await connect(needs));
  if (found === undefined) throw new KeyUsed();
  const { body, headers, status } = found instanceof Answer ? found : new Answer(found, {});
  return new Answer(body, { ...headers, 'idempotency-replayed': 'true' }, status as never);
};

const isClaiming = (exchange: Exchange): exchange is Exchange & { readonly claim: Claimable } =>
  exchange.claim !== undefined;

/**
 * Executes a request with an `Idempotency-Key` at most once. The implementation writes the claim in the transaction of
 * its work; where that fails because the key was used, the stored answer is given again, 409 while there is none yet, 422
 * when the key was used for another request.
 */
export const claim: Step = {
  needs: ({ idempotent }) => (idempotent ? claimPorts : []),
  middleware: (implementation) => {
    const { spec } = implementation;
    if (!spec.idempotent) return { before: () => undefined };
    return {
      before: async ({ event, internal }) => {
        const key = usableKeyIn(event);
        internal.claim = key === undefined ? undefined : await claimable(key, spec, askedIn(internal));
      },
      after: ({ internal }) => {
        if (internal.claim && !internal.claim.isWritten())
          throw new Error(`${spec.method} ${spec.path} is idempotent and did not write the claim of its request's key`);
      },
      onError: async (request) => {
        const { internal, error } = request;
        if (!isClaiming(internal) || !mayHaveBeenAnswered(error)) return;
        try {
          const answer = await internal.deadline.race(replayed(implementation, internal));
          if (!answer) return;
          request.response = resultOf(spec, answer);
          request.error = undefined;
        } catch (refusal) {
          request.error = refusal as Error;
        }
      },
    };
  },
};
