import { getDomain } from 'tldts';

const wildcard = 'https://*.';

/** Whether a pattern allows whoever registers a name: `https://*.com.mx`, `https://*.github.io`. */
export const allowsStrangers = (pattern: string): boolean =>
  pattern.startsWith(wildcard) && getDomain(pattern.replace('*.', ''), { allowPrivateDomains: true }) === null;
