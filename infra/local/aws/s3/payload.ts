import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { AwsRequest } from '../wire.ts';
import { Refusal } from '../wire.ts';
import { chunksIn } from './chunks.ts';
import { type Query, only } from './address.ts';

/** What a request brings, once it is what it says it is. */
export interface Payload {
  readonly body: Buffer;
  /** As AWS writes it: of four bytes, in Base64. */
  readonly crc32?: string;
}

const crc32Of = (body: Buffer): string => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(crc32(body));
  return bytes.toString('base64');
};

const sha256Of = (body: Buffer): string => createHash('sha256').update(body).digest('hex');

const unchecked = 'UNSIGNED-PAYLOAD';
const chunked = 'STREAMING-UNSIGNED-PAYLOAD-TRAILER';

/** With or without the chunks that an SDK cuts a stream into. */
const bytesIn = ({ headers, body }: AwsRequest, hash: string): ReturnType<typeof chunksIn> => {
  if (hash !== chunked) return { body, trailers: {} };
  const read = chunksIn(body);
  if (read.body.length !== Number(headers['x-amz-decoded-content-length']))
    throw new Refusal([400, 'IncompleteBody'], 'The body is not as long as x-amz-decoded-content-length says.');
  return read;
};

/** A checksum that was signed into an address counts too, though it stands in the query. */
export const payloadOf = (request: AwsRequest, query: Query): Payload => {
  const { headers } = request;
  const hash = String(headers['x-amz-content-sha256'] ?? unchecked);
  if (headers['content-length'] === undefined && hash !== chunked)
    throw new Refusal([411, 'MissingContentLength'], 'You must provide the Content-Length HTTP header.');
  const { body, trailers } = bytesIn(request, hash);
  if (hash !== unchecked && hash !== chunked && hash !== sha256Of(body))
    throw new Refusal(
      [400, 'XAmzContentSHA256Mismatch'],
      "The provided 'x-amz-content-sha256' header does not match what was computed.",
    );
  const name = 'x-amz-checksum-crc32';
  const told = headers[name] ?? trailers[name] ?? only(query, name);
  if (told === undefined) return { body };
  if (told !== crc32Of(body))
    throw new Refusal([400, 'BadDigest'], 'The CRC32 you specified did not match the calculated checksum.');
  return { body, crc32: told };
};
