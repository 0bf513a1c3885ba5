import { createHash, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../host/clock.ts';
import type { Identities } from '../identity.ts';
import type { AwsRequest, Caller } from '../wire.ts';
import { Refusal } from '../wire.ts';
import { type Address, addressOf } from './address.ts';
import { type Claim, claimOf } from './claim.ts';
import { scopeText, signatureOf } from '../signature.ts';

interface Proving {
  readonly region: string;
  readonly clock: Pick<Clock, 'now'>;
  readonly identities: Pick<Identities, 'keyOf'>;
}

/** How far a clock may be ahead of S3's. */
const aheadMs = 15 * 60 * 1000;

const milliseconds = (time: string): number =>
  Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

const refuseOtherTimes = ({ time, expires }: Claim, now: number): void => {
  if (expires === undefined) return;
  const signedAt = milliseconds(time);
  if (!(now >= signedAt - aheadMs)) throw new Refusal('denied', 'Request is not yet valid');
  if (now >= signedAt + expires * 1000) throw new Refusal('denied', 'Request has expired');
};

/** Where `x-amz-` headers could be added to what was signed, whoever holds an address could change what it does. */
const refuseUnsigned = (headers: AwsRequest['headers'], { signedHeaders }: Claim): void => {
  const mustBe = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))];
  const unsigned = mustBe.filter((name) => !signedHeaders.includes(name));
  if (unsigned.length > 0)
    throw new Refusal('denied', `There were headers present in the request which were not signed: ${unsigned.join()}`);
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const isSame = (left: string, right: string): boolean => timingSafeEqual(digest(left), digest(right));

const refuseForged = (request: AwsRequest, address: Address, claim: Claim, region: string, secret: string): void => {
  const { method, headers } = request;
  const { time, signedHeaders, payloadHash, signature, scope, malformed } = claim;
  if (scope !== scopeText({ time, region, service: 's3' }))
    throw new Refusal([400, malformed], `The credential scope must be ${scopeText({ time, region, service: 's3' })}`);
  const expected = signatureOf(
    { method, address, headers, signedHeaders, payloadHash },
    { time, region, service: 's3' },
    secret,
  );
  if (!isSame(signature, expected))
    throw new Refusal(
      [403, 'SignatureDoesNotMatch'],
      'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
    );
};

/**
 * Who signed a request, in a header or for an address that was given away. S3's signatures alone are verified here:
 * they are the only ones that leave the product and come back with somebody else.
 */
export const provenCaller =
  ({ region, clock, identities }: Proving) =>
  (request: AwsRequest): Caller => {
    const address = addressOf(request.path);
    const claim = claimOf(request, address);
    const key = identities.keyOf(claim.accessKeyId);
    if (!key || claim.token === undefined)
      throw new Refusal('stranger', 'The AWS Access Key Id you provided does not exist in our records.');
    if (!isSame(claim.token, key.credentials.sessionToken))
      throw new Refusal([400, 'InvalidToken'], 'The provided token is malformed or otherwise invalid.');
    refuseOtherTimes(claim, clock.now());
    refuseUnsigned(request.headers, claim);
    refuseForged(request, address, claim, region, key.credentials.secretAccessKey);
    return key.caller;
  };
