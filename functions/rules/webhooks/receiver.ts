import ipaddr from 'ipaddr.js';
import type { AddressCode, FieldCode } from '#shared/errors/catalogue.ts';

/** What stage and operator say of receivers: whether this machine may be one, and which names are our own sites. */
export interface Reach {
  readonly loopback: boolean;
  readonly ownHosts: readonly string[];
}

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Of IPv6 only this block is given to anybody; what is written elsewhere is another address, or none yet. */
const givenAway = ipaddr.IPv6.parseCIDR('2000::/3');

const isPublic = (address: Address): boolean =>
  address.range() === 'unicast' && (address instanceof ipaddr.IPv4 || address.match(givenAway));

const parsed = (text: string): Address | undefined => (ipaddr.isValid(text) ? ipaddr.process(text) : undefined);

/**
 * Whether an event may be sent to an IP address: one of the public internet, however it is written. Every address that a
 * name leads to is judged by this before it is connected to.
 */
export const mayReceive = (text: string, { loopback }: Pick<Reach, 'loopback'>): boolean => {
  const address = parsed(text);
  if (!address) return false;
  return isPublic(address) || (loopback && address.range() === 'loopback');
};

/** Names that lead nowhere, or into the network of whoever asks. */
const privateEnds = ['local', 'internal', 'localhost', 'onion', 'home.arpa'];

const isUnder = (host: string, end: string): boolean => host === end || host.endsWith(`.${end}`);

/** A name of DNS in its ASCII form: labels of letters, digits, `-` and `_`. */
const nameForm = /^(?=.{1,253}$)(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

type Wrong = Extract<FieldCode, 'field.invalid'> | AddressCode;

const wrongWithName = (name: string, { ownHosts }: Reach): Wrong | undefined => {
  if (!nameForm.test(name)) return 'field.invalid';
  const isOurs = ownHosts.some((own) => isUnder(name, own));
  return !name.includes('.') || isOurs || privateEnds.some((end) => isUnder(name, end))
    ? 'field.privateAddress'
    : undefined;
};

/** The host as the parser of addresses wrote it: no brackets, no dot at its end. */
const bare = (hostname: string): string => hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');

const isLoopback = (host: string): boolean => host === 'localhost' || parsed(host)?.range() === 'loopback';

const wrongWithHost = (host: string, reach: Reach): Wrong | undefined => {
  if (!parsed(host)) return wrongWithName(host, reach);
  return mayReceive(host, reach) ? undefined : 'field.privateAddress';
};

/** Ports of the system are other services' than a receiver's own. */
const lowestPort = 1024;
const isPortOfReceiver = (port: string): boolean => port === '' || Number(port) >= lowestPort;

/**
 * Why events cannot be sent to an address, as far as it says so itself: where its name leads, the sender asks each time.
 * Judged is what the parser of addresses makes of it, the very one that the sender connects by.
 */
export const wrongWith = (url: string, reach: Reach): Wrong | undefined => {
  const { protocol, username, password, hostname, port } = URL.parse(url) ?? {};
  if (!protocol || !hostname || username || password || url.includes('#')) return 'field.invalid';
  const host = bare(hostname);
  if (reach.loopback && isLoopback(host)) return /^https?:$/.test(protocol) ? undefined : 'field.https';
  if (protocol !== 'https:') return 'field.https';
  return isPortOfReceiver(port ?? '') ? wrongWithHost(host, reach) : 'field.invalid';
};
