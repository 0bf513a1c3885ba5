import { randomUUID } from 'node:crypto';
import type { Call, Reply } from '../wire.ts';
import { Refusal } from '../wire.ts';
import { only } from './address.ts';
import { escaped } from './escaped.ts';
import type { Address } from './address.ts';
import type { Head, Objects } from './objects.ts';
import { payloadOf } from './payload.ts';
import { rangeOf } from './range.ts';

/** What an operation is done with. */
export interface Asked {
  readonly call: Call;
  readonly address: Address;
  readonly objects: Objects;
  readonly now: number;
}

type Answer = (asked: Asked) => Reply;

const found = ({ address: { key }, objects }: Asked): Head => {
  const head = objects.find(key);
  if (!head) throw new Refusal([404, 'NoSuchKey'], 'The specified key does not exist.');
  return head;
};

const described = ({ size, etag, contentType, storedAt }: Head) => ({
  'accept-ranges': 'bytes',
  'content-length': String(size),
  'content-type': contentType,
  etag,
  'last-modified': new Date(storedAt).toUTCString(),
});

const refuseSecond = ({ call: { request }, address: { key }, objects }: Asked): void => {
  const condition = request.headers['if-none-match'];
  if (condition === undefined) return;
  if (condition !== '*') throw new Refusal('unknownOperation', 'The local cloud emulates If-None-Match with * alone.');
  if (objects.find(key))
    throw new Refusal(
      [412, 'PreconditionFailed'],
      'At least one of the pre-conditions you specified did not hold: If-None-Match',
    );
};

const putObject: Answer = (asked) => {
  const { call, address, objects, now } = asked;
  const { request } = call;
  const { body, crc32 } = payloadOf(request, address.query);
  refuseSecond(asked);
  const head = {
    key: address.key,
    size: body.length,
    // Where a key of AWS encrypts, it is no digest of the bytes.
    etag: `"${randomUUID().replaceAll('-', '')}"`,
    contentType: request.headers['content-type'] ?? 'binary/octet-stream',
    storedAt: new Date(now).toISOString(),
    ...(crc32 !== undefined && { crc32 }),
  };
  objects.put(head, body);
  return { status: 200, headers: { etag: head.etag, ...(crc32 && { 'x-amz-checksum-crc32': crc32 }) }, body: '' };
};

const getObject: Answer = (asked) => {
  const { call, address, objects } = asked;
  const { headers } = call.request;
  const head = found(asked);
  const range = rangeOf(headers.range, head.size);
  const body = objects.read(address.key);
  if (range) {
    const part = body.subarray(range.first, range.last + 1);
    const told = {
      ...described(head),
      'content-length': String(part.length),
      'content-range': `bytes ${range.first}-${range.last}/${head.size}`,
    };
    return { status: 206, headers: told, body: part };
  }
  const checksum = headers['x-amz-checksum-mode'] && head.crc32 && { 'x-amz-checksum-crc32': head.crc32 };
  return { status: 200, headers: { ...described(head), ...checksum }, body };
};

const headObject: Answer = (asked) => ({ status: 200, headers: described(found(asked)), body: '' });

const deleteObject: Answer = ({ address: { key }, objects }) => {
  objects.remove(key);
  return { status: 204, headers: {}, body: '' };
};

/** As many as S3 tells at once. */
const listedAtMost = 1000;

const listObjects: Answer = ({ address: { bucket, query }, objects }) => {
  const prefix = only(query, 'prefix') ?? '';
  const after = only(query, 'continuation-token') ?? '';
  const following = objects
    .all()
    .filter(({ key }) => key.startsWith(prefix) && key > after)
    .toSorted((one, other) => (one.key < other.key ? -1 : 1));
  const listed = following.slice(0, Number(only(query, 'max-keys') ?? listedAtMost));
  const next = following.length > listed.length ? listed.at(-1)?.key : undefined;
  const contents = listed.map(({ key, size, etag }) => [
    `<Contents><Key>${escaped(key)}</Key><Size>${size}</Size><ETag>${escaped(etag)}</ETag></Contents>`,
  ]);
  const goesOn = next === undefined ? '' : `<NextContinuationToken>${escaped(next)}</NextContinuationToken>`;
  return {
    status: 200,
    headers: { 'content-type': 'application/xml' },
    body: `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult><Name>${bucket}</Name><Prefix>${escaped(prefix)}</Prefix><KeyCount>${listed.length}</KeyCount><IsTruncated>${next !== undefined}</IsTruncated>${goesOn}${contents.join('')}</ListBucketResult>`,
  };
};

/** What is answered to each operation. */
export const answers: Readonly<Record<string, Answer>> = {
  PutObject: putObject,
  GetObject: getObject,
  HeadObject: headObject,
  DeleteObject: deleteObject,
  ListObjectsV2: listObjects,
};
