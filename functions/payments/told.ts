import { Fault } from '#shared/errors/fault.ts';
import { logger, nameOf } from '../log.ts';
import type { Refusal, Told } from '../rules/payments/paypal.ts';

/** PayPal did not answer, or not now: whoever asks again later may hear more. */
export const silent = (cause: unknown): Fault => new Fault('errors.paymentsUnavailable', { cause });

/** What PayPal says when it is asked; where it does not answer, nobody knows whether it did what it was asked. */
export const ask = async <T>(asking: Promise<Told<T>>): Promise<Told<T>> => {
  const answer = await asking.catch((error: unknown) => {
    logger.warn('PayPal silent', { cause: nameOf(error) });
    throw silent(error);
  });
  if (!('told' in answer) && answer.passes) throw silent(new Error(answer.refused));
  return answer;
};

const unknownThere: ReadonlySet<string> = new Set(['INVALID_RESOURCE_ID', 'RESOURCE_NOT_FOUND']);

/** PayPal knows no such thing, or does not any more. */
export const isUnknownThere = ({ refused, status }: Refusal): boolean => status === 404 || unknownThere.has(refused);

/** What PayPal must tell; a refusal is a fault of ours, and an operator reads of it. */
export const toldOf = <T>(answer: Told<T>, what: string): T => {
  if ('told' in answer) return answer.told;
  logger.error('PayPal refused', { what, issue: answer.refused, status: answer.status });
  throw silent(new Error(answer.refused));
};
