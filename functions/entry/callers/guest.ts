import type { CallerProof } from './caller.ts';

/** A guest proves nothing. */
export const guest: CallerProof<undefined> = {
  needs: () => [],
  prove: async () => ({ caller: undefined, headers: {} }),
};
