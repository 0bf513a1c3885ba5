import { timingSafeEqual } from 'node:crypto';
import { hashOf } from '../proof.ts';
import { env, readsOriginProof } from './grant.ts';
import { verb } from './verb.ts';

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

/** Both are hashed to one length, and every proof that lives is compared: it takes the same time whatever was shown. */
const isProof = (shown: string | undefined, proofs: readonly string[]): boolean => {
  const given = Buffer.from(hashOf(shown ?? ''));
  return proofs.map((proof) => timingSafeEqual(given, Buffer.from(hashOf(proof)))).includes(true);
};

/** What a request shows of where it comes from. */
export interface Shown {
  /** `X-Forwarded-For`: each hop appended who called it. */
  readonly forwardedFor: string | undefined;
  readonly originProof: string | undefined;
  /** Who called API Gateway, as it saw it. */
  readonly sourceIp: string;
}

/**
 * Where a call comes from, for counting only: never logged, never stored but as a hash. CloudFront and the gateway append
 * who called them to X-Forwarded-For, so behind our distribution the last name but one was written by a hop we trust, and
 * anything before it by the caller. Who calls the gateway directly, or through a distribution of their own, proves
 * nothing and counts as the address the gateway saw. See docs/decisions/0007.
 */
export const addressOf = ({ forwardedFor = '', originProof, sourceIp }: Shown, proofs: readonly string[]): string => {
  const hops = forwardedFor.split(',').map((hop) => hop.trim());
  return networkOf((isProof(originProof, proofs) && hops.at(-2)) || sourceIp);
};

export const verbs = {
  of: verb([readsOriginProof], (shown: Shown): string => addressOf(shown, env('ORIGIN_PROOFS').split(','))),
};
