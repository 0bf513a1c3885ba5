import type { Mode } from './number.ts';

/** An account within a country. */
export interface AccountFields {
  readonly format?: string | undefined;
  readonly accountNumber: string;
  readonly bankCode?: string | undefined;
  readonly branchCode?: string | undefined;
  readonly accountType?: string | undefined;
  readonly routingNumber?: string | undefined;
  readonly mode?: Mode | undefined;
}

export interface AccountInput extends AccountFields {
  readonly country: string;
}
