/**
 * Where a widget may stand, as its customer lists it: an origin, or all subdomains of one. `https://pagos.example.com`,
 * `https://*.example.com`, `https://example.com:8443`; `http` only for `localhost` and `127.0.0.1`. Neither path nor slash.
 * A wildcard stands for one label or more, never for none, as in a `frame-ancestors` of CSP.
 */
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const port = '(?::[1-9][0-9]{0,4})?';
const secure = new RegExp(`^https://(?:\\*\\.)?(?:${label}\\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])${port}$`);
const local = new RegExp(`^https?://(?:localhost|127\\.0\\.0\\.1)${port}$`);
/** A browser leaves it out: with it, nothing a browser says would be covered. */
const usualPort = /^https:.*:443$|^http:.*:80$/;
const wildcard = 'https://*.';

const portIn = (text: string): number => Number(/:(\d+)$/.exec(text)?.[1] ?? 0);

export const isOriginPattern = (text: string): boolean =>
  (secure.test(text) || local.test(text)) && portIn(text) <= 65_535 && !usualPort.test(text);

/** An origin as a browser says it: no wildcard, and no port that is the usual one. */
export const isOrigin = (text: string): boolean =>
  isOriginPattern(text) && !text.startsWith(wildcard) && new URL(text).origin === text;

const covers = (pattern: string, origin: string): boolean => {
  if (!pattern.startsWith(wildcard)) return pattern === origin;
  const domain = pattern.slice(wildcard.length - 1);
  return origin.startsWith('https://') && origin.endsWith(domain) && origin.length > 'https://'.length + domain.length;
};

export const isCovered = (origin: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) => covers(pattern, origin));
