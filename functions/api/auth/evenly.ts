import type { PortsOf } from '../../ports/connect.ts';

/** Does its work and waits for a fixed moment, whether it succeeds or fails: the time tells nothing about an account. */
export const evenly = async <T>({ clock }: PortsOf<'clock.evenMoment'>, work: () => Promise<T>): Promise<T> => {
  const moment = clock.evenMoment();
  try {
    return await work();
  } finally {
    await moment;
  }
};
