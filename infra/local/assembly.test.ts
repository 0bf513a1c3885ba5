import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadAssembly } from './assembly.ts';
import type { ResolverOptions } from './assembly/resolver.ts';
import { fixtureAssembly } from './fixtures/assembly.ts';

const directory = mkdtempSync(join(tmpdir(), 'assembly-'));
afterAll(() => rmSync(directory, { recursive: true }));

const addresses = {
  aws: 'http://local:7',
  published: (type: string) => (type.endsWith('Api') ? 'http://local:1' : 'http://local:0'),
};

/** An assembly of stacks that are written out here, each with the given template. */
const load = (templates: Readonly<Record<string, object>>, options: Partial<ResolverOptions> = {}) => {
  const artifacts = Object.entries(templates).map(([name, template]) => {
    writeFileSync(join(directory, `${name}.json`), JSON.stringify(template));
    return [name, { type: 'aws:cloudformation:stack', properties: { templateFile: `${name}.json` } }];
  });
  writeFileSync(join(directory, 'manifest.json'), JSON.stringify({ artifacts: Object.fromEntries(artifacts) }));
  return loadAssembly(directory, { addresses, ...options });
};

const topic = (DisplayName: unknown) => ({ Type: 'AWS::SNS::Topic', Properties: { DisplayName } });
const shown = (value: unknown, rest: object = {}, options?: Partial<ResolverOptions>) =>
  load({ S: { ...rest, Resources: { T: topic(value), Q: { Type: 'AWS::SQS::Queue' } } } }, options).of(
    'AWS::SNS::Topic',
  )[0]?.properties['DisplayName'];

describe('an intrinsic', () => {
  const conditions = { Conditions: { Yes: { 'Fn::Equals': ['a', 'a'] }, No: { 'Fn::Not': [{ Condition: 'Yes' }] } } };
  it.for<[unknown, unknown]>([
    [{ Ref: 'Q' }, 'http://local:7/000000000000/S-Q'],
    [{ Ref: 'AWS::Region' }, 'us-east-1'],
    [{ 'Fn::GetAtt': ['Q', 'Arn'] }, 'arn:aws:sqs:us-east-1:000000000000:S-Q'],
    [{ 'Fn::GetAtt': 'Q.QueueName' }, 'S-Q'],
    [{ 'Fn::Join': ['-', ['a', { Ref: 'AWS::StackName' }]] }, 'a-S'],
    [{ 'Fn::Sub': '${Q.QueueName} in ${AWS::Region}, ${!Q}' }, 'S-Q in us-east-1, ${Q}'],
    [{ 'Fn::Sub': ['${x}', { x: { Ref: 'AWS::Partition' } }] }, 'aws'],
    [{ 'Fn::Select': ['1', { 'Fn::Split': ['/', 'a/b/c'] }] }, 'b'],
    [{ 'Fn::If': ['No', 'met', 'unmet'] }, 'unmet'],
    [[{ 'Fn::If': ['No', 'met', { Ref: 'AWS::NoValue' }] }, 'kept'], ['kept']],
    [{ 'Fn::FindInMap': ['M', 'top', 'second'] }, 'mapped'],
    [{ 'Fn::Base64': 'hola' }, 'aG9sYQ=='],
    [{ 'Fn::ToJsonString': { q: { 'Fn::GetAtt': 'Q.QueueName' } } }, '{"q":"S-Q"}'],
  ])('%j is %j', ([value, expected]) => {
    expect(shown(value, { ...conditions, Mappings: { M: { top: { second: 'mapped' } } } })).toEqual(expected);
  });

  it('takes a parameter as given, else its default, and stops without either', () => {
    const rest = { Parameters: { P: { Default: 'default' }, Number: { Default: 1000 }, Bare: {} } };
    expect(shown({ Ref: 'P' }, rest)).toBe('default');
    expect(shown({ Ref: 'Number' }, rest)).toBe('1000');
    expect(shown({ Ref: 'P' }, rest, { parameters: { P: 'given' } })).toBe('given');
    expect(() => shown({ Ref: 'Bare' }, rest)).toThrow('S: parameter Bare has no default and was given no value.');
  });
});

