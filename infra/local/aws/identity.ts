import { createHash } from 'node:crypto';
import type { Assembly } from '../assembly.ts';
import type { Resource } from '../assembly/resource.ts';
import type { AwsRequest, Caller, ServiceName } from './wire.ts';
import { Refusal } from './wire.ts';

/** What the Lambda service gives an execution environment to sign calls with. */
export interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken: string;
}

interface AccessKey {
  readonly caller: Caller;
  readonly credentials: Credentials;
}

/** Who signs calls, by access key. */
export interface Identities {
  readonly credentialsFor: (functionArn: string) => Credentials;
  /** Whose an access key is, and what it signs with. */
  readonly keyOf: (accessKeyId: string) => AccessKey | undefined;
  readonly callerOf: (request: AwsRequest) => Caller;
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

const accessKeyId = (functionArn: string): string => `ASIA${digest(functionArn).slice(0, 16).toUpperCase()}`;

const roleOf = (assembly: Assembly, resource: Resource): string => {
  const role = assembly.byArn(String(resource.properties['Role']));
  if (role?.type !== 'AWS::IAM::Role') throw new Error(`${resource.path}: its Role is not a role of the templates.`);
  return role.physicalId;
};

const credential = /Credential=([^/,\s]+)\/\d{8}\/[^/]+\/([^/]+)\/aws4_request/;

const credentialScope = (
  request: AwsRequest,
): { readonly accessKeyId: string; readonly service: string } | undefined => {
  const [, id, service] = credential.exec(request.headers.authorization ?? '') ?? [];
  return id && service ? { accessKeyId: id, service } : undefined;
};

const credentialsOf = (functionArn: string): Credentials => ({
  accessKeyId: accessKeyId(functionArn),
  secretAccessKey: digest(`secret ${functionArn}`),
  sessionToken: digest(functionArn),
});

/** Every function has its own access key, so the key id in a request's signature says who calls. */
export const callerIdentities = (assembly: Assembly): Identities => {
  const keys = new Map(
    assembly.of('AWS::Lambda::Function').map((resource): readonly [string, AccessKey] => {
      const caller = { function: resource.physicalId, role: roleOf(assembly, resource) };
      return [accessKeyId(resource.arn), { caller, credentials: credentialsOf(resource.arn) }];
    }),
  );

  return {
    credentialsFor: (functionArn) => {
      const key = keys.get(accessKeyId(functionArn));
      if (!key) throw new Error(`No function of the templates has the ARN ${functionArn}.`);
      return key.credentials;
    },
    keyOf: (id) => keys.get(id),
    callerOf: (request) => {
      const scope = credentialScope(request);
      if (!scope) throw new Refusal('anonymous', 'Request is missing Authentication Token');
      const key = keys.get(scope.accessKeyId);
      if (!key) throw new Refusal('stranger', 'The security token included in the request is invalid.');
      return key.caller;
    },
  };
};

const serviceOfTarget: Readonly<Record<string, ServiceName>> = {
  DynamoDB_20120810: 'dynamodb',
  AmazonSQS: 'sqs',
  secretsmanager: 'secretsmanager',
  AmazonSSM: 'ssm',
  TrentService: 'kms',
};

/** Only S3 is spoken to by addresses and other methods; the one service beside it that has such methods is never unsigned. */
const byMethod = ({ method, path }: AwsRequest): ServiceName =>
  method === 'POST' && !path.includes('X-Amz-') ? 'ses' : 's3';

/** The service a request is signed for; unsigned requests are recognised by their target, so they are refused in shape. */
export const signedFor = (request: AwsRequest): string => {
  const target = String(request.headers['x-amz-target'] ?? '').split('.')[0] ?? '';
  return credentialScope(request)?.service ?? serviceOfTarget[target] ?? byMethod(request);
};
