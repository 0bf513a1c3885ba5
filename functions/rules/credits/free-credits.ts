import { getDomain } from 'tldts';
import { withoutNote } from '../mail/without-note.ts';

/**
 * The domain that a company registered: `empresa.com.mx` of `nomina.norte.empresa.com.mx`. Suffixes under which anybody
 * gets a name from a private firm (`duckdns.org`) count as one company, or each of their names would be another.
 */
export const registrableDomainOf = (email: string): string => {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  return getDomain(domain) ?? domain;
};

/** Whose the free credits are: the mailbox, whatever note its owner put into the address, and its company. */
export const freeClaimOf = (email: string) => ({ mailbox: withoutNote(email), domain: registrableDomainOf(email) });
