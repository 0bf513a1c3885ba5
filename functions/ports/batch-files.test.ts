import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { batchLimits } from '#shared/validation/batches.ts';
import { openBatchBucket } from '../../infra/testing/batch-bucket.ts';
import { BatchFileError } from '../rules/batches/file.ts';
import { connect } from './connect.ts';

const run = promisify(execFile);

const needs = ['batchFiles.put', 'batchFiles.presign', 'batchFiles.size', 'batchFiles.lines'] as const;

let bucket: Awaited<ReturnType<typeof openBatchBucket>>;
beforeAll(async () => {
  bucket = await openBatchBucket(needs);
});
afterAll(() => bucket?.close());

const linesOf = async (userId: string, batchId: string) => {
  const { batchFiles } = await connect(needs);
  const lines: string[] = [];
  for await (const line of batchFiles.lines(userId, batchId)) lines.push(line);
  return lines;
};
const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof BatchFileError ? error.problem : error),
  );

test('a file that a function puts is as large as its bytes and comes back line by line', async () => {
  const { batchFiles } = await connect(needs);
  const body = '{"a":"ñ"}\n\n{"b":2}\r\n{"c":"😀"}';
  await batchFiles.put('usr_1', 'bat_1', body);
  expect(await batchFiles.size('usr_1', 'bat_1')).toBe(Buffer.byteLength(body));
  expect(await linesOf('usr_1', 'bat_1')).toEqual(['{"a":"ñ"}', '', '{"b":2}\r', '{"c":"😀"}']);
});

test('a batch without a file has no size, and its lines say that the file is missing', async () => {
  const { batchFiles } = await connect(needs);
  expect(await batchFiles.size('usr_1', 'bat_none')).toBeUndefined();
  expect(await problemOf(linesOf('usr_1', 'bat_none'))).toBe('fileMissing');
});

test('an address takes one file of the length it was made for, with the headers beside it', async () => {
  const { batchFiles } = await connect(needs);
  const began = Date.now();
  const { url, headers, expiresAt } = await batchFiles.presign('usr_1', 'bat_2', 5);
  const hour = 3_600_000;
  expect(Date.parse(expiresAt) - hour).toBeGreaterThanOrEqual(began);
  expect(Date.parse(expiresAt) - hour).toBeLessThanOrEqual(Date.now());
  const put = async (body: string) => (await fetch(url, { method: 'PUT', body, headers })).status;
  expect(await put('longer')).toBe(403);
  expect(await put('first')).toBe(200);
  expect(await put('other')).toBe(412);
  expect(await linesOf('usr_1', 'bat_2')).toEqual(['first']);
});

test('every customer has a prefix of their own', async () => {
  const { batchFiles } = await connect(needs);
  await batchFiles.put('usr_a', 'bat_3', 'a');
  expect(await batchFiles.size('usr_b', 'bat_3')).toBeUndefined();
  expect(new URL((await batchFiles.presign('usr_a', 'bat_3', 1)).url).pathname).toBe(
    '/batch-files/batches/usr_a/bat_3.jsonl',
  );
});

test('what is no text of such lines cannot be read', async () => {
  const { batchFiles } = await connect(needs);
  await batchFiles.put('usr_1', 'bat_4', `ok\n${'x'.repeat(batchLimits.rowBytes + 1)}\n`);
  expect(await problemOf(linesOf('usr_1', 'bat_4'))).toBe('fileUnreadable');
  const bytes = new Uint8Array([0x6f, 0x6b, 0x0a, 0xff, 0xfe]);
  const { url, headers } = await batchFiles.presign('usr_1', 'bat_5', bytes.length);
  await fetch(url, { method: 'PUT', body: bytes, headers });
  expect(await problemOf(linesOf('usr_1', 'bat_5'))).toBe('fileUnreadable');
});

test('who stops reading hangs up, and the next one reads again', async () => {
  const { batchFiles } = await connect(needs);
  await batchFiles.put('usr_1', 'bat_6', `${'x'.repeat(100)}\n`.repeat(50_000));
  for (let times = 0; times < 60; times += 1)
    for await (const line of batchFiles.lines('usr_1', 'bat_6')) {
      expect(line).toHaveLength(100);
      break;
    }
});

/** Reads a file in a process of its own, where nothing else holds memory; gives how much was held at most, and the lines. */
const readAlone = async (userId: string, batchId: string): Promise<{ lines: number; heldBytes: number }> => {
  const code = `
    const { verbs } = await import(${JSON.stringify(new URL('batch-files.ts', import.meta.url).href)});
    const held = () => { gc(); const { heapUsed, arrayBuffers } = process.memoryUsage(); return heapUsed + arrayBuffers; };
    let lines = 0, heldBytes = 0, before;
    for await (const line of verbs.lines.run(${JSON.stringify(userId)}, ${JSON.stringify(batchId)})) {
      before ??= held();
      if ((lines += 1) % 2500 === 0) heldBytes = Math.max(heldBytes, held() - before);
    }
    console.log(JSON.stringify({ lines, heldBytes }));`;
  const { stdout } = await run(process.execPath, ['--expose-gc', '--input-type=module', '-e', code]);
  return JSON.parse(stdout) as { lines: number; heldBytes: number };
};

test('of the largest file, a small part is held at a time', async () => {
  const { batchFiles } = await connect(needs);
  const line = 'x'.repeat(batchLimits.bytes / batchLimits.rows - 1);
  await batchFiles.put('usr_1', 'bat_7', `${line}\n`.repeat(batchLimits.rows));
  expect(await batchFiles.size('usr_1', 'bat_7')).toBe(batchLimits.bytes);
  const { lines, heldBytes } = await readAlone('usr_1', 'bat_7');
  expect(lines).toBe(batchLimits.rows);
  expect(heldBytes).toBeLessThan(batchLimits.bytes / 10);
});
