import type { Sent } from './use-sending.ts';

export const sources = ['history', 'file'] as const;
export type Source = (typeof sources)[number];

/** What is chosen so far to be brought, and how many. */
export interface Chosen {
  readonly sent: Sent;
  readonly count: number;
}
