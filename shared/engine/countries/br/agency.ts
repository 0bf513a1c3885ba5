import type { Beside } from '../../check-digits.ts';
import { grouped, normalise } from '../../normalise.ts';

/**
 * The agency that some banks' sums start with, if it is typed as four digits or fewer: other writings may hold a check digit or
 * a filling zero, and a guess would refuse good accounts.
 */
export function agencyIn({ branchCode = '' }: Beside): string | undefined {
  const agency = normalise(branchCode, grouped);
  if (!/^\d{1,4}$/.test(agency)) return undefined;
  return agency.length === 4 ? agency : agency.padStart(4, '0');
}

/** For the sums: a number whose agency is not legible is never summed. */
export function agencyAhead(beside: Beside): string {
  return agencyIn(beside) ?? '';
}
