import { rmSync } from 'node:fs';
import {
  DeleteMessageBatchCommand,
  ReceiveMessageCommand,
  SendMessageBatchCommand,
  SendMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { type FauxqsServer, startFauxqs } from 'fauxqs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClock } from '../clock.ts';
import { type AwsEndpoint, startAwsEndpoint } from './endpoint.ts';
import { ACCOUNT, allow, assemblyOf, functionArn, functionWith, REGION } from './fixtures/cloud.ts';
import { temporaryDirectory } from './fixtures/emulator.ts';

const QUEUE = `arn:aws:sqs:${REGION}:${ACCOUNT}:rows`;
const assembly = assemblyOf([
  ...functionWith('sender', [allow('sqs:SendMessage', QUEUE)]),
  ...functionWith('receiver', [allow(['sqs:ReceiveMessage', 'sqs:DeleteMessage'], QUEUE)]),
]);

const stateDir = temporaryDirectory();
let queues: FauxqsServer;
let endpoint: AwsEndpoint;

const start = (sqs?: { port: number }) =>
  startAwsEndpoint({
    assembly,
    port: 0,
    dynamodb: { port: 1 },
    ...(sqs && { sqs }),
    clock: createClock(),
    stateDir,
  });

beforeAll(async () => {
  queues = await startFauxqs({ port: 0, logger: false, defaultRegion: REGION });
  queues.createQueue('rows', { region: REGION });
  endpoint = await start(queues);
});
afterAll(async () => {
  await endpoint.close();
  await queues.stop();
  rmSync(stateDir, { recursive: true });
});

const queueUrl = (at = endpoint) => `${at.url}/${ACCOUNT}/rows`;
const as = (name: string, at = endpoint) =>
  new SQSClient({
    endpoint: at.url,
    region: REGION,
    credentials: at.credentialsFor(functionArn(name)),
    maxAttempts: 1,
  });
const send = (body: string) => as('sender').send(new SendMessageCommand({ QueueUrl: queueUrl(), MessageBody: body }));

async function drain(): Promise<string[]> {
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
}

describe('SQS', () => {
  it('carries messages from the one who may send to the one who may receive', async () => {
    await send('one');
    const Entries = ['two', 'three'].map((MessageBody, index) => ({ Id: String(index), MessageBody }));
    await as('sender').send(new SendMessageBatchCommand({ QueueUrl: queueUrl(), Entries }));
    expect((await drain()).sort()).toEqual(['one', 'three', 'two']);
  });

  it('refuses who may not, by the name AWS uses', async () => {
    const receive = new ReceiveMessageCommand({ QueueUrl: queueUrl() });
    await expect(as('sender').send(receive)).rejects.toMatchObject({
      name: expect.stringContaining('AccessDenied'),
      message: expect.stringContaining(`sqs:ReceiveMessage on resource: ${QUEUE}`),
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

  it('says so when the local cloud runs without queues', async () => {
    const without = await start();
    const message = new SendMessageCommand({ QueueUrl: queueUrl(without), MessageBody: 'x' });
    await expect(as('sender', without).send(message)).rejects.toThrow('runs without SQS');
    await without.close();
  });
});
