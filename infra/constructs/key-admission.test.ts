import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { afterAll, describe, expect, test } from 'vitest';
import { keyLimits, planNames, plans } from '#shared/plans.ts';
import { sharedValue } from '#functions/rules/keys/usage-plans.ts';
import { admissionFunction, endpointFunctions, type PlannedEndpoint } from '../functions.ts';
import { reachesOf } from '../reaches.ts';
import { CoreStack } from '../stacks/core.ts';
import { stageOf } from '../stage.ts';
import { actionsOfRoles } from '../testing/role-actions.ts';
import { apiFunctions } from './api-functions.ts';
import { RestService } from './rest-service.ts';

const functionsDir = mkdtempSync(join(tmpdir(), 'functions-'));
writeFileSync(join(functionsDir, 'index.mjs'), '');
afterAll(() => rmSync(functionsDir, { recursive: true }));

const [known] = endpointFunctions;
if (!known) throw new Error('The product has endpoints.');

const endpointFor = (auth: 'key' | 'guest', path: '/v1/asked' | '/v1/open'): PlannedEndpoint => ({
  ...known,
  name: `PublicApi${auth}`,
  spec: { ...known.spec, api: 'public', method: 'GET', path, auth },
});

// A part of the product leaves settings unused, which the validation of templates remarks.
process.env['CDK_VALIDATION'] = 'false';

/** An API with these endpoints. */
const deployed = (endpoints: readonly PlannedEndpoint[]) => {
  const app = new App();
  const stage = stageOf(app);
  const mailQueue = { arns: ['arn:aws:sqs:us-east-1:1:mails'], environment: { MAIL_QUEUE_URL: 'https://mails' } };
  const paymentQueue = {
    arns: ['arn:aws:sqs:us-east-1:1:payments'],
    environment: { PAYMENT_QUEUE_URL: 'https://told' },
  };
  const core = new CoreStack(app, 'Core', { stage });
  const reaches = { ...reachesOf(core, stage), mailQueue, paymentQueue };
  const stack = new Stack(app, 'PublicApi');
  const service = new RestService(stack, 'PublicApi', {
    front: { provenBy: core.originProofs, others: 'counted' },
    documentation: 'https://cuentaclara.example',
    apiName: 'public',
    requestsPerSecond: 10,
    functions: apiFunctions(stack, {
      endpoints,
      admission: admissionFunction,
      code: Code.fromAsset(functionsDir),
      reaches,
    }),
    stage: stage.stage,
  });
  return { stack, service };
};

type Properties = Readonly<Record<string, unknown>>;

const { stack, service } = deployed([endpointFor('key', '/v1/asked'), endpointFor('guest', '/v1/open')]);
const template = Template.fromStack(stack);

const ofType = (type: string): readonly Properties[] =>
  Object.values(template.findResources(type)).map(({ Properties: properties }) => properties as Properties);
const ids = (type: string): readonly string[] => Object.keys(template.findResources(type));

describe('an API with callers that have a key', () => {
  test('asks who they are and counts them by what it is told, and asks nothing of guests', () => {
    const [authorizer] = ids('AWS::ApiGateway::Authorizer');
    expect(ofType('AWS::ApiGateway::RestApi')).toEqual([expect.objectContaining({ ApiKeySourceType: 'AUTHORIZER' })]);
    expect(ofType('AWS::ApiGateway::Method')).toEqual([
      expect.objectContaining({
        AuthorizationType: 'CUSTOM',
        AuthorizerId: { Ref: authorizer },
        ApiKeyRequired: true,
      }),
      expect.objectContaining({ AuthorizationType: 'NONE' }),
    ]);
    expect(ofType('AWS::ApiGateway::Method')[1]).not.toHaveProperty('ApiKeyRequired', true);
  });

  test('remembers the answer for a minute by both headers, and invokes the function by its own role', () => {
    expect(ofType('AWS::ApiGateway::Authorizer')).toEqual([
      expect.objectContaining({
        Type: 'REQUEST',
        IdentitySource: 'method.request.header.X-API-Key,method.request.header.X-API-Secret',
        AuthorizerResultTtlInSeconds: 60,
      }),
    ]);
    const [role] = ids('AWS::IAM::Role').filter((id) => id.startsWith('PublicApiInvoker'));
    const [policy] = Object.values(template.findResources('AWS::IAM::Policy')).map((one) => JSON.stringify(one));
    expect(policy).toContain(role);
    expect(policy?.match(/"AdmitKey[0-9A-F]{8}","Arn"/g)).toHaveLength(1);
  });

  test('an alarm sees when nobody is admitted', () => {
    expect(service.watched.map(({ alarm }) => alarm)).toContain('AdmitKeyFails');
  });

  test('the function that admits may read a row and the secret, and write nothing', () => {
    const { allowed } = actionsOfRoles(template, 'AdmitKey');
    const ofData = allowed.filter((action) => /^(?:dynamodb|secretsmanager):/.test(action));
    expect(new Set(ofData)).toEqual(new Set(['dynamodb:GetItem', 'secretsmanager:GetSecretValue']));
  });

  test('and is forbidden to change what operators did, whatever it is granted', () => {
    const { denied } = actionsOfRoles(template, 'AdmitKey');
    expect(denied).toEqual(['dynamodb:BatchWriteItem', 'dynamodb:DeleteItem', 'dynamodb:UpdateItem']);
  });
});

