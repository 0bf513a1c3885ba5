import { describe, expect, it } from 'vitest';
import { allow, assemblyOf, type Described, functionArn, functionWith, roleArn } from '../fixtures/cloud.ts';
import { iamEvaluator } from './iam.ts';

const tableArn = 'arn:aws:dynamodb:us-east-1:000000000000:table/things';
const logGroupArn = 'arn:aws:logs:us-east-1:000000000000:log-group:one:*';
const iamOf = (...resources: (readonly Described[])[]) => iamEvaluator(assemblyOf(resources.flat()));
const role = (name: string, properties: Readonly<Record<string, unknown>>): readonly Described[] => [
  { type: 'AWS::IAM::Role', name, properties },
];
const document = (...Statement: unknown[]) => ({ Version: '2012-10-17', Statement });

describe('the report', () => {
  it('takes every grant apart into single rights, used or not', () => {
    const iam = iamOf(
      functionWith('one', [allow(['dynamodb:GetItem', 'dynamodb:PutItem'], [tableArn, `${tableArn}/index/i`])]),
    );
    iam.require(roleArn('one-role'), 'dynamodb:GetItem', tableArn);

    const right = (action: string, resource: string) => ({ role: 'one-role', function: 'one', action, resource });
    const { granted, used, unused, denials } = iam.report();
    expect(granted).toHaveLength(4);
    expect(used).toEqual([right('dynamodb:GetItem', tableArn)]);
    expect(unused).toEqual([
      right('dynamodb:GetItem', `${tableArn}/index/i`),
      right('dynamodb:PutItem', tableArn),
      right('dynamodb:PutItem', `${tableArn}/index/i`),
    ]);
    expect(denials).toEqual([]);
  });

  it('takes partitions apart, too: a right on one that no call touched is unused', () => {
    const bounded = {
      ...allow(['dynamodb:BatchGetItem', 'dynamodb:PutItem'], tableArn),
      Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['USER#*', 'KEY#*', 'STATUS'] } },
    };
    const iam = iamOf(functionWith('one', [bounded]));
    const touching = (action: string, ...partitions: string[]) =>
      iam.denial({ role: 'one-role', function: 'one' }, [
        { action, resource: tableArn, context: (key) => (key === 'dynamodb:leadingkeys' ? partitions : undefined) },
      ]);
    expect(touching('dynamodb:BatchGetItem', 'USER#1', 'STATUS')).toBeUndefined();
    expect(touching('dynamodb:PutItem', 'KEY#1')).toBeUndefined();
    expect(touching('dynamodb:PutItem', 'KEY#1', 'AUDIT#1')).toContain('not authorized');

    const { unused, denials } = iam.report();
    expect(unused.map(({ action, partition }) => `${action} ${partition}`)).toEqual([
      'dynamodb:BatchGetItem KEY#*',
      'dynamodb:PutItem USER#*',
      'dynamodb:PutItem STATUS',
    ]);
    expect(denials).toMatchObject([{ action: 'dynamodb:PutItem', partition: 'KEY#1 AUDIT#1' }]);
  });

  it('counts a wildcard as used once anything it covers was used', () => {
    const iam = iamOf(functionWith('one', [allow('logs:PutLogEvents', logGroupArn)]));
    iam.require(roleArn('one-role'), 'logs:PutLogEvents', logGroupArn.replace('*', 'log-stream:today'));
    expect(iam.report().unused).toEqual([]);
  });

  it('lists what was denied, once each, and does not call it used', () => {
    const iam = iamOf(functionWith('one', [allow('dynamodb:GetItem', tableArn)]));
    for (const _ of [1, 2])
      expect(() => iam.require(roleArn('one-role'), 'dynamodb:PutItem', tableArn)).toThrow(
        `Test/one-role may not dynamodb:PutItem on ${tableArn}: not granted.`,
      );
    expect(iam.report().denials).toEqual([
      { role: 'one-role', function: 'one', action: 'dynamodb:PutItem', resource: tableArn },
    ]);
    expect(iam.report().used).toEqual([]);
  });

  it('does not mistake a right of one role for that of another', () => {
    const iam = iamOf(...['one', 'two'].map((name) => functionWith(name, [allow('dynamodb:GetItem', tableArn)])));
    iam.require(roleArn('one-role'), 'dynamodb:GetItem', tableArn);
    expect(iam.report().unused).toMatchObject([{ role: 'two-role' }]);
  });

  it('does not count a Deny as a grant', () => {
    const iam = iamOf(functionWith('one', [{ Effect: 'Deny', Action: '*', Resource: '*' }]));
    expect(iam.report().granted).toEqual([]);
  });

  it('leaves out roles that only a deployment uses', () => {
    const custom = {
      type: 'Custom::CDKBucketDeployment',
      name: 'upload',
      properties: { ServiceToken: functionArn('uploader') },
    };
    const iam = iamOf(functionWith('uploader', [allow('s3:*', '*')]), [custom]);
    expect(iam.report()).toEqual({ denials: [], granted: [], used: [], unused: [] });
  });
});

describe('the statements of a role', () => {
  const attached = (type: string): Described => ({
    type,
    name: 'attached',
    properties: { PolicyDocument: document(allow('dynamodb:GetItem', tableArn)), Roles: ['r'] },
  });

  it.each(['AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy'])('come from an %s that names it', (type) => {
    const iam = iamOf(role('r', {}), [attached(type)]);
    expect(() => iam.require(roleArn('r'), 'dynamodb:GetItem', tableArn)).not.toThrow();
  });

  it('come from a managed policy of the templates that it names', () => {
    const policy: Described = {
      type: 'AWS::IAM::ManagedPolicy',
      name: 'shared',
      arn: 'arn:aws:iam::000000000000:policy/shared',
      properties: { PolicyDocument: document(allow('dynamodb:GetItem', tableArn)) },
    };
    const iam = iamOf(role('r', { ManagedPolicyArns: ['arn:aws:iam::000000000000:policy/shared'] }), [policy]);
    expect(() => iam.require(roleArn('r'), 'dynamodb:GetItem', tableArn)).not.toThrow();
  });

  it.each<[string, Record<string, unknown>, string]>([
    [
      'an AWS policy whose content is unknown',
      { ManagedPolicyArns: ['arn:aws:iam::aws:policy/ReadOnlyAccess'] },
      'not known',
    ],
    ['a permissions boundary', { PermissionsBoundary: 'arn:aws:iam::0:policy/b' }, 'permissions boundary'],
    ['no Action', { Policies: [{ PolicyDocument: document({ Effect: 'Allow', Resource: '*' }) }] }, 'at Statement'],
    [
      'a NotAction',
      { Policies: [{ PolicyDocument: document({ ...allow('*', '*'), NotAction: 'ses:*' }) }] },
      'NotAction',
    ],
    ['a Principal', { Policies: [{ PolicyDocument: document({ ...allow('*', '*'), Principal: '*' }) }] }, 'Principal'],
  ])('with %s stop the boot by an error that names the role', (_, properties, message) => {
    expect(() => iamOf(role('r', properties))).toThrow(
      expect.objectContaining({ message: expect.stringContaining('Test/r') }),
    );
    expect(() => iamOf(role('r', properties))).toThrow(message);
  });
});
