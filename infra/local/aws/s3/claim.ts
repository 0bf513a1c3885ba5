import type { AwsRequest } from '../wire.ts';
import { Refusal } from '../wire.ts';
import { type Address, only } from './address.ts';
import { algorithm } from '../signature.ts';

/** What a request says about its signature, before anybody believes it. */
export interface Claim {
  readonly accessKeyId: string;
  /** Day, region, service and end, as they were given. */
  readonly scope: string;
  readonly time: string;
  readonly signedHeaders: readonly string[];
  readonly signature: string;
  readonly token: string | undefined;
  readonly payloadHash: string;
  /** Of an address that was signed to be given away: for how many seconds it is good. */
  readonly expires?: number;
  /** The error that AWS answers where the claim itself makes no sense. */
  readonly malformed: string;
}

const aWeek = 7 * 24 * 3600;
const timePattern = /^\d{8}T\d{6}Z$/;

const credentialOf = (text: string): readonly [accessKeyId: string, scope: string] => {
  const slash = text.indexOf('/');
  return [text.slice(0, Math.max(slash, 0)), text.slice(slash + 1)];
};

/** Of an address: https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html */
const inQuery = ({ headers }: AwsRequest, { query }: Address): Claim => {
  const malformed = 'AuthorizationQueryParametersError';
  const given = (name: string): string => {
    const value = only(query, name);
    if (value) return value;
    throw new Refusal([400, malformed], `The address must have one ${name}.`);
  };
  if (given('X-Amz-Algorithm') !== algorithm)
    throw new Refusal([400, malformed], 'X-Amz-Algorithm only supports "AWS4-HMAC-SHA256"');
  const [accessKeyId, scope] = credentialOf(given('X-Amz-Credential'));
  const expires = Number(given('X-Amz-Expires'));
  if (!Number.isInteger(expires) || expires < 1 || expires > aWeek)
    throw new Refusal([400, malformed], 'X-Amz-Expires must be between 1 and 604800 seconds');
  const hash = headers['x-amz-content-sha256'] ?? only(query, 'X-Amz-Content-Sha256') ?? 'UNSIGNED-PAYLOAD';
  return {
    accessKeyId,
    scope,
    time: given('X-Amz-Date'),
    signedHeaders: given('X-Amz-SignedHeaders').split(';'),
    signature: given('X-Amz-Signature'),
    token: only(query, 'X-Amz-Security-Token'),
    payloadHash: String(hash),
    expires,
    malformed,
  };
};

const authorization =
  /^AWS4-HMAC-SHA256 Credential=(?<credential>[^,\s]+), ?SignedHeaders=(?<signed>[^,\s]+), ?Signature=(?<signature>[0-9a-f]+)$/;

const inHeader = ({ headers }: AwsRequest): Claim => {
  const malformed = 'AuthorizationHeaderMalformed';
  const parts = authorization.exec(headers.authorization ?? '')?.groups;
  if (!parts) throw new Refusal([400, malformed], 'The authorization header that you provided is not valid.');
  const { credential = '', signed = '', signature = '' } = parts;
  const [accessKeyId, scope] = credentialOf(credential);
  const payloadHash = headers['x-amz-content-sha256'];
  if (!payloadHash) throw new Refusal('invalid', 'Missing required header for this request: x-amz-content-sha256');
  const token = headers['x-amz-security-token'];
  return {
    accessKeyId,
    scope,
    time: String(headers['x-amz-date']),
    signedHeaders: signed.split(';'),
    signature,
    token: token === undefined ? undefined : String(token),
    payloadHash: String(payloadHash),
    malformed,
  };
};

/** What stands in the header or in the address, whichever of them it is. */
export const claimOf = (request: AwsRequest, address: Address): Claim => {
  const isPresigned = address.query.some(([name]) => name === 'X-Amz-Signature' || name === 'X-Amz-Credential');
  if (isPresigned && request.headers.authorization !== undefined)
    throw new Refusal(
      [400, 'InvalidArgument'],
      'Only one auth mechanism allowed; only the X-Amz-Algorithm query parameter or the Authorization header should be specified',
    );
  if (!isPresigned && request.headers.authorization === undefined) throw new Refusal('anonymous', 'Access Denied');
  const claim = isPresigned ? inQuery(request, address) : inHeader(request);
  if (!timePattern.test(claim.time))
    throw new Refusal([400, claim.malformed], "X-Amz-Date must be in the ISO8601 Long Format \"yyyyMMdd'T'HHmmss'Z'\"");
  return claim;
};