const usagePlanOf = (name: string): Properties | undefined =>
  ofType('AWS::ApiGateway::UsagePlan').find(({ UsagePlanName }) => UsagePlanName === `cuentaclara-dev-${name}`);

describe('usage plans', () => {
  test('stand for each plan and environment it includes, on the one stage', () => {
    const names = ofType('AWS::ApiGateway::UsagePlan').map(({ UsagePlanName }) => UsagePlanName);
    expect(new Set(names)).toEqual(
      new Set(
        [
          'SharedFreeSandbox',
          'SharedBasicSandbox',
          'SharedProSandbox',
          'SharedEnterpriseSandbox',
          'SharedProProduction',
          'SharedEnterpriseProduction',
          'OwnProProduction',
          'OwnEnterpriseProduction',
        ].map((name) => `cuentaclara-dev-${name}`),
      ),
    );
    for (const { ApiStages } of ofType('AWS::ApiGateway::UsagePlan')) expect(ApiStages).toHaveLength(1);
  });

  test.for(planNames.filter((name) => plans[name].keys.production))(
    "an account's own gateway key on %s has the pace of one customer, and a month far above its validations",
    (name) => {
      const { perCustomer, keys, monthlyValidationsPerKey } = plans[name];
      const own = usagePlanOf(`Own${name.charAt(0).toUpperCase()}${name.slice(1)}Production`);
      expect(own).toMatchObject({
        Throttle: { RateLimit: perCustomer.perMinute / 60, BurstLimit: perCustomer.burst },
        Quota: {
          Limit: keyLimits.requestsPerValidation * monthlyValidationsPerKey.production * keys.count,
          Period: 'MONTH',
        },
      });
    },
  );

  test('no stranger can use up the month of a gateway key that customers share', () => {
    expect(usagePlanOf('SharedFreeSandbox')).not.toHaveProperty('Quota');
  });

  test('every shared one has four gateway keys that work, of values API Gateway takes', () => {
    const keys = ofType('AWS::ApiGateway::ApiKey');
    expect(keys).toHaveLength(24);
    expect(new Set(keys.map(({ Value }) => Value)).size).toBe(24);
    for (const { Value, Enabled } of keys) {
      expect(Value).toMatch(/^[A-Za-z0-9]{20,128}$/);
      expect(Enabled).toBe(true);
    }
    expect(keys.map(({ Value }) => Value)).toContain(sharedValue('dev', { tier: 'free', environment: 'sandbox' }, 3));
    expect(ofType('AWS::ApiGateway::UsagePlanKey')).toHaveLength(24);
    expect(JSON.stringify(keys)).not.toContain('StageKeys');
  });
});

test('an API of sessions has none of it', () => {
  const plain = Template.fromStack(deployed([endpointFor('guest', '/v1/open')]).stack);
  for (const type of ['Authorizer', 'UsagePlan', 'ApiKey'])
    expect(plain.findResources(`AWS::ApiGateway::${type}`)).toEqual({});
});
