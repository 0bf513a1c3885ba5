import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Assembly } from '../../assembly.ts';
import type { Clock } from '../../host/clock.ts';
import type { Identities } from '../identity.ts';
import type { AwsRequest, Call, Reply, Service } from '../wire.ts';
import { Refusal, refusalReply, unknownOperation } from '../wire.ts';
import { escaped } from './escaped.ts';
import { addressOf } from './address.ts';
import { answers } from './answers.ts';
import { type Bucket, bucketsOf } from './buckets.ts';
import { corsHeaders, preflight } from './cors.ts';
import { expire } from './expiry.ts';
import { type Objects, objectsIn } from './objects.ts';
import { actionOf, operationIn } from './operation.ts';
import { provenCaller } from './prove.ts';

interface S3Options {
  readonly assembly: Assembly;
  readonly stateDir: string;
  readonly clock: Pick<Clock, 'now'>;
  readonly identities: Pick<Identities, 'keyOf'>;
}

/** S3, and what only the local cloud does to it. */
export interface S3 {
  readonly service: Service;
  /** Deletes what is over by the product's clock; answers how many objects went. */
  readonly sweep: () => number;
}

const longestKey = 1024;

const refuse: Service['refuse'] = (status, code, message) => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${escaped(message)}</Message><RequestId>${randomUUID()}</RequestId></Error>`,
});

const reasons: Service['reasons'] = {
  anonymous: [403, 'AccessDenied'],
  stranger: [403, 'InvalidAccessKeyId'],
  denied: [403, 'AccessDenied'],
  invalid: [400, 'InvalidRequest'],
  unknownOperation: [501, 'NotImplemented'],
  throttled: [503, 'SlowDown'],
  broken: [500, 'InternalError'],
};

const read: Service['read'] = (request) => {
  const address = addressOf(request.path);
  if (Buffer.byteLength(address.key) > longestKey) throw new Refusal([400, 'KeyTooLongError'], 'Your key is too long');
  const { bucket: Bucket, key: Key } = address;
  return { operation: operationIn(request, address), input: { Bucket, Key } };
};

/** Buckets of the templates, as far as functions and whoever holds a signed address use them. */
export const s3 = ({ assembly, stateDir, clock, identities }: S3Options): S3 => {
  const buckets = bucketsOf(assembly);
  const contents = new Map<string, Objects>();

  const objectsOf = ({ name }: Bucket): Objects => {
    const known = contents.get(name) ?? objectsIn(join(stateDir, 'buckets', name));
    contents.set(name, known);
    return known;
  };

  const needs = (call: Call) => {
    const { bucket: name, key } = addressOf(call.request.path);
    const action = actionOf(call.operation);
    if (!action) throw unknownOperation(call);
    const bucket = buckets.get(name);
    const arn = bucket?.arn ?? `arn:aws:s3:::${name}`;
    if (action === 's3:ListBucket') return [{ action, resource: arn }];
    // Only who may list a bucket is told that something is not in it.
    const isMissing = action === 's3:GetObject' && bucket !== undefined && !objectsOf(bucket).find(key);
    const asked = [{ action, resource: `${arn}/${key}` }];
    return isMissing ? [...asked, { action: 's3:ListBucket', resource: arn }] : asked;
  };

  const answer = (call: Call): Reply => {
    const address = addressOf(call.request.path);
    const bucket = buckets.get(address.bucket);
    if (!bucket) throw new Refusal([404, 'NoSuchBucket'], 'The specified bucket does not exist');
    const does = answers[call.operation];
    if (!does) throw unknownOperation(call);
    return does({ call, address, objects: objectsOf(bucket), now: clock.now() });
  };

  const rulesFor = ({ path }: AwsRequest) => buckets.get(path.split(/[/?]/)[1] ?? '')?.cors ?? [];

  const answerPreflight = (request: AwsRequest): Reply => {
    try {
      return { status: 200, headers: preflight(rulesFor(request), request), body: '' };
    } catch (error) {
      if (error instanceof Refusal) return refusalReply(service, error);
      throw error;
    }
  };

  /** By the product's clock: an SDK that reads another time signs by that one. */
  const date = () => ({ date: new Date(clock.now()).toUTCString() });

  const service: Service = {
    name: 's3',
    reasons,
    callerOf: provenCaller({ region: assembly.region, clock, identities }),
    read,
    needs,
    answer,
    refuse,
    around: async (request, answered) => {
      if (request.method === 'OPTIONS') return answerPreflight(request);
      const reply = await answered();
      return { ...reply, headers: { ...date(), ...corsHeaders(rulesFor(request), request), ...reply.headers } };
    },
  };

  const sweep = (): number =>
    [...buckets.values()].reduce((gone, bucket) => gone + expire(bucket, objectsOf(bucket), clock.now()), 0);

  return { service, sweep };
};
