import { describe, expect, it } from 'vitest';
import { assemblyOf, functionArn } from '../aws/fixtures/cloud.ts';
import { rootResourceId } from '../assembly/resource-types.ts';
import { readApi } from './api.ts';

const uri = `arn:aws:apigateway:us-east-1:lambda:path/2015-03-31/functions/${functionArn('prove')}/invocations`;
const sources = 'method.request.header.X-API-Key,method.request.header.X-API-Secret';
const RestApiId = 'api';

type Properties = Readonly<Record<string, unknown>>;

/** The one route of an API whose authorizer, method and key source are these. */
const read = (authorizer: Properties = {}, method: Properties = {}, restApi: Properties = {}) => {
  const integration = { Type: 'AWS_PROXY', Uri: uri };
  const custom = { AuthorizationType: 'CUSTOM', AuthorizerId: 'prover' };
  const assembly = assemblyOf([
    { type: 'AWS::ApiGateway::RestApi', name: 'api', properties: restApi },
    { type: 'AWS::ApiGateway::Stage', name: 'live', properties: { RestApiId, StageName: 'live', DeploymentId: 'd' } },
    {
      type: 'AWS::ApiGateway::Authorizer',
      name: 'prover',
      properties: {
        ...{ RestApiId, Name: 'prover', Type: 'REQUEST', AuthorizerUri: uri, IdentitySource: sources },
        ...authorizer,
      },
    },
    {
      type: 'AWS::ApiGateway::Method',
      name: 'method',
      properties: {
        RestApiId,
        HttpMethod: 'GET',
        ResourceId: rootResourceId('api'),
        Integration: integration,
        ...custom,
        ...method,
      },
    },
  ]);
  const [api] = assembly.of('AWS::ApiGateway::RestApi');
  if (!api) throw new Error('There is an API.');
  return readApi(assembly, api);
};

describe('of a template', () => {
  it('an authorizer is read with its headers in lower case and the time its answers are kept', () => {
    const { authorizers, routes, keySource } = read({ AuthorizerResultTtlInSeconds: 60 }, { ApiKeyRequired: true });
    const identityHeaders = ['x-api-key', 'x-api-secret'];
    expect(authorizers).toMatchObject([{ functionArn: functionArn('prove'), identityHeaders, ttlSeconds: 60 }]);
    expect(routes[0]).toMatchObject({ authorizer: authorizers[0], isKeyRequired: true });
    expect(keySource).toBe('HEADER');
    expect(read({}, {}, { ApiKeySourceType: 'AUTHORIZER' }).keySource).toBe('AUTHORIZER');
  });

  it('answers are kept for five minutes unless it says otherwise', () => {
    expect(read().authorizers[0]?.ttlSeconds).toBe(300);
  });

  it.for<[string, Parameters<typeof read>, RegExp]>([
    ['another type of authorizer', [{ Type: 'TOKEN' }], /knows request authorizers only/],
    ['an identity source that is no header', [{ IdentitySource: 'context.identity.sourceIp' }], /only headers are/],
    ['answers kept without identity sources', [{ IdentitySource: undefined }], /kept by identity sources, and it has/],
    ['answers kept for more than an hour', [{ AuthorizerResultTtlInSeconds: 3601 }], /AuthorizerResultTtlInSeconds/],
    ['a property nobody knows', [{ IdentityValidationExpression: '.*' }], /Unrecognized key/],
    ['a URI of no function', [{ AuthorizerUri: 'arn:aws:s3:::x' }], /no function's invocation path/],
    ['a method by an authorizer that is none', [{}, { AuthorizerId: 'other' }], /authorization is CUSTOM, by other/],
    ['a method by no authorizer', [{}, { AuthorizerId: undefined }], /authorization is CUSTOM, by no authorizer/],
    ['an authorizer of an open method', [{}, { AuthorizationType: 'NONE' }], /authorization is NONE, by prover/],
    ['another proof', [{}, { AuthorizationType: 'AWS_IAM' }], /knows no proof but that of a function/],
    ['another source of keys', [{}, {}, { ApiKeySourceType: 'COOKIE' }], /ApiKeySourceType/],
  ])('it refuses %s', ([, given, message]) => {
    expect(() => read(...given)).toThrow(message);
  });
});
