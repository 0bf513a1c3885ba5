import { describe, expect, it } from 'vitest';
import type { Context } from './conditions.ts';
import { compile, concerning, decide } from './decide.ts';
import type { Statement } from './policies.ts';

const tableArn = 'arn:aws:dynamodb:us-east-1:000000000000:table/things';
const queueArn = 'arn:aws:sqs:us-east-1:000000000000:rows';

type Rest = Omit<Statement, 'Effect'>;
const allow = (more: Rest): Statement => ({ Effect: 'Allow', ...more });
const deny = (more: Rest): Statement => ({ Effect: 'Deny', ...more });
const context =
  (values: Readonly<Record<string, readonly string[]>>): Context =>
  (key) =>
    values[key];

const ask = (
  statements: readonly Statement[],
  action: string,
  resource: string,
  values: Readonly<Record<string, readonly string[]>> = {},
) => decide(concerning(statements.map(compile), action, resource), context(values));

const get = allow({ Action: ['dynamodb:GetItem'], Resource: [tableArn] });
const anyRead = allow({ Action: ['dynamodb:*Item', 'dynamodb:Quer?'], Resource: [tableArn, `${tableArn}/index/*`] });

describe('what a role may do', () => {
  it.each<[string, Statement[], string, string, string]>([
    ['the very action on the very resource', [get], 'dynamodb:GetItem', tableArn, 'allowed'],
    ['whatever the case of the action', [get], 'DynamoDB:getitem', tableArn, 'allowed'],
    ['no other action', [get], 'dynamodb:PutItem', tableArn, 'not granted'],
    ['no resource that only begins alike', [get], 'dynamodb:GetItem', `${tableArn}-copy`, 'not granted'],
    ['no resource in another case', [get], 'dynamodb:GetItem', tableArn.replace('things', 'Things'), 'not granted'],
    ['not the index of a granted table', [get], 'dynamodb:GetItem', `${tableArn}/index/by-owner`, 'not granted'],
    ['nothing without a statement', [], 'dynamodb:GetItem', tableArn, 'not granted'],
    ['what a star in the action covers', [anyRead], 'dynamodb:BatchGetItem', tableArn, 'allowed'],
    ['what a question mark in the action covers', [anyRead], 'dynamodb:Query', `${tableArn}/index/by-owner`, 'allowed'],
    ['not what a question mark is too short for', [anyRead], 'dynamodb:Quer', tableArn, 'not granted'],
    ['anything by a star', [allow({ Action: ['*'], Resource: ['*'] })], 'sqs:SendMessage', queueArn, 'allowed'],
    [
      'nothing in another account, whatever the star',
      [allow({ Action: ['*'], Resource: ['arn:aws:sqs:*:111111111111:*'] })],
      'sqs:SendMessage',
      queueArn,
      'not granted',
    ],
    [
      'nothing that a star would only reach across a colon',
      [allow({ Action: ['*'], Resource: ['arn:aws:logs:*:one:*'] })],
      'logs:PutLogEvents',
      'arn:aws:logs:us-east-1:0:log-group:one:log-stream:today',
      'not granted',
    ],
    [
      'a stream of a granted log group',
      [allow({ Action: ['logs:PutLogEvents'], Resource: ['arn:aws:logs:us-east-1:0:log-group:one:*'] })],
      'logs:PutLogEvents',
      'arn:aws:logs:us-east-1:0:log-group:one:log-stream:2026/11/20',
      'allowed',
    ],
    [
      'nothing that is denied, in whatever order',
      [get, deny({ Action: ['dynamodb:*'], Resource: ['*'] }), get],
      'dynamodb:GetItem',
      tableArn,
      'denied explicitly',
    ],
  ])('is %s', (_, statements, action, resource, expected) => {
    expect(ask(statements, action, resource)).toBe(expected);
  });
});

const leadingKeys = 'dynamodb:LeadingKeys';

