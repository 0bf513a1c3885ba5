interface Judged {
  readonly status: string;
  readonly fraudRisk: { readonly level: string } | null;
}

/** An account that exists and still should not be paid is no plain yes: nobody may read the green and stop there. */
export const isRisky = ({ status, fraudRisk }: Judged): boolean => status === 'VALID' && fraudRisk?.level === 'HIGH';
