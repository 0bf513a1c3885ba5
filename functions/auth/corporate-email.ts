import disposable from 'disposable-email-domains' with { type: 'json' };
import free from 'email-providers/all.json' with { type: 'json' };
import { Fault } from '#shared/errors/fault.ts';

const disposableDomains = new Set<string>(disposable);
const freeDomains = new Set<string>(free);

/** `mail.acme.com.mx` and every parent with at least two labels, so that a sub-domain of a listed one is listed too. */
const withParents = (domain: string): string[] => {
  const labels = domain.split('.');
  return labels.slice(0, -1).map((_, start) => labels.slice(start).join('.'));
};

/** Refuses addresses of free and disposable providers; the lists live on the server only. */
export const requireCorporateEmail = (email: string): void => {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  const domains = withParents(domain);
  const listedAs = domains.some((name) => freeDomains.has(name))
    ? 'errors.corporateEmail'
    : domains.some((name) => disposableDomains.has(name))
      ? 'errors.disposableEmail'
      : undefined;
  if (listedAs) throw new Fault(listedAs, { fields: [{ pointer: '/email', code: listedAs }], extra: { domain } });
};