describe('a condition', () => {
  it.each<[string, string, string[], string[] | undefined, boolean]>([
    ['StringEquals', leadingKeys, ['a'], ['a'], true],
    ['StringEquals', leadingKeys, ['a', 'b'], ['b'], true],
    ['StringEquals', leadingKeys, ['a'], ['A'], false],
    ['StringEquals', leadingKeys, ['a'], undefined, false],
    ['StringEqualsIgnoreCase', leadingKeys, ['a'], ['A'], true],
    ['StringNotEquals', leadingKeys, ['a', 'b'], ['b'], false],
    ['StringNotEquals', leadingKeys, ['a', 'b'], ['c'], true],
    ['StringNotEquals', leadingKeys, ['a'], undefined, true],
    ['StringLike', leadingKeys, ['user#*'], ['user#1'], true],
    ['StringNotLike', leadingKeys, ['user#*'], ['user#1'], false],
    ['StringEqualsIfExists', leadingKeys, ['a'], undefined, true],
    ['StringEqualsIfExists', leadingKeys, ['a'], ['b'], false],
    ['ForAllValues:StringLike', leadingKeys, ['user#*'], ['user#1', 'user#2'], true],
    ['ForAllValues:StringLike', leadingKeys, ['user#*'], ['user#1', 'admin#2'], false],
    ['ForAllValues:StringLike', leadingKeys, ['user#*'], undefined, true],
    ['ForAnyValue:StringLike', leadingKeys, ['user#*'], ['admin#1', 'user#2'], true],
    ['ForAnyValue:StringLike', leadingKeys, ['user#*'], undefined, false],
    ['NumericLessThanEquals', leadingKeys, ['10'], ['9'], true],
    ['NumericNotEquals', leadingKeys, ['10'], ['10.0'], false],
    ['DateGreaterThan', leadingKeys, ['2026-01-01T00:00:00Z'], ['2026-11-20T00:00:00Z'], true],
    ['Bool', leadingKeys, ['true'], ['True'], true],
    ['ArnLike', leadingKeys, ['arn:aws:sqs:*:*:rows'], [queueArn], true],
    ['ArnNotEquals', leadingKeys, [queueArn], [queueArn], false],
    ['Null', leadingKeys, ['true'], undefined, true],
    ['Null', leadingKeys, ['false'], undefined, false],
  ])('%s on %s wants %j, has %j: %s', (operator, key, wants, has, holds) => {
    const statement = allow({ Action: ['*'], Resource: ['*'], Condition: { [operator]: { [key]: wants } } });
    const values: Record<string, string[]> = has ? { [key.toLowerCase()]: has } : {};
    expect(ask([statement], 'dynamodb:GetItem', tableArn, values)).toBe(holds ? 'allowed' : 'not granted');
  });

  it('needs every operator and every key to hold', () => {
    const Condition = {
      StringEquals: { [leadingKeys]: ['a'], 'ses:FromAddress': ['x@y'] },
      StringLike: { [leadingKeys]: ['*'] },
    };
    const statement = allow({ Action: ['*'], Resource: ['*'], Condition });
    const both = { 'dynamodb:leadingkeys': ['a'], 'ses:fromaddress': ['x@y'] };
    expect(ask([statement], 'dynamodb:GetItem', tableArn, both)).toBe('allowed');
    expect(ask([statement], 'dynamodb:GetItem', tableArn, { ...both, 'ses:fromaddress': ['z@y'] })).toBe('not granted');
  });
});

describe('a policy that cannot be judged here', () => {
  it.each<[string, Partial<Statement>, string]>([
    [
      'operator',
      { Condition: { IpAddress: { [leadingKeys]: ['10.0.0.0/8'] } } },
      'operator IpAddress is not evaluated',
    ],
    ['condition key', { Condition: { Bool: { 'aws:ViaAWSService': ['true'] } } }, 'aws:viaawsservice is not computed'],
    ['policy variable', { Resource: ['arn:aws:s3:::${aws:username}'] }, 'policy variables are not evaluated'],
    ['resource', { Resource: ['things'] }, 'must be "*" or an ARN'],
    ['ARN', { Resource: ['arn:aws:sqs:*:rows'] }, 'must be "*" or an ARN'],
  ])('is an error for its %s, not a guess', (_, more, message) => {
    expect(() => compile(allow({ Action: ['*'], Resource: ['*'], ...more }))).toThrow(message);
  });
});
