import type { APIGatewayProxyEvent } from 'aws-lambda';
import type { EndpointSpec } from '#shared/contract/endpoint.ts';
import { Fault } from '#shared/errors/fault.ts';
import { addressOf } from './caller.ts';
import { env } from './grant.ts';
import { connect, type PortName } from './ports.ts';
import { hashOf } from './proof.ts';

export const limitPort = ['limits.take', 'clock.now'] as const satisfies readonly PortName[];

const emailIn = (request: unknown): string | undefined => {
  const body: unknown = typeof request === 'object' && request !== null && 'body' in request ? request.body : undefined;
  return typeof body === 'object' && body !== null && 'email' in body && typeof body.email === 'string'
    ? body.email
    : undefined;
};

/** Counts the call for its address and for the e-mail it names, and refuses it when either had enough. */
export const refuseExcess = async (
  spec: EndpointSpec,
  event: APIGatewayProxyEvent,
  request: unknown,
): Promise<void> => {
  if (!spec.limit) return;
  const { perAddress, perEmail, windowSeconds } = spec.limit;
  const { limits, clock } = await connect(limitPort);
  const now = clock.now();
  const counted = (by: 'address' | 'email', who: string, max: number) =>
    limits.take({ what: `${spec.path}#${by}#${hashOf(who)}`, by, max, windowSeconds }, now);
  const email = emailIn(request);
  const waits = await Promise.all([
    counted('address', addressOf(event, env('ORIGIN_PROOF')), perAddress),
    email !== undefined && perEmail !== undefined ? counted('email', email, perEmail) : undefined,
  ]);
  const retryAfterSeconds = Math.max(...waits.map((wait) => wait ?? 0));
  if (retryAfterSeconds > 0) throw new Fault('errors.tooManyRequests', { retryAfterSeconds });
};
