import { freeClaimOf } from './rules/credits/free-credits.ts';
import { hashOf } from './proof.ts';

/** Whose the free credits of an e-mail are, as the table knows them: by hashes. */
export const hashedClaimOf = (email: string) => {
  const { mailbox, domain } = freeClaimOf(email);
  return { mailbox: hashOf(mailbox), domain: hashOf(domain) };
};
