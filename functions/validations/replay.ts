import { Fault } from '#shared/errors/fault.ts';
import { isFinal } from '#shared/validation/status.ts';
import { balanceOf } from '../rules/credits/wallet.ts';
import { Answer } from '../entry/implement.ts';
import type { PortsOf } from '../ports/connect.ts';
import type { Claim } from './reserve.ts';
import { underway } from './underway.ts';
import { viewOf } from './view.ts';

type Ports = PortsOf<'idempotency.find' | 'validations.find' | 'credits.live'>;

const mark = { 'idempotency-replayed': 'true' };

/** Answers a repeated request with the stored result; `undefined` when the key was never used. */
export const replay = async (ports: Ports, userId: string, { keyHash, use }: Claim, now: string) => {
  const first = await ports.idempotency.find(userId, keyHash, now);
  if (!first) return undefined;
  if (first.requestHash !== use.requestHash) throw new Fault('errors.idempotencyMismatch');
  const validation = await ports.validations.find(userId, first.validationId);
  const isAwaited = validation?.awaiting !== undefined;
  if (!validation || !(isFinal(validation.status) || isAwaited))
    throw new Fault('errors.idempotencyInProgress', { retryAfterSeconds: 2 });
  const balance = balanceOf(await ports.credits.live(userId, now));
  return isAwaited ? underway(validation, balance, mark) : new Answer(await viewOf(validation, balance), mark);
};
