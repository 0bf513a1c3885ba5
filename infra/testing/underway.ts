import { newId } from '#functions/proof.ts';
import type { Validation } from '#functions/store/validations/validation.ts';

/** A validation underway since `at`. */
export const underway = (userId: string, at: string): Validation => ({
  id: newId('val', at),
  userId,
  environment: 'production',
  status: 'PROCESSING',
  country: 'MX',
  format: 'CLABE',
  accountNumber: '999180000010000018',
  normalized: '999180000010000018',
  verified: false,
  createdAt: at,
});
