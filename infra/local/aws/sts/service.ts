import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Assembly } from '../../assembly.ts';
import type { Clock } from '../../host/clock.ts';
import { scopeText, signatureOf } from '../signature.ts';
import type { AwsRequest, Reply, Service } from '../wire.ts';
import { Refusal, refusalReply } from '../wire.ts';
import { operatorArn, operatorKeys } from './operators.ts';

interface StsOptions {
  readonly assembly: Pick<Assembly, 'account' | 'region'>;
  readonly clock: Pick<Clock, 'now'>;
}

const reasons: Service['reasons'] = {
  anonymous: [403, 'MissingAuthenticationToken'],
  stranger: [403, 'InvalidClientTokenId'],
  denied: [403, 'AccessDenied'],
  invalid: [400, 'InvalidParameterValue'],
  unknownOperation: [400, 'InvalidAction'],
  throttled: [400, 'Throttling'],
  broken: [500, 'InternalFailure'],
};

const json = (status: number, body: object): Reply => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

const refuse: Service['refuse'] = (status, Code, Message) => json(status, { Error: { Code, Message } });

const authorization =
  /^AWS4-HMAC-SHA256 Credential=(?<id>\w+)\/(?<scope>[^,\s]+), ?SignedHeaders=(?<signed>[^,\s]+), ?Signature=(?<signature>[0-9a-f]{64})$/;

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();

/** So far a signature may be from the service's own time. */
const apartMs = 15 * 60 * 1000;

const millisecondsOf = (time: string): number =>
  Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

/** Whose signature it is; everything that is signed is checked, as STS does. */
const signerOf = ({ headers, body, method }: AwsRequest, { assembly: { region }, clock }: StsOptions): string => {
  const parts = authorization.exec(headers.authorization ?? '')?.groups;
  if (!parts) throw new Refusal('anonymous', 'Request is missing Authentication Token');
  const { id, scope: claimed, signed = '', signature = '' } = parts;
  const name = Buffer.from(String(headers['x-amz-security-token'] ?? ''), 'base64url').toString();
  const keys = operatorKeys(name);
  if (name === '' || keys.accessKeyId !== id)
    throw new Refusal('stranger', 'The security token included in the request is invalid.');
  const time = String(headers['x-amz-date']);
  const scope = { time, region, service: 'sts' } as const;
  if (claimed !== scopeText(scope) || !(Math.abs(clock.now() - millisecondsOf(time)) <= apartMs))
    throw new Refusal([403, 'SignatureDoesNotMatch'], 'Signature expired, or of another scope');
  const signedHeaders = signed.split(';');
  const address = { bucket: '', key: '', path: '/', query: [] };
  const payloadHash = sha256(body).toString('hex');
  const expected = signatureOf({ method, address, headers, signedHeaders, payloadHash }, scope, keys.secretAccessKey);
  if (!signedHeaders.includes('host') || !timingSafeEqual(sha256(expected), sha256(signature)))
    throw new Refusal([403, 'SignatureDoesNotMatch'], 'The request signature we calculated does not match.');
  return name;
};

const identify = (request: AwsRequest, options: StsOptions): Reply => {
  const name = signerOf(request, options);
  const action = new URLSearchParams(request.body.toString()).get('Action');
  if (action !== 'GetCallerIdentity') throw new Refusal('unknownOperation', `No sts:${String(action)} here.`);
  const { account } = options.assembly;
  const { accessKeyId } = operatorKeys(name);
  const result = { Account: account, Arn: operatorArn(account, name), UserId: `${accessKeyId}:${name}` };
  return json(200, {
    GetCallerIdentityResponse: {
      GetCallerIdentityResult: result,
      ResponseMetadata: { RequestId: randomUUID() },
    },
  });
};

/** STS, as far as it says whose a signature is. Operators sign it, and never functions: it answers before any of them is asked for. */
export const stsService = (options: StsOptions): Service => {
  const never = (): never => {
    throw new Refusal('unknownOperation', 'Functions do not call STS here.');
  };
  const service: Service = {
    name: 'sts',
    reasons,
    read: never,
    needs: never,
    answer: never,
    refuse,
    around: async (request) => {
      try {
        return identify(request, options);
      } catch (error) {
        if (error instanceof Refusal) return refusalReply(service, error);
        throw error;
      }
    },
  };
  return service;
};
