import { createHash, createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Address, Query } from './s3/address.ts';

/** What a signature was made for. */
export interface Scope {
  /** `20261122T190000Z` */
  readonly time: string;
  readonly region: string;
  readonly service: 's3' | 'sts';
}

/** A request as its signature covers it. */
export interface Covered {
  readonly method: string;
  readonly address: Address;
  readonly headers: IncomingHttpHeaders;
  readonly signedHeaders: readonly string[];
  readonly payloadHash: string;
}

export const algorithm = 'AWS4-HMAC-SHA256';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** RFC 3986: more than `encodeURIComponent` encodes. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

const canonicalPath = ({ path }: Address): string => path.split('/').map(encoded).join('/');

const byText = (left: string, right: string): number => (left < right ? -1 : Number(left > right));

const canonicalQuery = (query: Query): string =>
  query
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => [encoded(name), encoded(value)] as const)
    .toSorted(([name, value], [otherName, otherValue]) => byText(name, otherName) || byText(value, otherValue))
    .map((pair) => pair.join('='))
    .join('&');

/** One that is signed and missing counts as empty, so its signature never fits. */
const canonicalHeader = (headers: IncomingHttpHeaders, name: string): string =>
  `${name}:${[headers[name] ?? ''].flat().join(',').trim().replaceAll(/\s+/g, ' ')}\n`;

/** https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html: S3 encodes a path once. */
export const canonicalRequest = ({ method, address, headers, signedHeaders, payloadHash }: Covered): string =>
  [
    method,
    canonicalPath(address),
    canonicalQuery(address.query),
    signedHeaders.map((name) => canonicalHeader(headers, name)).join(''),
    signedHeaders.join(';'),
    payloadHash,
  ].join('\n');

/** The credential scope: day, region, service and an end that never changes. */
export const scopeText = ({ time, region, service }: Scope): string =>
  `${time.slice(0, 8)}/${region}/${service}/aws4_request`;

/** Version 4 of AWS's signatures, as hexadecimal digits. */
export const signatureOf = (covered: Covered, scope: Scope, secretAccessKey: string): string => {
  const toSign = [algorithm, scope.time, scopeText(scope), sha256(canonicalRequest(covered))].join('\n');
  const key = scopeText(scope).split('/').reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  return hmac(key, toSign).toString('hex');
};
