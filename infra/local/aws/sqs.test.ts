import { rmSync } from 'node:fs';
import {
  DeleteMessageBatchCommand,
  GetQueueAttributesCommand,
  GetQueueUrlCommand,
  ReceiveMessageCommand,
  SendMessageBatchCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { type FauxqsServer, startFauxqs } from 'fauxqs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productClock } from '../host/clock.ts';
import { type AwsEndpoint, startAwsEndpoint } from './endpoint.ts';
import { testAccount, allow, assemblyOf, functionArn, functionWith, testRegion } from './fixtures/cloud.ts';
import { temporaryDirectory } from './fixtures/emulator.ts';

const queueArn = `arn:aws:sqs:${testRegion}:${testAccount}:rows`;
const assembly = assemblyOf([
  { type: 'AWS::SQS::Queue', name: 'rows', arn: queueArn, ref: `http://local/${testAccount}/rows` },
  ...functionWith('sender', [allow('sqs:SendMessage', queueArn)]),
  ...functionWith('receiver', [
    allow(['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueUrl', 'sqs:GetQueueAttributes'], queueArn),
  ]),
]);

const stateDir = temporaryDirectory();
let queues: FauxqsServer;
let endpoint: AwsEndpoint;

const start = (sqs?: { readonly port: number }) =>
  startAwsEndpoint({
    assembly,
    port: 0,
    dynamodb: { port: 1 },
    ...(sqs && { sqs }),
    clock: productClock(),
    stateDir,
  });

beforeAll(async () => {
  queues = await startFauxqs({ port: 0, logger: false, defaultRegion: testRegion });
  queues.createQueue('rows', { region: testRegion });
  endpoint = await start(queues);
});
afterAll(async () => {
  await endpoint.close();
  await queues.stop();
  rmSync(stateDir, { recursive: true });
});

const queueUrl = (at = endpoint) => `${at.url}/${testAccount}/rows`;
const as = (name: string, at = endpoint) =>
  new SQSClient({
    endpoint: at.url,
    region: testRegion,
    credentials: at.credentialsFor(functionArn(name)),
    maxAttempts: 1,
  });
const send = (body: string) => as('sender').send(new SendMessageCommand({ QueueUrl: queueUrl(), MessageBody: body }));

const drain = async (): Promise<readonly string[]> => {
  const client = as('receiver');
  const { Messages = [] } = await client.send(
    new ReceiveMessageCommand({ QueueUrl: queueUrl(), MaxNumberOfMessages: 10, WaitTimeSeconds: 0 }),
  );
  if (Messages.length)
    await client.send(
      new DeleteMessageBatchCommand({
        QueueUrl: queueUrl(),
        Entries: Messages.map(({ ReceiptHandle }, index) => ({ Id: String(index), ReceiptHandle })),
      }),
    );
  return Messages.map(({ Body = '' }) => Body);
};

describe('SQS', () => {
  it('carries messages from the one who may send to the one who may receive', async () => {
    await send('one');
    const Entries = ['two', 'three'].map((MessageBody, index) => ({ Id: String(index), MessageBody }));
    await as('sender').send(new SendMessageBatchCommand({ QueueUrl: queueUrl(), Entries }));
    expect((await drain()).toSorted()).toEqual(['one', 'three', 'two']);
  });

  it('refuses who may not, by the name AWS uses', async () => {
    const receive = new ReceiveMessageCommand({ QueueUrl: queueUrl() });
    await expect(as('sender').send(receive)).rejects.toMatchObject({
      name: expect.stringContaining('AccessDenied'),
      message: expect.stringContaining(`sqs:ReceiveMessage on resource: ${queueArn}`),
    });
  });

  it('delivers a message twice when a fault asks for it', async () => {
    endpoint.faults.inject({ kind: 'duplicate', times: 1 });
    await send('twice');
    expect(await drain()).toEqual(['twice', 'twice']);
  });

  it('holds a message back when a fault asks for it', async () => {
    endpoint.faults.inject({ kind: 'delay', ms: 60_000, times: 2 });
    await send('later');
    const Entries = [{ Id: '1', MessageBody: 'later too' }];
    await as('sender').send(new SendMessageBatchCommand({ QueueUrl: queueUrl(), Entries }));
    expect(await drain()).toEqual([]);
  });

  it('gives the address of a queue by its name', async () => {
    const answer = await as('receiver').send(new GetQueueUrlCommand({ QueueName: 'rows' }));
    expect(answer.QueueUrl).toBe(`http://local/${testAccount}/rows`);
  });

  it('tells the group of a message and when the product sent it, to who asks, and nothing of its own', async () => {
    const MessageAttributes = { kind: { DataType: 'String', StringValue: 'row' } };
    const message = { QueueUrl: queueUrl(), MessageBody: 'grouped', MessageGroupId: 'ana', MessageAttributes };
    for (let copy = 0; copy < 2; copy += 1) await as('sender').send(new SendMessageCommand(message));
    const receive = { QueueUrl: queueUrl(), MaxNumberOfMessages: 1 };
    const asking = { MessageSystemAttributeNames: ['All' as const], MessageAttributeNames: ['All'] };
    const told = await as('receiver').send(new ReceiveMessageCommand({ ...receive, ...asking }));
    const untold = await as('receiver').send(new ReceiveMessageCommand(receive));
    expect(told.Messages).toMatchObject([
      { Body: 'grouped', Attributes: { MessageGroupId: 'ana', SentTimestamp: expect.stringMatching(/^\d{13}$/) } },
    ]);
    expect(told.Messages?.[0]?.MessageAttributes).toEqual(MessageAttributes);
    expect(untold.Messages?.[0]).not.toHaveProperty('Attributes');
    expect(untold.Messages?.[0]).not.toHaveProperty('MessageAttributes');
    const handles = [told, untold].flatMap(({ Messages = [] }) => Messages.map(({ ReceiptHandle }) => ReceiptHandle));
    await as('receiver').send(
      new DeleteMessageBatchCommand({
        QueueUrl: queueUrl(),
        Entries: handles.map((ReceiptHandle, index) => ({ Id: String(index), ReceiptHandle })),
      }),
    );
  });

  it('names its queues by the account of the templates', async () => {
    const account = '123456789012';
    const arn = `arn:aws:sqs:${testRegion}:${account}:rows`;
    const elsewhere = await startAwsEndpoint({
      assembly: { ...assemblyOf(functionWith('receiver', [allow('sqs:GetQueueAttributes', arn)])), account },
      port: 0,
      dynamodb: { port: 1 },
      sqs: queues,
      clock: productClock(),
      stateDir,
    });
    const ask = { QueueUrl: `${elsewhere.url}/${account}/rows`, AttributeNames: ['QueueArn' as const] };
    const { Attributes } = await as('receiver', elsewhere).send(new GetQueueAttributesCommand(ask));
    expect(Attributes).toEqual({ QueueArn: arn });
    await elsewhere.close();
  });

  it('says so when the local cloud runs without queues', async () => {
    const without = await start();
    const message = new SendMessageCommand({ QueueUrl: queueUrl(without), MessageBody: 'x' });
    await expect(as('sender', without).send(message)).rejects.toThrow('runs without SQS');
    await without.close();
  });
});
