import type { EndpointSpec } from '#shared/contract/endpoint.ts';
import { Fault } from '#shared/errors/fault.ts';
import type { Asked } from './implement.ts';
import { connect, type PortName } from '../ports/connect.ts';
import { hashOf } from '../proof.ts';

export const limitPort = ['limits.take', 'clock.now'] as const satisfies readonly PortName[];

const emailIn = (request: unknown): string | undefined => {
  const body: unknown = typeof request === 'object' && request !== null && 'body' in request ? request.body : undefined;
  return typeof body === 'object' && body !== null && 'email' in body && typeof body.email === 'string'
    ? body.email
    : undefined;
};

/** Counts the call for its address and for the e-mail it names, and refuses it when either had enough. */
export const refuseExcess = async (spec: EndpointSpec, { from }: Asked, request: unknown): Promise<void> => {
  if (!spec.limit) return;
  const { perAddress, perEmail, windowSeconds } = spec.limit;
  const { limits, clock } = await connect(limitPort);
  const now = clock.now();
  const counted = (by: 'address' | 'email', who: string, max: number) =>
    limits.take({ what: `${spec.path}#${by}#${hashOf(who)}`, by, max, windowSeconds }, now);
  const email = emailIn(request);
  // What its address may no longer ask does not count for the e-mail: it may be somebody else's.
  const retryAfterSeconds =
    (await counted('address', from, perAddress)) ??
    (email !== undefined && perEmail !== undefined ? await counted('email', email, perEmail) : undefined);
  if (retryAfterSeconds !== undefined) throw new Fault('errors.tooManyRequests', { retryAfterSeconds });
};
