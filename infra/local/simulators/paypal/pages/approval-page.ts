import type { Payer } from '../people.ts';

export interface Deed {
  readonly how: Payer['how'];
  /** Of the card. */
  readonly lastDigits?: string;
  /** Whether what they pay with works later, when money is taken. */
  readonly isGood: boolean;
  /** Whether PayPal wants to look at the payment first. */
  readonly isReviewed: boolean;
}

/** What stands on an approval page, and what its buttons do: each gives the address where the browser goes on. */
export interface ApprovalPage {
  readonly brand: string;
  readonly locale: string;
  readonly amount: { readonly currency: string; readonly units: number };
  readonly what: string;
  readonly isMonthly: boolean;
  /** Null as long as it can be decided. */
  readonly closed: 'done' | 'expired' | null;
  readonly approve: (deed: Deed) => string;
  readonly abandon: () => string;
}

export class NoSuchPage extends Error {}

/** Who named no address to return to leads to the page's own end. */
export const returning = (own: string, url: string | undefined, query: Readonly<Record<string, string>>): string => {
  const target = new URL(url ?? `${own}/done`);
  for (const [name, value] of Object.entries(query)) target.searchParams.set(name, value);
  return target.href;
};
