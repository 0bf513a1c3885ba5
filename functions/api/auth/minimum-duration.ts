import type { PortsOf } from '../../ports/connect.ts';

/** Does its work and waits for a fixed moment, whether it succeeds or fails: the time tells nothing about an account. */
export const withMinimumDuration = async <T>(
  { clock }: PortsOf<'clock.minimumDuration'>,
  work: () => Promise<T>,
): Promise<T> => {
  const moment = clock.minimumDuration();
  try {
    return await work();
  } finally {
    await moment;
  }
};