describe('stacks', () => {
  it('import what another exports, under a computed name, or read its output', () => {
    const producer = {
      Resources: { Q: { Type: 'AWS::SQS::Queue' } },
      Outputs: {
        O: { Value: { 'Fn::GetAtt': ['Q', 'Arn'] }, Export: { Name: { 'Fn::Sub': '${AWS::StackName}:q' } } },
      },
    };
    const read = (value: unknown) =>
      load({ Producer: producer, Reader: { Resources: { T: topic(value) } } }).of('AWS::SNS::Topic')[0]?.properties[
        'DisplayName'
      ];
    const arn = 'arn:aws:sqs:us-east-1:000000000000:Producer-Q';
    expect(read({ 'Fn::ImportValue': 'Producer:q' })).toBe(arn);
    expect(read({ 'Fn::GetStackOutput': { StackName: 'Producer', OutputName: 'O' } })).toBe(arn);
    expect(() => read({ 'Fn::ImportValue': 'nobody' })).toThrow('Reader: no stack exports nobody.');
  });

  it('leave out resources whose condition is not met', () => {
    const Conditions = { No: { 'Fn::Equals': ['a', 'b'] } };
    const { all } = load({ S: { Conditions, Resources: { T: { ...topic('x'), Condition: 'No' } } } });
    expect(all).toEqual([]);
  });
});

describe('a dynamic reference', () => {
  const secret = (id: string) => `the text of ${id}`;
  it.each([
    ['a name', '{{resolve:secretsmanager:provider/key:SecretString}}', 'the text of provider/key'],
    [
      'an ARN that is put together',
      { 'Fn::Join': ['', ['{{resolve:secretsmanager:', 'arn:aws:x:1:secret:y', ':SecretString:::}}']] },
      'the text of arn:aws:x:1:secret:y',
    ],
  ])('to a secret by %s is its text', (_, reference, text) => {
    expect(shown(reference, {}, { secret })).toBe(text);
  });

  it('to one key of a secret is an error, not the whole secret', () => {
    const key = '{{resolve:secretsmanager:x:SecretString:password}}';
    expect(() => shown(key, {}, { secret })).toThrow('does not resolve dynamic references');
  });
});

describe('what the local cloud does not know', () => {
  it.for<[string, object | string, string]>([
    ['a type', { X: { Type: 'AWS::EC2::Instance' } }, 'S/X: the local cloud does not know AWS::EC2::Instance.'],
    ['a missing resource', { T: topic({ Ref: 'Gone' }) }, 'S/Gone: the template refers to it but does not define it.'],
    ['an intrinsic', { T: topic({ 'Fn::Cidr': [] }) }, 'S: the local cloud does not know Fn::Cidr.'],
    ['a dynamic reference', { T: topic('{{resolve:ssm:x}}') }, 'does not resolve dynamic references'],
    [
      'an attribute',
      { T: topic({ 'Fn::GetAtt': ['Q', 'Colour'] }), Q: { Type: 'AWS::SQS::Queue' } },
      'S/Q: the local cloud does not know attribute Colour of AWS::SQS::Queue.',
    ],
  ])('%s is an error that names it', ([, Resources, message]) => {
    expect(() => load({ S: { Resources } }).all.map(({ properties }) => properties)).toThrow(message);
  });
});

describe('cloud URLs', () => {
  it('of the own API and site become local; those of others stay', async () => {
    const assembly = loadAssembly(await fixtureAssembly(), { addresses });
    expect(assembly.outputs).toMatchObject({ 'FixtureWeb.Url': 'http://local:0' });
    expect(Object.values(assembly.outputs)).toContain('http://local:1/');
    expect(assembly.localise('https://zzz.cloudfront.net/x')).toBe('https://zzz.cloudfront.net/x');
  });

  it('lose the stage, which is mapped at the root, but no other segment', () => {
    const api = { Type: 'AWS::ApiGateway::RestApi', Properties: {} };
    const stage = { Type: 'AWS::ApiGateway::Stage', Properties: { RestApiId: { Ref: 'Api' }, StageName: 'live' } };
    const { of, localise } = load({ S: { Resources: { Api: api, Stage: stage } } });
    const host = `https://${of('AWS::ApiGateway::RestApi')[0]?.ref}.execute-api.us-east-1.amazonaws.com`;
    expect(localise(`${host}/live/a and ${host}/other/a`)).toBe('http://local:1/a and http://local:1/other/a');
  });
});

it('finds assets by the key the templates know them by', async () => {
  const assembly = loadAssembly(await fixtureAssembly(), { addresses });
  const code = assembly.of('AWS::Lambda::Function')[0]?.properties['Code'] as { readonly S3Key: string };
  expect(assembly.assetPath(code.S3Key)).toMatch(/asset\.[0-9a-f]{64}$/);
  expect(() => assembly.assetPath('none')).toThrow('The assembly has no asset none.');
});
