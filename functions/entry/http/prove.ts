import { proofs } from '../callers/callers.ts';
import type { Step } from './step.ts';

/** Proves who calls, as the endpoint demands. */
export const prove: Step = {
  needs: (spec) => proofs[spec.auth].needs(spec),
  middleware: ({ spec }) => ({
    before: async ({ event, internal }) => {
      const { caller, headers, refusal, nothingNew } = await proofs[spec.auth].prove(event, spec);
      internal.caller = caller;
      internal.nothingNew = nothingNew;
      Object.assign(internal.headers, headers);
      if (refusal) throw refusal;
    },
  }),
};
