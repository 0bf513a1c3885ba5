import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { certificate, type Party } from '../local/simulators/paypal/webhooks/certificate.ts';

export const certificateName = 'messageverificationcerts.sandbox.paypal.com';
const dayMs = 24 * 3600 * 1000;

/** Somebody who issues certificates. */
export const newAuthority = (name = 'root'): Party => ({
  name,
  ...generateKeyPairSync('ec', { namedCurve: 'P-256' }),
});

export const newKeys = (modulusLength = 2048) => generateKeyPairSync('rsa', { modulusLength });

/** An RSA key is slow to make, so the tests of a file share this one. */
export const signerKeys = newKeys();

interface Issued {
  readonly name?: string;
  readonly keys?: Pick<Party, 'privateKey' | 'publicKey'>;
  readonly isAuthority?: boolean;
  /** Days from now. */
  readonly from?: number;
  readonly to?: number;
}

/** A certificate as PEM; usually the one that PayPal's webhooks are signed with. */
export const issue = (
  issuer: Party,
  { name = certificateName, keys = signerKeys, isAuthority = false, from = -1, to = 30 }: Issued = {},
): string =>
  certificate({
    subject: { name, publicKey: keys.publicKey },
    issuer,
    isAuthority,
    from: new Date(Date.now() + from * dayMs),
    to: new Date(Date.now() + to * dayMs),
  });

/** The certificate that an authority gives itself. */
export const rootOf = (authority: Party): string =>
  issue(authority, { name: authority.name, keys: authority, isAuthority: true });

export interface Signed {
  readonly body: string;
  readonly certUrl: string;
  readonly webhookId: string;
  readonly time?: string;
  readonly keys?: Pick<Party, 'privateKey'>;
}

/** The headers of an event as PayPal sends it. */
export const signedHeaders = ({ body, certUrl, webhookId, time, keys = signerKeys }: Signed) => {
  const id = randomUUID();
  const at = time ?? new Date().toISOString().replace(/\.\d+Z$/, 'Z');
  const message = `${id}|${at}|${webhookId}|${crc32(body)}`;
  return {
    'PAYPAL-TRANSMISSION-ID': id,
    'PAYPAL-TRANSMISSION-TIME': at,
    'PAYPAL-TRANSMISSION-SIG': sign('sha256', Buffer.from(message), keys.privateKey).toString('base64'),
    'PAYPAL-CERT-URL': certUrl,
    'PAYPAL-AUTH-ALGO': 'SHA256withRSA',
    'PAYPAL-AUTH-VERSION': 'v2',
  };
};
