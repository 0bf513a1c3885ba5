import type { AwsRequest } from '../wire.ts';
import type { Address } from './address.ts';

interface Operation {
  readonly name: string;
  /** What IAM knows it by. */
  readonly action: string;
  /** Headers that change what it does. */
  readonly headers: readonly string[];
}

/** What is done to an object, by method. */
const operations: Readonly<Record<string, Operation>> = {
  PUT: {
    name: 'PutObject',
    action: 's3:PutObject',
    headers: ['x-amz-checksum-crc32', 'x-amz-trailer', 'x-amz-decoded-content-length', 'if-none-match'],
  },
  GET: { name: 'GetObject', action: 's3:GetObject', headers: ['x-amz-checksum-mode', 'range'] },
  HEAD: { name: 'HeadObject', action: 's3:GetObject', headers: [] },
  DELETE: { name: 'DeleteObject', action: 's3:DeleteObject', headers: [] },
};

/** What is asked of a bucket: which objects begin so. */
const listObjects = { name: 'ListObjectsV2', action: 's3:ListBucket', headers: [] } as const satisfies Operation;
const ofListing = /^(list-type|prefix|max-keys|continuation-token)$/;

const isListing = ({ method }: AwsRequest, { key, query }: Address): boolean =>
  method === 'GET' &&
  key === '' &&
  query.some(([name, value]) => name === 'list-type' && value === '2') &&
  query.every(([name]) => ofListing.test(name) || name === 'x-id');

export const actionOf = (operation: string): string | undefined =>
  [...Object.values(operations), listObjects].find(({ name }) => name === operation)?.action;

/** They say who calls with what, and change nothing. */
const ofEveryCall = new Set([
  'x-amz-content-sha256',
  'x-amz-date',
  'x-amz-security-token',
  'x-amz-user-agent',
  'x-amz-sdk-checksum-algorithm',
]);

/** Headers of HTTP that S3 acts upon or keeps beside an object. */
const heeded =
  /^(x-amz-.*|if-.*|range|content-md5|content-encoding|content-language|content-disposition|cache-control|expires)$/;

const isChunked = (name: string, value: unknown): boolean => name === 'content-encoding' && value === 'aws-chunked';

/** Browsers add one of them to a request with a condition, and page and signature know nothing of it. */
const ofBrowsers = new Set<unknown>(['no-cache', 'max-age=0']);

const meansNothing = (name: string, value: unknown): boolean => name === 'cache-control' && ofBrowsers.has(value);

const strangeHeaders = ({ headers }: AwsRequest, operation: Operation): readonly string[] =>
  Object.entries(headers)
    .filter(([name, value]) => heeded.test(name) && !isChunked(name, value) && !meansNothing(name, value))
    .map(([name]) => name)
    .filter((name) => !ofEveryCall.has(name) && !operation.headers.includes(name));

const known =
  /^(X-Amz-(Algorithm|Credential|Date|Expires|SignedHeaders|Signature|Security-Token|Content-Sha256)|x-id)$/;
const ofChecksum = new Set(['x-amz-checksum-crc32', 'x-amz-sdk-checksum-algorithm', 'x-amz-checksum-mode']);

/** A sub-resource such as `?tagging`, passed over, would replace the object by what it is not. */
const strangeParameters = ({ query }: Address): readonly string[] =>
  query.map(([name]) => name).filter((name) => !known.test(name) && !ofChecksum.has(name));

/** The name of what a request asks for; of one that is not emulated, a text that says what it is. */
export const operationIn = (request: AwsRequest, address: Address): string => {
  if (isListing(request, address)) return listObjects.name;
  const operation = operations[request.method];
  const parameters = strangeParameters(address);
  if (!operation || address.key === '') return `${request.method} ${address.path} ${parameters.join('&')}`.trim();
  if (parameters.length > 0) return `${operation.name}?${parameters.join('&')}`;
  const headers = strangeHeaders(request, operation);
  return headers.length > 0 ? `${operation.name} with ${headers.join()}` : operation.name;
};
