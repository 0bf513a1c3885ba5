import { Fault } from '#shared/errors/fault.ts';
import type { CallerProof } from './caller.ts';

/** A third party signs the raw body; nothing of it is read before that is proven. */
export const signed: CallerProof<undefined> = {
  needs: () => [],
  prove: async () => {
    throw new Fault('errors.unprovenSignature');
  },
};
