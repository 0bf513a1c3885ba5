import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from 'node:crypto';
import { calculateJwkThumbprint, CompactSign, compactVerify, exportJWK } from 'jose';
import { perEnvironment } from '../environment.ts';
import { readsReceiptKey } from './grant.ts';
import { secret } from './secret.ts';
import { verb } from './verb.ts';

/** A public key as RFC 7517 and RFC 8037 write it. */
export interface PublishedKey {
  readonly kty: 'OKP';
  readonly crv: 'Ed25519';
  readonly x: string;
  /** Thumbprint of the key itself, RFC 7638. */
  readonly kid: string;
  readonly use: 'sig';
  readonly alg: 'EdDSA';
}

interface Key {
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
  readonly published: PublishedKey;
  /** The one header that this key signs under, as it stands in a JWS. */
  readonly header: Readonly<Record<'alg' | 'kid' | 'typ', string>>;
}

/** What stands before the 32 bytes of a private key of Ed25519 in PKCS #8, RFC 8410. */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex');

const seedOf = (word: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', word, '', 'cuentaclara receipt Ed25519', 32));

const keyOf = async (word: string): Promise<Key> => {
  const der = Buffer.concat([pkcs8, seedOf(word)]);
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(privateKey);
  const { x = '' } = await exportJWK(publicKey);
  const kid = await calculateJwkThumbprint({ kty: 'OKP', crv: 'Ed25519', x });
  const header = { alg: 'EdDSA', kid, typ: 'receipt+jws' };
  return { privateKey, publicKey, header, published: { kty: 'OKP', crv: 'Ed25519', x, kid, use: 'sig', alg: 'EdDSA' } };
};

const made = perEnvironment(() => new Map<string, Promise<Key>>());

/** One key by each word of the secret, the one that signs first. */
const keys = async (): Promise<readonly Key[]> => {
  const words = (await secret('RECEIPT_SECRET')).split(/\s+/).filter(Boolean);
  return Promise.all(
    words.map((word) => {
      const key = made().get(word) ?? keyOf(word);
      made().set(word, key);
      return key;
    }),
  );
};

const sign = async (payload: object): Promise<string> => {
  const [key] = await keys();
  if (!key) throw new Error('The secret of receipts has no word');
  return new CompactSign(Buffer.from(JSON.stringify(payload)))
    .setProtectedHeader({ ...key.header })
    .sign(key.privateKey);
};

const base64urlOf = (text: string): string => Buffer.from(text).toString('base64url');

/** Base64url has two bits or four to spare in its last character: a text that is not written as we write it was altered. */
const isOnlySpelling = (part: string): boolean => Buffer.from(part, 'base64url').toString('base64url') === part;

/** What a receipt of ours says, `undefined` where it is none of ours or one character of it is another. */
const verify = async (jws: string): Promise<unknown> => {
  const parts = jws.split('.');
  const key = (await keys()).find(({ header }) => base64urlOf(JSON.stringify(header)) === parts[0]);
  if (!key || parts.length !== 3 || !parts.every(isOnlySpelling)) return undefined;
  try {
    const { payload } = await compactVerify(jws, key.publicKey, { algorithms: ['EdDSA'] });
    return JSON.parse(Buffer.from(payload).toString());
  } catch {
    return undefined;
  }
};

export const verbs = {
  /** A JWS of RFC 7515, compact, EdDSA with Ed25519 of RFC 8037. */
  sign: verb([readsReceiptKey], sign),
  verify: verb([readsReceiptKey], verify),
  /** All that receipts are verified with: those of before too, as paper outlives a rotation. */
  published: verb([readsReceiptKey], async (): Promise<readonly PublishedKey[]> =>
    (await keys()).map(({ published }) => published),
  ),
};
