import { generateKeyPair, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { promisify } from 'node:util';
import { randomBytes } from 'node:crypto';
import { days } from '../time.ts';
import { certificate, type Party } from './certificate.ts';

const signerName = 'messageverificationcerts.sandbox.paypal.com';
/** The clock goes a hundred years ahead at most. */
const rootLives = 110 * 365 * days;
const signerLives = 365 * days;

interface Signer {
  readonly name: string;
  readonly pem: string;
  readonly until: number;
}

export interface Signature {
  readonly certificate: string;
  readonly base64: string;
}

/**
 * Who vouches for webhooks: a root of its own, and a certificate for a year at a time with the RSA key that signs. That
 * key takes a tenth of a second to find, so it is made in the background and waited for by the first signature.
 */
export interface Authority {
  readonly root: string;
  readonly sign: (message: string, now: number) => Promise<Signature>;
  readonly find: (certificate: string) => string | undefined;
}

export const newAuthority = (): Authority => {
  const root: Party = { name: 'PayPal (simulated) root', ...generateKeyPairSync('ec', { namedCurve: 'P-256' }) };
  const began = Date.now();
  const rootPem = certificate({
    subject: root,
    issuer: root,
    isAuthority: true,
    from: new Date(began - days),
    to: new Date(began + rootLives),
  });
  let keys: Promise<{ readonly privateKey: KeyObject; readonly publicKey: KeyObject }> | undefined;
  const issued = new Map<string, Signer>();
  let current: Signer | undefined;

  const signerAt = (publicKey: KeyObject, now: number): Signer => {
    if (current && now < current.until - days) return current;
    const until = now + signerLives;
    const subject = { name: signerName, publicKey };
    const dates = { from: new Date(now - days), to: new Date(until) };
    const pem = certificate({ subject, issuer: root, isAuthority: false, ...dates });
    current = { name: `CERT-${randomBytes(4).toString('hex')}-${randomBytes(4).toString('hex')}`, pem, until };
    issued.set(current.name, current);
    return current;
  };

  return {
    root: rootPem,
    find: (name) => issued.get(name)?.pem,
    sign: async (message, now) => {
      keys ??= promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
      const { privateKey, publicKey } = await keys;
      const signer = signerAt(publicKey, now);
      return { certificate: signer.name, base64: sign('sha256', Buffer.from(message), privateKey).toString('base64') };
    },
  };
};
