import disposable from 'disposable-email-domains' with { type: 'json' };
import disposableWithAnySubdomain from 'disposable-email-domains/wildcard.json' with { type: 'json' };
import free from 'email-providers/all.json' with { type: 'json' };
import { Fault } from '#shared/errors/fault.ts';
import { freeBrand, moreDisposable, moreFree } from './provider-domains.ts';

const freeDomains = new Set<string>([...free, ...moreFree]);
const disposableDomains = new Set<string>([...disposable, ...moreDisposable]);
const disposableParents = new Set<string>(disposableWithAnySubdomain);

/** `a.b.co` gives `a.b.co`, `b.co` and `co`. */
const withParents = (domain: string): string[] => {
  const labels = domain.split('.');
  return labels.map((_, start) => labels.slice(start).join('.'));
};

/**
 * Lists name whole domains: a company below a listed public suffix (`com.ar` stands in one) is no free provider. Only
 * the list that is meant for sub-domains is searched with parents.
 */
const listedAs = (domain: string): 'errors.disposableEmail' | 'errors.corporateEmail' | undefined => {
  // Disposable first: the list of free providers names many of them too, and the sharper word helps more.
  if (disposableDomains.has(domain) || withParents(domain).some((parent) => disposableParents.has(parent)))
    return 'errors.disposableEmail';
  return freeDomains.has(domain) || freeBrand.test(domain) ? 'errors.corporateEmail' : undefined;
};

/** Whether the address is of a free or a disposable provider; the lists live on the server only. */
export const refusedProvider = (email: string) => {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  const code = listedAs(domain);
  return code && { code, domain };
};

export const requireCorporateEmail = (email: string): void => {
  const refused = refusedProvider(email);
  if (!refused) return;
  const { code, domain } = refused;
  throw new Fault(code, { fields: [{ pointer: '/email', code }], extra: { domain } });
};
