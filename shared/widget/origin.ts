/**
 * Where a widget may stand, as its customer lists it: an origin, or all subdomains of one. `https://pagos.example.com`,
 * `https://*.example.com`, `https://example.com:8443`; `http` only for `localhost` and `127.0.0.1`. Neither path nor slash.
 * A wildcard stands for one label or more, never for none, as in a `frame-ancestors` of CSP.
 */
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const port = '(?::[1-9][0-9]{0,4})?';
const secure = new RegExp(`^https://(?:${label}\\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])${port}$`);
const local = new RegExp(`^https?://(?:localhost|127\\.0\\.0\\.1)${port}$`);
/** How an origin is written: nothing of it ends a header, or a directive of one. */
export const originForms: readonly RegExp[] = [secure, local];
const scheme = 'https://';
const wildcard = 'https://*.';
/** Of RFC 1035, as it is written. */
const hostAtMost = 253;

/** As a browser says it: no port that is the usual one, or beyond all. */
const isCanonical = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { origin, hostname } = new URL(text);
  return origin === text && hostname.length <= hostAtMost;
};

/** An origin as a browser says it. */
export const isOrigin = (text: string): boolean => (secure.test(text) || local.test(text)) && isCanonical(text);

/** An origin, or what stands for its subdomains. */
export const isOriginPattern = (text: string): boolean => {
  if (!text.startsWith(wildcard)) return isOrigin(text);
  const domain = scheme + text.slice(wildcard.length);
  return secure.test(domain) && isCanonical(domain);
};

const covers = (pattern: string, origin: string): boolean => {
  if (!pattern.startsWith(wildcard)) return pattern === origin;
  const domain = pattern.slice(wildcard.length - 1);
  return origin.startsWith(scheme) && origin.endsWith(domain) && origin.length > scheme.length + domain.length;
};

export const isCovered = (origin: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) => covers(pattern, origin));
