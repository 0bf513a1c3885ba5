import { createHash, type KeyObject, randomBytes, sign } from 'node:crypto';
import { der } from './der.ts';

export interface Party {
  readonly name: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

interface Wanted {
  readonly subject: Pick<Party, 'name' | 'publicKey'>;
  readonly issuer: Party;
  readonly isAuthority: boolean;
  readonly from: Date;
  readonly to: Date;
}

const ids = {
  commonName: '2.5.4.3',
  ecdsaWithSha256: '1.2.840.10045.4.3.2',
  basicConstraints: '2.5.29.19',
  keyUsage: '2.5.29.15',
  subjectKey: '2.5.29.14',
  authorityKey: '2.5.29.35',
  alternativeName: '2.5.29.17',
} as const;

const nameOf = (text: string): Buffer => der.sequence(der.set(der.sequence(der.oid(ids.commonName), der.text(text))));

const spki = (key: KeyObject): Buffer => key.export({ type: 'spki', format: 'der' });

const keyId = (key: KeyObject): Buffer => createHash('sha1').update(spki(key)).digest();

const extension = (id: string, content: Uint8Array, isCritical = false): Buffer =>
  der.sequence(der.oid(id), ...(isCritical ? [der.yes] : []), der.octets(content));

/** Signs certificates (keyCertSign, bit 5) or signs messages (digitalSignature, bit 0). */
const usage = (isAuthority: boolean): Buffer =>
  isAuthority ? der.bits(Buffer.of(0b0000_0100), 2) : der.bits(Buffer.of(0b1000_0000), 7);

const extensionsOf = ({ subject, issuer, isAuthority }: Wanted): Buffer => {
  const always = [
    extension(ids.basicConstraints, der.sequence(...(isAuthority ? [der.yes] : [])), true),
    extension(ids.keyUsage, usage(isAuthority), true),
    extension(ids.subjectKey, der.octets(keyId(subject.publicKey))),
    extension(ids.authorityKey, der.sequence(der.plain(0, keyId(issuer.publicKey)))),
  ];
  const host = extension(ids.alternativeName, der.sequence(der.plain(2, Buffer.from(subject.name))));
  return der.tagged(3, der.sequence(...always, ...(isAuthority ? [] : [host])));
};

const pem = (bytes: Buffer): string => {
  const lines = bytes.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
};

/** An X.509 certificate (RFC 5280), signed with an elliptic-curve key. */
export const certificate = (wanted: Wanted): string => {
  const { subject, issuer, from, to } = wanted;
  const algorithm = der.sequence(der.oid(ids.ecdsaWithSha256));
  const content = der.sequence(
    der.tagged(0, der.integer(Buffer.of(2))),
    der.integer(Buffer.concat([Buffer.of(1), randomBytes(15)])),
    algorithm,
    nameOf(issuer.name),
    der.sequence(der.time(from), der.time(to)),
    nameOf(subject.name),
    spki(subject.publicKey),
    extensionsOf(wanted),
  );
  return pem(der.sequence(content, algorithm, der.bits(sign('sha256', content, issuer.privateKey))));
};
