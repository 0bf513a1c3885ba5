import { Fault } from '#shared/errors/fault.ts';

/** As much of an error of the SDK as tells whose fault it is. */
interface ServiceError extends Error {
  readonly $metadata: unknown;
  readonly CancellationReasons?: readonly { readonly Code?: string }[];
}

const isOfService = (error: Error): error is ServiceError => '$metadata' in error;

/** A value that DynamoDB does not take, alone or in a transaction. */
const isOfItem = ({ name, CancellationReasons: reasons = [] }: ServiceError): boolean =>
  name === 'ValidationException' || reasons.some(({ Code }) => Code === 'ValidationError');

/** PayPal, too, answers everybody or nobody. */
const isSilence = (error: Error): boolean => error instanceof Fault && error.code === 'errors.paymentsUnavailable';

/**
 * Whether an item failed because a service did (its power, its time, a right of ours): that is everybody's, says nothing of
 * the item, and passes.
 */
export const isOutage = (why: unknown): boolean => {
  if (!(why instanceof Error)) return false;
  if (isSilence(why)) return true;
  return isOfService(why) ? !isOfItem(why) : isOutage(why.cause);
};
