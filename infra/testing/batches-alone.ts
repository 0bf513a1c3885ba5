import { Readable } from 'node:stream';
import { GetObjectCommand, HeadObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { SendMessageBatchCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { SQSEvent, SQSRecord } from 'aws-lambda';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createBatch } from '#functions/api/batches/create-batch.ts';
import { perEnvironment } from '#functions/environment.ts';
import { queued, type QueueConsumer } from '#functions/entry/queue.ts';
import { connect } from '#functions/ports/connect.ts';
import { hashOf, newId } from '#functions/proof.ts';
import { answerBatchRow } from '#functions/queues/answer-batch-row.ts';
import { driveBatch } from '#functions/queues/drive-batch.ts';
import { plusDays } from '#functions/rules/time.ts';
import { keys } from '#functions/store/table/keys.ts';
import { documents, TableName } from '#functions/store/table/table.ts';
import { startBankData, type BankData } from '../local/simulators/bank-data/index.ts';
import { clabes } from './accounts.ts';
import { ownTable } from './own-table.ts';
import { call, signedIn } from './pipeline.ts';
import { secretOfTests } from './table.ts';
import { mockedClient } from './mocked-client.ts';

const row = (accountNumber: string) => ({ country: 'MX', accountNumber, customId: accountNumber });
/** One of each fate. */
const rows = [clabes.company, clabes.notFound, `${clabes.company}0`, clabes.providerError].map(row);
/** The last asks the same as the first. */
export const asked = [...rows, row(` ${clabes.company} `)];
const turns = 'http://127.0.0.1/turns';

const queues = perEnvironment(() => mockedClient(SQSClient));

/** A table, a bank, and in place of files and queues what remembers what it is given: for one test file alone. */
export const batchesAlone = (): void => {
  ownTable();
  let bank: BankData | undefined;
  beforeAll(async () => {
    bank = await startBankData({ port: 0, apiKey: secretOfTests, latencyMs: { min: 0, max: 0 } });
    const files = mockedClient(S3Client);
    const kept = new Map<unknown, string>();
    files.on(PutObjectCommand).callsFake(async ({ Key, Body }) => void kept.set(Key, String(Body)));
    files.on(HeadObjectCommand).callsFake(async ({ Key }) => ({ ContentLength: kept.get(Key)?.length }));
    files
      .on(GetObjectCommand)
      .callsFake(async ({ Key }) => ({ Body: Readable.from([Buffer.from(kept.get(Key) ?? '')]) }));
    Object.assign(process.env, {
      BANK_DATA_URL: bank.url,
      BANK_DATA_SECRET: 'bank data',
      BANK_DEADLINE_MS: '2000',
      BANK_PATIENCE_MS: '100',
      BANK_RETRY_PAUSE_MS: '1',
      SLOW_SANDBOX_MS: '300',
      BATCH_TURN_QUEUE_URL: turns,
      BATCH_ROW_QUEUE_URL: 'http://127.0.0.1/rows',
      BATCH_BUCKET: 'batches',
    });
  });
  afterAll(() => bank?.close());
  beforeEach(() => {
    queues().reset();
    queues().on(SendMessageCommand).resolves({});
    queues().on(SendMessageBatchCommand).resolves({ Successful: [], Failed: [] });
  });
};

/** What was put into a queue, or all of it, since this was asked last. */
export const sent = () => {
  const one = queues()
    .commandCalls(SendMessageCommand)
    .map(({ args: [{ input }] }) => input);
  const many = queues()
    .commandCalls(SendMessageBatchCommand)
    .flatMap(({ args: [{ input }] }) =>
      (input.Entries ?? []).map(({ MessageBody }) => ({ QueueUrl: input.QueueUrl, MessageBody })),
    );
  queues().resetHistory();
  return [...one, ...many].map(({ QueueUrl, MessageBody = '' }) => ({ isTurn: QueueUrl === turns, body: MessageBody }));
};

/** What a queue fails at, by the place of the message. */
export const failedOf = async (consumer: QueueConsumer, bodies: readonly string[]): Promise<readonly number[]> => {
  const Records = bodies.map((body, at) => ({ messageId: `${at}`, body }) as SQSRecord);
  const { batchItemFailures } = await (await queued(consumer))({ Records } as SQSEvent);
  return batchItemFailures.map(({ itemIdentifier }) => Number(itemIdentifier));
};

/** Hands out what was sent, and what comes of it; of messages about rows none, where nobody is to answer. */
export const settle = async (answers: boolean): Promise<readonly number[]> => {
  const failed: number[] = [];
  for (let round = 0; round < 10; round++) {
    const messages = sent();
    const of = (isTurn: boolean) => messages.filter((one) => one.isTurn === isTurn).map(({ body }) => body);
    failed.push(...(await failedOf(driveBatch, of(true))));
    if (answers) failed.push(...(await failedOf(answerBatchRow, of(false))));
    else if (of(false).length > 0) return failed;
  }
  return failed;
};

const grant = async (userId: string, now: string) => {
  const { operations } = await connect(['operations.grant']);
  const audit = { id: newId('aud', now), at: now, by: 'test', what: 'grant', why: 'test', details: {} };
  const lot = { source: 'operator', tier: 'pro', granted: 900, remaining: 900, expiresAt: plusDays(now, 9) } as const;
  await operations.grant(userId, { ...lot, lotId: newId('lot', now) }, audit);
};

/** A customer with credits, a batch that is over and one whose rows nobody answers. */
export const customer = async () => {
  const headers = await signedIn();
  const key = keys.session(hashOf(headers.authorization.slice('Bearer '.length)));
  const { Item: session = {} } = await documents().send(new GetCommand({ TableName: TableName(), Key: key }));
  const userId = String(session['userId']);
  await grant(userId, new Date().toISOString());
  const ask = (endpoint: Parameters<typeof call>[0], body?: object, params?: Readonly<Record<string, string>>) =>
    call(endpoint, { headers, ...(body && { body: JSON.stringify(body) }), ...(params && { params }) });
  const make = async () =>
    String((await ask(createBatch, { name: 'Nómina', note: 'x', columns: ['a'], rows: asked })).json['id']);
  const over = await make();
  await settle(true);
  const open = await make();
  await settle(false);
  return { userId, headers, ask, over, open };
};
export type BatchCustomer = Awaited<ReturnType<typeof customer>>;
