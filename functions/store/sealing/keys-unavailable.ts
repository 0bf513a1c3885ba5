import { IncorrectKeyException, InvalidCiphertextException } from '@aws-sdk/client-kms';
import { Fault } from '#shared/errors/fault.ts';
import { tellCount } from '../../log.ts';

/** That KMS neither drew nor opened a data key: an alarm watches it. */
export const keysUnavailable = 'keysUnavailable';

/** By then whoever asks again may be answered. */
const retryAfterSeconds = 30;

/** What no repeat mends: the wrapped key was damaged, or is another customer's. */
const isDamaged = (error: unknown): boolean =>
  error instanceof InvalidCiphertextException || error instanceof IncorrectKeyException;

/** What KMS answers; where it does not, whoever needs it is told to come back, before anything is written. */
export const askKms = async <R>(ask: () => Promise<R>): Promise<R> => {
  try {
    return await ask();
  } catch (error) {
    if (isDamaged(error)) throw error;
    tellCount(keysUnavailable);
    throw new Fault('errors.dataUnavailable', { retryAfterSeconds, cause: error });
  }
};
