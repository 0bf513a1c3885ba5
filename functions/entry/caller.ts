import { timingSafeEqual } from 'node:crypto';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { hashOf } from '../proof.ts';

export const headerOf = ({ headers }: Pick<APIGatewayProxyEvent, 'headers'>, name: string): string | undefined =>
  Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];

/** The eight groups of an IPv6 address: `2001:db8::7` has five that are nothing but zeros. */
const groupsOf = (address: string): string[] => {
  const [before = [], after = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  return [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after];
};

/** Whoever holds one IPv6 address holds its whole /64. One that stands for an IPv4 address, `::ffff:192.0.2.9`, is that. */
const networkOf = (address: string): string => {
  if (!address.includes(':')) return address;
  if (address.includes('.')) return address.slice(address.lastIndexOf(':') + 1);
  return groupsOf(address.toLowerCase())
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
};

/** The header in which our own distribution proves itself to the API. */
export const originProofHeader = 'x-origin-proof';

/** Both are hashed to one length: comparing takes the same time whatever was shown. */
const isProof = (shown: string | undefined, proof: string): boolean =>
  timingSafeEqual(Buffer.from(hashOf(shown ?? '')), Buffer.from(hashOf(proof)));

/**
 * Where a call comes from, for counting only: never logged, never stored but as a hash. CloudFront and the gateway append
 * who called them to X-Forwarded-For, so behind our distribution the last name but one was written by a hop we trust, and
 * anything before it by the caller. Who calls the gateway directly, or through a distribution of their own, proves
 * nothing and counts as the address the gateway saw. See docs/decisions/0007.
 */
export const addressOf = (event: Pick<APIGatewayProxyEvent, 'headers' | 'requestContext'>, proof: string): string => {
  const hops = (headerOf(event, 'x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
  const isThroughUs = isProof(headerOf(event, originProofHeader), proof);
  return networkOf((isThroughUs && hops.at(-2)) || event.requestContext.identity.sourceIp);
};

/** First match wins: every browser claims to be those below it. */
const browsers = [
  ['Edge', /\bEdg/],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;
const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const;

const firstIn = (table: readonly (readonly [string, RegExp])[], text: string) =>
  table.find(([, pattern]) => pattern.test(text))?.[0];

/** `Firefox, Windows`: what its user recognises, too little to tell one person from another. */
export const userAgentFamilyOf = (userAgent: string | undefined): string | undefined =>
  [firstIn(browsers, userAgent ?? ''), firstIn(systems, userAgent ?? '')].filter(Boolean).join(', ') || undefined;
