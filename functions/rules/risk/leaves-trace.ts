import { minusDays } from '../time.ts';

/** Only a customer of so many days leaves traces: whoever wants to harm an account would have to plan for them, and pay. */
export const tracedAfterDays = 30;

interface Customer {
  readonly createdAt: string;
  /** Dead ones too, as long as the wallet keeps them. */
  readonly lots: readonly { readonly source: string }[];
}

/** Whether what a customer asks is remembered for others: who paid, and did not sign up for it. */
export const leavesTrace = ({ createdAt, lots }: Customer, at: string): boolean =>
  createdAt <= minusDays(at, tracedAfterDays) && lots.some(({ source }) => source !== 'free');
