import { newRecoveryCodes } from '../../login/new-secret.ts';
import type { PortsOf } from '../../ports/connect.ts';
import { meantBy } from '../../rules/login/recovery-code.ts';

/** Recovery codes as their owner sees them once, and as they are kept. */
export const freshCodes = async ({ secondFactorSecrets }: PortsOf<'secondFactorSecrets.hash'>, userId: string) => {
  const recoveryCodes = newRecoveryCodes();
  const hashes = recoveryCodes.map((code) => secondFactorSecrets.hash(userId, meantBy(code)));
  return { recoveryCodes, codes: new Set(await Promise.all(hashes)) };
};
