import { DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { ListTablesCommand } from '@aws-sdk/client-dynamodb';
import {
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { testAccount, allow, functionWith, testRegion } from './fixtures/cloud.ts';
import { testEndpoint, thingsTable } from './fixtures/endpoint.ts';

const tableArn = `arn:aws:dynamodb:${testRegion}:${testAccount}:table/things`;

const cloud = testEndpoint([
  thingsTable,
  ...functionWith('writer', [allow(['dynamodb:PutItem', 'dynamodb:GetItem'], tableArn)]),
  ...functionWith('reader', [allow('dynamodb:Query', `${tableArn}/index/by-owner`)]),
]);

const table = (name: string) => DynamoDBDocumentClient.from(new DynamoDBClient(cloud.as(name)));
const post = async (headers: Readonly<Record<string, string>>, body: string) => {
  const response = await fetch(cloud.endpoint().url, { method: 'POST', headers, body });
  return { status: response.status, text: await response.text() };
};
const signed = (name: string, service: string) => {
  const { accessKeyId } = cloud.as(name).credentials;
  return `AWS4-HMAC-SHA256 Credential=${accessKeyId}/20261120/${testRegion}/${service}/aws4_request, SignedHeaders=host, Signature=00`;
};

describe('a granted call', () => {
  it('reaches DynamoDB and comes back', async () => {
    await table('writer').send(new PutCommand({ TableName: 'things', Item: { pk: 'a', sk: '1', owner: 'o' } }));
    const { Item } = await table('writer').send(new GetCommand({ TableName: 'things', Key: { pk: 'a', sk: '1' } }));
    expect(Item).toEqual({ pk: 'a', sk: '1', owner: 'o' });
  });

  it("carries DynamoDB's own errors to the caller", async () => {
    const put = new PutCommand({
      TableName: 'things',
      Item: { pk: 'a', sk: '1' },
      ConditionExpression: 'attribute_exists(absent)',
    });
    await expect(table('writer').send(put)).rejects.toMatchObject({ name: 'ConditionalCheckFailedException' });
  });
});

describe('a call that the role does not grant', () => {
  it('is refused by the name AWS uses and listed with its function', async () => {
    const put = new PutCommand({ TableName: 'things', Item: { pk: 'b', sk: '1' } });
    await expect(table('reader').send(put)).rejects.toMatchObject({
      name: 'AccessDeniedException',
      message: expect.stringContaining(`is not authorized to perform: dynamodb:PutItem on resource: ${tableArn}`),
    });
    expect(cloud.endpoint().iam.report().denials).toContainEqual({
      role: 'reader-role',
      function: 'reader',
      action: 'dynamodb:PutItem',
      resource: tableArn,
      partition: 'b',
    });
  });

  it('leaves nothing behind', async () => {
    const put = new PutCommand({ TableName: 'things', Item: { pk: 'never', sk: '1' } });
    await expect(table('reader').send(put)).rejects.toThrow('dynamodb:PutItem');
    const { Item } = await table('writer').send(new GetCommand({ TableName: 'things', Key: { pk: 'never', sk: '1' } }));
    expect(Item).toBeUndefined();
  });

  it('is a table read when only the index was granted, and an index read when only the table was', async () => {
    const query = {
      TableName: 'things',
      KeyConditionExpression: '#key = :key',
      ExpressionAttributeNames: { '#key': 'owner' },
      ExpressionAttributeValues: { ':key': 'o' },
    };
    const byOwner = new QueryCommand({ ...query, IndexName: 'by-owner' });
    await expect(table('reader').send(byOwner)).resolves.toMatchObject({ Count: 1 });
    await expect(table('reader').send(new QueryCommand(query))).rejects.toThrow(`${tableArn} because`);
    await expect(table('writer').send(byOwner)).rejects.toThrow('/index/by-owner');
  });

  it('is refused whole when one member of a transaction lacks its own right', async () => {
    const exists = { TableName: 'things', Key: { pk: 'a', sk: '1' }, ConditionExpression: 'attribute_exists(pk)' };
    const transaction = new TransactWriteCommand({
      TransactItems: [{ Put: { TableName: 'things', Item: { pk: 'c', sk: '1' } } }, { ConditionCheck: exists }],
    });
    await expect(table('writer').send(transaction)).rejects.toThrow('dynamodb:ConditionCheckItem');
  });
});

describe('a request that is not a proper call', () => {
  it('without a known key is refused as AWS refuses a bad token', async () => {
    const credentials = { accessKeyId: 'AKIAUNKNOWN', secretAccessKey: 'x' };
    const client = new DynamoDBClient({ ...cloud.as('writer'), credentials });
    await expect(client.send(new DescribeTableCommand({ TableName: 'things' }))).rejects.toMatchObject({
      name: 'UnrecognizedClientException',
    });
  });

  it.each([
    [
      'DynamoDB',
      { 'x-amz-target': 'DynamoDB_20120810.GetItem' },
      400,
      'coral.service#MissingAuthenticationTokenException',
    ],
    ['SES', {}, 403, '<Code>MissingAuthenticationToken</Code>'],
    [
      'Secrets Manager',
      { 'x-amz-target': 'secretsmanager.GetSecretValue' },
      400,
      'MissingAuthenticationTokenException',
    ],
  ])('without a signature is refused in the shape of %s', async (_, headers, status, code) => {
    const reply = await post(headers, '{}');
    expect(reply).toMatchObject({ status, text: expect.stringContaining(code) });
  });

  it.each(['{', '[]', 'null', '{"TableName":7}'])('with the body %s is a ValidationException', async (body) => {
    const headers = { authorization: signed('writer', 'dynamodb'), 'x-amz-target': 'DynamoDB_20120810.GetItem' };
    const reply = await post(headers, body);
    expect(reply).toMatchObject({ status: 400, text: expect.stringContaining('#ValidationException') });
  });

  it('for an operation that is not emulated says so instead of passing unchecked', async () => {
    await expect(table('writer').send(new ListTablesCommand({}))).rejects.toMatchObject({
      name: 'UnknownOperationException',
      message: 'The local cloud does not emulate dynamodb:ListTables.',
    });
  });

  it('for a service that is not emulated names the service', async () => {
    const reply = await post({ authorization: signed('writer', 'sns') }, '{}');
    expect(reply).toMatchObject({ status: 501, text: expect.stringContaining('sns') });
  });
});
