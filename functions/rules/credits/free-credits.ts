import { freeCreditsOncePer } from '#shared/plans.ts';

/**
 * Whose the free credits are. What stands behind a plus is the owner's own note, delivered to the same mailbox:
 * `ana+2@empresa.mx` is `ana@empresa.mx`, or `empresa.mx` where a company gets them once.
 */
export const freeClaimOf = (email: string, oncePer = freeCreditsOncePer): string => {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  return oncePer === 'domain' ? domain : `${email.slice(0, at).split('+')[0]}@${domain}`;
};
