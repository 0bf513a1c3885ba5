import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTable } from '../../../infra/testing/table.ts';
import { documents, TableName } from './table.ts';
import { transact, update } from './transaction.ts';

/** What DynamoDB answers to the next writes, by the contract of its HTTP interface, before it does what it is asked. */
let failures: string[] = [];
let writes = 0;

/** The table of this port behind a door where writes meet the failures first. */
const failing = async (port: number) => {
  const server = createServer((request, response) => {
    const isRead = String(request.headers['x-amz-target']).endsWith('GetItem');
    const failure = isRead ? undefined : failures.shift();
    if (!isRead) writes += 1;
    if (failure) {
      request.resume();
      response.writeHead(400, { 'content-type': 'application/x-amz-json-1.0' }).end(failure);
      return;
    }
    const { method, headers } = request;
    request.pipe(
      ask({ port, method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      }),
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port: own } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${own}`, close: () => void server.close() };
};

let table: Awaited<ReturnType<typeof openTable>>;
let door: Awaited<ReturnType<typeof failing>>;
beforeAll(async () => {
  table = await openTable();
  door = await failing(table.port);
  process.env['AWS_ENDPOINT_URL'] = door.url;
});
afterAll(async () => {
  door?.close();
  await table?.close();
});
beforeEach(() => {
  failures = [];
  writes = 0;
});

const named = (name: string, more: object = {}) =>
  JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${name}`, message: name, ...more });
const conflict = named('TransactionConflictException');
const cancelled = named('TransactionCanceledException', { CancellationReasons: [{ Code: 'TransactionConflict' }] });

const key = { pk: 'X', sk: 'X' };
const raised = () => ({
  TableName: TableName(),
  Key: key,
  UpdateExpression: 'SET n = if_not_exists(n, :none) + :one',
  ExpressionAttributeValues: { ':none': 0, ':one': 1 },
});
const counted = async () =>
  (await documents().send(new GetCommand({ TableName: TableName(), Key: key, ConsistentRead: true }))).Item?.['n'] ?? 0;

test('a plain write that meets a transaction on its item is tried again until it is written, once', async () => {
  const before = await counted();
  failures = [conflict, conflict, conflict];
  expect(await update(raised())).toBe(true);
  expect([await counted(), failures]).toEqual([before + 1, []]);
});

test('a transaction that meets another is tried again until it is written, once', async () => {
  const before = await counted();
  failures = [cancelled, cancelled];
  expect(await transact([{ Update: raised() }])).toBeUndefined();
  expect([await counted(), failures]).toEqual([before + 1, []]);
});

test('a condition that fails is an answer: it is not tried again', async () => {
  const refused = { ...raised(), ConditionExpression: 'attribute_not_exists(pk) AND attribute_exists(pk)' };
  expect(await update(refused)).toBe(false);
  expect(await transact([{ Update: refused }])).toBe(0);
  expect(writes).toBe(2);
});

test('what does not pass is thrown at once', async () => {
  failures = [named('ValidationException')];
  await expect(update(raised())).rejects.toThrow('ValidationException');
  expect(writes).toBe(1);
});
