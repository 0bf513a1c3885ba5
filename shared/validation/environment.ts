/** `production` asks the bank and costs a credit; `sandbox` answers by the table in `sandbox.ts` and costs nothing. */
export const environments = ['production', 'sandbox'] as const;
export type Environment = (typeof environments)[number];
