import type { LookupAddress } from 'node:dns';
import { lookup as lookupName } from 'node:dns/promises';
import type { LookupFunction, Socket } from 'node:net';
import { callbackify } from 'node:util';
import { mayReceive, type Reach } from '../../rules/webhooks/receiver.ts';

/** Every address of a name. */
export type Resolve = (name: string) => Promise<readonly LookupAddress[]>;

export const resolve: Resolve = (name) => lookupName(name, { all: true });

/** An address that no event is sent to. */
export class PrivateAddress extends Error {}

/** A name that leads nowhere. */
export class UnknownName extends Error {}

const addressesOf = async (name: string, reach: Reach, resolveName: Resolve): Promise<readonly LookupAddress[]> => {
  const addresses = await resolveName(name).catch(() => []);
  if (addresses.length === 0) throw new UnknownName('The name leads nowhere');
  if (!addresses.every(({ address }) => mayReceive(address, reach)))
    throw new PrivateAddress('A name leads to an address that is not public');
  return addresses;
};

/**
 * Where a connection asks for the address of a name: it gets what was checked, and nobody asks a second time. One private
 * address among several refuses all of them.
 */
export const guardedLookup = (reach: Reach, resolveName: Resolve): LookupFunction => {
  const ask = callbackify(addressesOf);
  return (name, { all }, done) =>
    ask(name, reach, resolveName, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error ?? !first) return done(error, '');
      return all ? done(null, [...addresses]) : done(null, first.address, first.family);
    });
};

/** Ends a connection before anything is sent, should it lead elsewhere after all. */
export const guardSocket = (socket: Socket, reach: Reach): void => {
  const check = () => {
    if (!mayReceive(socket.remoteAddress ?? '', reach))
      socket.destroy(new PrivateAddress('A connection leads to an address that is not public'));
  };
  if (socket.connecting) socket.once('connect', check);
  else check();
};
