import { catalogue } from '#shared/errors/catalogue.ts';
import { logger, nameOf } from '../../log.ts';
import { connect, type PortName } from '../../ports/connect.ts';
import { isKey, type Key } from '../callers/key.ts';
import { faultOf } from '#shared/errors/problem.ts';
import type { Middleware, Step } from './step.ts';

const ports = ['apiKeys.uncount'] as const satisfies readonly PortName[];

type Request = Parameters<NonNullable<Middleware['onError']>>[0];

/** Statuses of answers that made a validation, or failed where nobody knows whether they did. */
const making: ReadonlySet<number> = new Set([201, 202, 500, 504]);

export const hasMadeOne = ({ response, error }: Request): boolean => {
  if (!response) return making.has(catalogue[faultOf(error).code].status);
  return making.has(response.statusCode) && response.headers?.['idempotency-replayed'] === undefined;
};

/** Nobody is answered otherwise because it fails: the month then says one too many. */
const giveBack = async ({ keyId, countedIn }: Key): Promise<void> => {
  if (countedIn === undefined) return;
  const { apiKeys } = await connect(ports);
  await apiKeys
    .uncount(keyId, countedIn)
    .catch((error: unknown) => logger.error('validation not given back', { cause: nameOf(error) }));
};

/**
 * A key's month counts validations. Its proof counts every request that asks for one, in the write that it needs anyway;
 * what made none, because it was refused or repeated, is taken out again. Rows of a batch are counted with the batch.
 */
export const month: Step = {
  needs: ({ counts }) => (counts === 'validation' ? ports : []),
  middleware: ({ spec }) => {
    if (spec.counts !== 'validation') return { before: () => undefined };
    const settle = async (request: Request): Promise<void> => {
      const { caller } = request.internal;
      if (isKey(caller) && !hasMadeOne(request)) await giveBack(caller);
    };
    return { after: settle, onError: settle };
  },
};
