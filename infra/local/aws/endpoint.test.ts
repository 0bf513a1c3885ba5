import { rmSync } from 'node:fs';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses';
import {
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTables } from './dynamodb-tables.ts';
import type { AwsEndpoint } from './endpoint.ts';
import { startAwsEndpoint } from './endpoint.ts';
import type { Emulator } from './fixtures/cloud.ts';
import {
  ACCOUNT,
  allow,
  assemblyOf,
  functionArn,
  functionWith,
  REGION,
  emulateDynamoDb,
  temporaryDirectory,
  testClock,
} from './fixtures/cloud.ts';

const TABLE = `arn:aws:dynamodb:${REGION}:${ACCOUNT}:table/things`;
const SES_DOMAIN = `arn:aws:ses:${REGION}:${ACCOUNT}:identity/mail.example.com`;

const assembly = assemblyOf([
  {
    type: 'AWS::DynamoDB::GlobalTable',
    name: 'things',
    properties: {
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
      AttributeDefinitions: ['pk', 'sk', 'owner'].map((name) => ({ AttributeName: name, AttributeType: 'S' })),
      GlobalSecondaryIndexes: [
        {
          IndexName: 'by-owner',
          KeySchema: [{ AttributeName: 'owner', KeyType: 'HASH' }],
          Projection: { ProjectionType: 'ALL' },
        },
      ],
    },
  },
  { type: 'AWS::SES::EmailIdentity', name: 'mail.example.com', properties: { EmailIdentity: 'mail.example.com' } },
  ...functionWith('writer', [
    allow(['dynamodb:PutItem', 'dynamodb:GetItem'], TABLE),
    allow('ses:SendEmail', SES_DOMAIN),
  ]),
  ...functionWith('stranger', [allow('dynamodb:Query', `${TABLE}/index/by-owner`)]),
]);

let emulator: Emulator;
let endpoint: AwsEndpoint;
const stateDir = temporaryDirectory();

beforeAll(async () => {
  emulator = await emulateDynamoDb();
  await createTables(assembly, emulator.port);
  endpoint = await startAwsEndpoint({ assembly, port: 0, dynamodb: emulator, clock: testClock(), stateDir });
});
afterAll(async () => {
  await endpoint.close();
  await emulator.close();
  rmSync(stateDir, { recursive: true });
});

const clientOptions = (name: string) => ({
  endpoint: endpoint.url,
  region: REGION,
  credentials: endpoint.credentialsFor(functionArn(name)),
  maxAttempts: 1,
});
const tableOf = (name: string) => DynamoDBDocumentClient.from(new DynamoDBClient(clientOptions(name)));

describe('the endpoint', () => {
  it('lets a function do what its role grants', async () => {
    const table = tableOf('writer');
    await table.send(new PutCommand({ TableName: 'things', Item: { pk: 'a', sk: '1', owner: 'o' } }));
    const { Item } = await table.send(new GetCommand({ TableName: 'things', Key: { pk: 'a', sk: '1' } }));
    expect(Item).toEqual({ pk: 'a', sk: '1', owner: 'o' });
  });

  it('refuses what the role of this very function lacks, by the name AWS uses, and lists it', async () => {
    const put = new PutCommand({ TableName: 'things', Item: { pk: 'b', sk: '1' } });
    await expect(tableOf('stranger').send(put)).rejects.toMatchObject({
      name: 'AccessDeniedException',
      message: expect.stringContaining(`is not authorized to perform: dynamodb:PutItem on resource: ${TABLE}`),
    });
    expect(endpoint.iam.report().denials).toContainEqual({
      role: 'stranger-role',
      function: 'stranger',
      action: 'dynamodb:PutItem',
      resource: TABLE,
    });
  });

  it('asks for the right on the index when an index is read', async () => {
    const query = {
      TableName: 'things',
      IndexName: 'by-owner',
      KeyConditionExpression: '#owner = :owner',
      ExpressionAttributeNames: { '#owner': 'owner' },
      ExpressionAttributeValues: { ':owner': 'o' },
    };
    await expect(tableOf('stranger').send(new QueryCommand(query))).resolves.toMatchObject({ Count: 1 });
    await expect(tableOf('writer').send(new QueryCommand(query))).rejects.toThrow('/index/by-owner');
  });

  it('asks for every member of a transaction on its own', async () => {
    const transaction = new TransactWriteCommand({
      TransactItems: [
        { Put: { TableName: 'things', Item: { pk: 'c', sk: '1' } } },
        {
          ConditionCheck: {
            TableName: 'things',
            Key: { pk: 'a', sk: '1' },
            ConditionExpression: 'attribute_exists(pk)',
          },
        },
      ],
    });
    await expect(tableOf('writer').send(transaction)).rejects.toThrow('dynamodb:ConditionCheckItem');
  });

  it('takes a mail from a verified domain into the mailbox', async () => {
    const ses = new SESClient(clientOptions('writer'));
    await ses.send(
      new SendEmailCommand({
        Source: '=?UTF-8?B?Q2xhcmEgw5HDoQ==?= <no-reply@mail.example.com>',
        Destination: { ToAddresses: ['ana@acme.mx'] },
        Message: {
          Subject: { Data: 'Verifica tu correo' },
          Body: { Text: { Data: 'Hola' }, Html: { Data: '<p>Hola' } },
        },
      }),
    );
    expect(endpoint.mailbox.messages()[0]).toMatchObject({
      from: 'Clara Ñá <no-reply@mail.example.com>',
      to: 'ana@acme.mx',
      subject: 'Verifica tu correo',
      text: 'Hola',
      html: '<p>Hola',
    });
  });

  it('refuses a caller it does not know', async () => {
    const credentials = { accessKeyId: 'AKIAUNKNOWN', secretAccessKey: 'x' };
    const table = new DynamoDBClient({ ...clientOptions('writer'), credentials });
    const get = new GetCommand({ TableName: 'things', Key: { pk: 'a', sk: '1' } });
    await expect(DynamoDBDocumentClient.from(table).send(get)).rejects.toMatchObject({
      name: 'UnrecognizedClientException',
    });
  });
});
