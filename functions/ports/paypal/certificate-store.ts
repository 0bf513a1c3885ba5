import type { X509Certificate } from 'node:crypto';
import { perEnvironment } from '../../environment.ts';
import { logger, nameOf } from '../../log.ts';
import { textAtMost } from '../text-at-most.ts';
import { certificatesIn } from './certificate.ts';
import { side } from './side.ts';

/** `none` where PayPal has no such certificate, `unreachable` where it could not be asked. */
type Fetched = readonly X509Certificate[] | 'none' | 'unreachable';

const path = /^\/v1\/notifications\/certs\/[A-Za-z0-9-]{1,100}$/;

/** Whether a certificate stands there at PayPal's own API, the address written in the one way that there is. */
export const isAtPayPal = (address: string): boolean => {
  const url = URL.parse(address);
  if (!url || url.href !== address || url.username || url.password || url.search || url.hash) return false;
  const { protocol, apiHosts } = side();
  return url.protocol === protocol && apiHosts.includes(url.host) && path.test(url.pathname);
};

const fetchMs = 5000;
const bytesAtMost = 64 * 1024;
const keptAtMost = 8;
const kept = perEnvironment(() => new Map<string, readonly X509Certificate[]>());

const keep = (address: string, chain: readonly X509Certificate[]): void => {
  kept().set(address, chain);
  const [oldest] = kept().keys();
  if (kept().size > keptAtMost && oldest !== undefined) kept().delete(oldest);
};

const read = async (address: string): Promise<Fetched> => {
  const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(fetchMs) });
  const text = await textAtMost(response, bytesAtMost);
  if (response.status >= 500 || response.status === 429) return 'unreachable';
  if (response.status !== 200 || text === undefined) return 'none';
  const chain = certificatesIn(text);
  if (chain.length === 0) return 'none';
  keep(address, chain);
  return chain;
};

/** The certificate at an address of PayPal's with those that lead on from it, each asked for once. */
export const certificatesAt = async (address: string): Promise<Fetched> => {
  const known = kept().get(address);
  if (known) return known;
  try {
    return await read(address);
  } catch (error) {
    logger.warn('certificate not fetched', { cause: nameOf(error) });
    return 'unreachable';
  }
};
