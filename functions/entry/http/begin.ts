import type { Step } from './step.ts';

/**
 * Refuses whoever may begin nothing new. It comes after the claim of an idempotency key, so that a repeat of what was
 * answered before is still answered, though the month is used up meanwhile.
 */
export const begin: Step = {
  needs: () => [],
  middleware: () => ({
    before: ({ internal }) => {
      if (!internal.nothingNew) return;
      const { refusal, headers } = internal.nothingNew;
      Object.assign(internal.headers, headers);
      throw refusal;
    },
  }),
};
