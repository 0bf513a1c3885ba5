import type { APIGatewayProxyResult } from 'aws-lambda';
import type { EndpointSpec } from '#shared/contract/endpoint.ts';
import { faultOf } from '#shared/errors/problem.ts';
import {
  evidenceIn,
  type Evidence,
  type SecurityEventKind,
  type SecurityEventOutcome,
} from '#shared/validation/security-events.ts';
import { logger, nameOf, tellCount } from '../../log.ts';
import { connect, type PortName, type PortsOf } from '../../ports/connect.ts';
import { newId } from '../../proof.ts';
import { burstsOf, securityEventsLost } from '../../rules/security/bursts.ts';
import { subjectOf } from '../../rules/security/subject.ts';
import { isKey } from '../callers/key.ts';
import type { Concerned } from '../implement.ts';
import { endOf } from './end-of.ts';
import type { Exchange, Middleware, Step } from './step.ts';

const ports = ['securityEvents.record', 'pseudonyms.of', 'clock.now'] as const satisfies readonly PortName[];
const guestPorts = ['securityEvents.recordNobodys'] as const satisfies readonly PortName[];
type Ports = PortsOf<(typeof ports)[number]>;

/** An answer waits no longer for its event; with that of `keep` it is all the time that an answer has left which comes last. */
const heldAtMostMs = 400;

type Context = Parameters<NonNullable<Middleware['after']>>[0];

interface Told {
  readonly kind: SecurityEventKind;
  readonly outcome: SecurityEventOutcome;
  readonly error: string | undefined;
}

/** How it went, where that is told of this endpoint. An answer given again is no second act. */
const toldOf = (evidence: Evidence, { error, response }: Context): Told | undefined => {
  const { kind, refusals, apart = {} } = evidenceIn(evidence);
  if (error) {
    const { code } = faultOf(error);
    if ((response?.statusCode ?? 500) >= 500) return { kind, outcome: 'unclear', error: code };
    const refused = apart[code] ?? (refusals.includes(code) ? kind : undefined);
    return refused && { kind: refused, outcome: 'refused', error: code };
  }
  const isAgain = response?.headers?.['idempotency-replayed'] !== undefined;
  return isAgain ? undefined : { kind, outcome: 'succeeded', error: undefined };
};

const sessionIn = (caller: object | undefined): string | undefined =>
  caller && 'sessionId' in caller && typeof caller.sessionId === 'string' ? caller.sessionId : undefined;

/** Whose account it is: of who calls, or of whom the implementation named. */
const concernedBy = ({ caller, concerned }: Exchange): Concerned | undefined =>
  caller ? { userId: caller.userId, sessionId: sessionIn(caller) } : concerned;

const eventOf = async (
  { told, whom }: { readonly told: Told; readonly whom: Concerned },
  { internal, event, response }: Context,
  { pseudonyms, clock }: Ports,
) => {
  const { asked, caller } = internal;
  const at = clock.now();
  return {
    id: newId('sev', at),
    at,
    ...told,
    ...whom,
    requestId: asked.requestId,
    userAgent: asked.userAgent,
    network: await pseudonyms.of('network', whom.userId, asked.from),
    keyId: isKey(caller) ? caller.keyId : undefined,
    subject: told.outcome === 'succeeded' ? subjectOf(event.pathParameters?.['id'], textOf(response)) : undefined,
  };
};

const textOf = (response: APIGatewayProxyResult | null | undefined): string => response?.body ?? '';

const write = async (spec: EndpointSpec, evidence: Evidence, context: Context): Promise<void> => {
  const told = toldOf(evidence, context);
  if (!told) return;
  for (const metric of burstsOf(told.kind, told.outcome)) tellCount(metric);
  const whom = concernedBy(context.internal);
  const connected = await connect(ports);
  const signal = AbortSignal.timeout(heldAtMostMs);
  const written = async (): Promise<void> => {
    if (whom) return connected.securityEvents.record(await eventOf({ told, whom }, context, connected), signal);
    if (spec.auth !== 'guest') return;
    const { securityEvents } = await connect(guestPorts);
    await securityEvents.recordNobodys(connected.clock.now(), signal);
  };
  await Promise.race([written(), endOf(signal, 'The event')]);
};

/**
 * Writes what was done in an account, or tried, into its activity, when the answer is known. What cannot be written is told
 * and changes nothing: from here on nothing may turn an answer into another.
 */
export const evidence: Step = {
  needs: (spec) => (spec.evidence ? [...ports, ...(spec.auth === 'guest' ? guestPorts : [])] : []),
  middleware: ({ spec }) => {
    const declared = spec.evidence;
    if (!declared) return { before: () => undefined };
    const settle = async (context: Context): Promise<void> => {
      const { deadline, asked } = context.internal;
      deadline.end();
      try {
        await write(spec, declared, context);
      } catch (error) {
        logger.error('security event lost', { requestId: asked.requestId, cause: nameOf(error) });
        tellCount(securityEventsLost);
      }
    };
    return { after: settle, onError: settle };
  },
};
