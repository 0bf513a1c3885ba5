import { X509Certificate } from 'node:crypto';
import { rootCertificates } from 'node:tls';
import { env } from '../grant.ts';

const oneCertificate = /-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\s]+-----END CERTIFICATE-----/g;

/** A chain has a handful; whoever sends more is not read. */
const certificatesAtMost = 6;

/** The certificates of a PEM text, in its order; none where one of them cannot be read. */
export const certificatesIn = (pem: string): readonly X509Certificate[] => {
  const texts = pem.match(oneCertificate) ?? [];
  if (texts.length > certificatesAtMost) return [];
  try {
    return texts.map((text) => new X509Certificate(text));
  } catch {
    return [];
  }
};

let systemRoots: readonly X509Certificate[] | undefined;

/** The authorities that the stack believes: those every system knows, or the one of its own PayPal. */
const roots = (): readonly X509Certificate[] => {
  const given = env('PAYPAL_ROOTS');
  if (given !== 'system') return certificatesIn(given);
  systemRoots ??= rootCertificates.map((text) => new X509Certificate(text));
  return systemRoots;
};

const isValidAt = ({ validFromDate, validToDate }: X509Certificate, at: string): boolean =>
  validFromDate.toISOString() <= at && at <= validToDate.toISOString();

const isIssuedBy = (certificate: X509Certificate, issuer: X509Certificate): boolean =>
  certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);

/** Shorter keys of RSA are no proof any more. */
const bitsAtLeast = 2048;

const isSound = ({ ca, publicKey }: X509Certificate): boolean =>
  !ca && publicKey.asymmetricKeyType === 'rsa' && (publicKey.asymmetricKeyDetails?.modulusLength ?? 0) >= bitsAtLeast;

/**
 * Whether a chain leads from its first certificate to an authority that is believed, all of it valid at that time:
 * `unfinished` where only the link between is missing.
 */
const pathOf = ([leaf, ...others]: readonly X509Certificate[], at: string): 'trusted' | 'untrusted' | 'unfinished' => {
  let current = leaf;
  for (let depth = 0; current && depth <= certificatesAtMost; depth++) {
    const certificate = current;
    if (!isValidAt(certificate, at)) return 'untrusted';
    if (roots().some((root) => isIssuedBy(certificate, root) && isValidAt(root, at))) return 'trusted';
    const issuer = others.find((one) => one !== certificate && one.ca && isIssuedBy(certificate, one));
    if (!issuer && !isIssuedBy(certificate, certificate)) return 'unfinished';
    current = issuer;
  }
  return 'untrusted';
};

/** Whether the first of these certificates is that of `name`, and why it may be believed or not. */
export const trustIn = (
  chain: readonly X509Certificate[],
  { name, at }: { readonly name: string; readonly at: string },
): 'trusted' | 'untrusted' | 'unfinished' => {
  const [leaf] = chain;
  // The whole name, in the subject or beside it; no wildcard stands for it.
  if (!leaf || !isSound(leaf) || !leaf.checkHost(name, { subject: 'always', wildcards: false })) return 'untrusted';
  return pathOf(chain, at);
};
