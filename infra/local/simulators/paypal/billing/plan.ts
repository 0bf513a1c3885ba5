import type { Period } from '../time.ts';

export interface Product {
  readonly id: string;
  readonly name: string;
  readonly type: 'PHYSICAL' | 'DIGITAL' | 'SERVICE';
  readonly category?: string | undefined;
  readonly description?: string | undefined;
  readonly at: number;
}

/** Billed at one price, period after period, with what is still owed. */
export interface Plan {
  readonly id: string;
  readonly productId: string;
  readonly name: string;
  readonly description?: string | undefined;
  readonly status: 'CREATED' | 'INACTIVE' | 'ACTIVE';
  readonly currency: string;
  readonly units: number;
  readonly every: { readonly period: Period; readonly count: number };
  /** 0 is without an end. */
  readonly totalCycles: number;
  readonly failureThreshold: number;
  readonly at: number;
}
