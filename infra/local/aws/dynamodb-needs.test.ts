import { describe, expect, it } from 'vitest';
import { dynamodbNeeds } from './dynamodb-needs.ts';
import { assemblyOf } from './fixtures/cloud.ts';
import { thingsTable } from './fixtures/endpoint.ts';
import type { Input } from './wire.ts';

const tableArn = 'arn:aws:dynamodb:us-east-1:000000000000:table/things';
const needs = dynamodbNeeds(assemblyOf([thingsTable]));

const request = { method: 'POST', path: '/', headers: {}, body: Buffer.from('') };
const needsOf = (operation: string, input: Input) =>
  needs({ service: 'dynamodb', operation, input, caller: { function: 'f', role: 'r' }, request });

const thing = { TableName: 'things' };
const key = (pk: string) => ({ pk: { S: pk }, sk: { S: '1' } });
const owned = {
  ...thing,
  IndexName: 'by-owner',
  KeyConditionExpression: '#o = :o AND begins_with(#s, :s)',
  ExpressionAttributeNames: { '#o': 'owner', '#s': 'sk' },
  ExpressionAttributeValues: { ':o': { S: 'ana' }, ':s': { S: '2' } },
};

describe('what a DynamoDB call needs', () => {
  it.each<[string, Input, string[]]>([
    ['GetItem', { ...thing, Key: key('a') }, [`dynamodb:GetItem ${tableArn}`]],
    ['GetItem', { TableName: tableArn, Key: key('a') }, [`dynamodb:GetItem ${tableArn}`]],
    ['PutItem', { ...thing, Item: key('a') }, [`dynamodb:PutItem ${tableArn}`]],
    ['Query', owned, [`dynamodb:Query ${tableArn}/index/by-owner`]],
    ['Scan', { ...thing, IndexName: 'by-owner' }, [`dynamodb:Scan ${tableArn}/index/by-owner`]],
    [
      'TransactWriteItems',
      {
        TransactItems: [
          { Put: { ...thing, Item: key('a') } },
          { Update: { ...thing, Key: key('b') } },
          { Delete: { ...thing, Key: key('c') } },
          { ConditionCheck: { TableName: 'other', Key: key('d') } },
        ],
      },
      [
        `dynamodb:PutItem ${tableArn}`,
        `dynamodb:UpdateItem ${tableArn}`,
        `dynamodb:DeleteItem ${tableArn}`,
        `dynamodb:ConditionCheckItem ${tableArn.replace('things', 'other')}`,
      ],
    ],
    ['TransactGetItems', { TransactItems: [{ Get: { ...thing, Key: key('a') } }] }, [`dynamodb:GetItem ${tableArn}`]],
    ['BatchGetItem', { RequestItems: { things: { Keys: [key('a')] } } }, [`dynamodb:BatchGetItem ${tableArn}`]],
    [
      'BatchWriteItem',
      { RequestItems: { things: [{ PutRequest: { Item: key('a') } }], other: [{ DeleteRequest: { Key: key('b') } }] } },
      [`dynamodb:BatchWriteItem ${tableArn}`, `dynamodb:BatchWriteItem ${tableArn.replace('things', 'other')}`],
    ],
  ])('%s %j', (operation, input, expected) => {
    expect(needsOf(operation, input).map(({ action, resource }) => `${action} ${resource}`)).toEqual(expected);
  });

  it.each<[string, Input, string[][]]>([
    ['GetItem', { ...thing, Key: key('a') }, [['a']]],
    ['PutItem', { ...thing, Item: key('b') }, [['b']]],
    ['Query', owned, [['ana']]],
    ['Query', { ...thing, KeyConditionExpression: 'pk=:p', ExpressionAttributeValues: { ':p': { S: 'a' } } }, [['a']]],
    [
      'TransactGetItems',
      { TransactItems: ['a', 'b'].map((pk) => ({ Get: { ...thing, Key: key(pk) } })) },
      [['a'], ['b']],
    ],
    ['BatchGetItem', { RequestItems: { things: { Keys: [key('a'), key('b')] } } }, [['a', 'b']]],
    [
      'BatchWriteItem',
      { RequestItems: { things: [{ PutRequest: { Item: key('a') } }, { DeleteRequest: { Key: key('b') } }] } },
      [['a', 'b']],
    ],
  ])('%s touches the leading keys of %j', (operation, input, expected) => {
    expect(needsOf(operation, input).map(({ context }) => context?.('dynamodb:leadingkeys'))).toEqual(expected);
  });

  it('gives a scan no leading key, so that a condition on it refuses the scan', () => {
    expect(needsOf('Scan', thing)[0]?.context?.('dynamodb:leadingkeys')).toBeUndefined();
  });

  it.each<[string, Input]>([
    ['BatchGetItem', { RequestItems: { things: { Keys: [key('a'), { sk: { S: '1' } }] } } }],
    ['BatchWriteItem', { RequestItems: { things: [{ PutRequest: { Item: key('a') } }, {}] } }],
    ['Query', { ...thing, KeyConditionExpression: 'pk > :p', ExpressionAttributeValues: { ':p': { S: 'a' } } }],
  ])('gives %s no leading keys where one of them cannot be seen: %j', (operation, input) => {
    expect(needsOf(operation, input)[0]?.context?.('dynamodb:leadingkeys')).toBeUndefined();
  });

  it.each<[string, Input, string[] | undefined, string[] | undefined]>([
    ['GetItem', { ...thing, Key: key('a') }, undefined, ['ALL_ATTRIBUTES']],
    [
      'GetItem',
      { ...thing, Key: key('a'), ProjectionExpression: '#n, links.newest', ExpressionAttributeNames: { '#n': 'name' } },
      ['name', 'links', 'pk', 'sk'],
      ['SPECIFIC_ATTRIBUTES'],
    ],
    [
      'BatchGetItem',
      { RequestItems: { things: { Keys: [key('a')], ProjectionExpression: 'email' } } },
      ['email', 'pk', 'sk'],
      ['SPECIFIC_ATTRIBUTES'],
    ],
    ['Query', { ...owned, ProjectionExpression: 'pk' }, ['pk', 'owner', 'sk'], ['SPECIFIC_ATTRIBUTES']],
    ['PutItem', { ...thing, Item: key('a') }, undefined, undefined],
  ])('%s %j sees the attributes %j', (operation, input, attributes, select) => {
    const [need] = needsOf(operation, input);
    expect(need?.context?.('dynamodb:attributes')).toEqual(attributes);
    expect(need?.context?.('dynamodb:select')).toEqual(select);
  });

  it('says which transaction an item is part of', () => {
    const [member] = needsOf('TransactWriteItems', { TransactItems: [{ Put: { ...thing, Item: key('a') } }] });
    expect(member?.context?.('dynamodb:enclosingoperation')).toEqual(['TransactWriteItems']);
  });

  it.each(['ExecuteStatement', 'CreateTable', ''])('refuses %j, because nobody has said what it needs', (operation) => {
    expect(() => needsOf(operation, thing)).toThrow('does not emulate');
  });
});
