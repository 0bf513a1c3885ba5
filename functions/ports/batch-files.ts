import type { Readable } from 'node:stream';
import {
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { batchKept } from '#shared/validation/batches.ts';
import { perEnvironment } from '../environment.ts';
import { batchFileKey, BatchFileError } from '../rules/batches/file.ts';
import { linesOf } from '../rules/batches/lines.ts';
import { env, readsBatchFiles, seesMissingBatchFiles, writesBatchFiles } from './grant.ts';
import { verb } from './verb.ts';

// A checksum that nobody asked for would be signed into an address, of a body that nobody has yet.
const client = perEnvironment(() => new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' }));

const contentType = 'application/x-ndjson';

const at = (userId: string, batchId: string) => ({ Bucket: env('BATCH_BUCKET'), Key: batchFileKey(userId, batchId) });

/** How a file is uploaded to its address: with exactly these headers. */
export interface Upload {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly expiresAt: string;
}

const opened = async (userId: string, batchId: string): Promise<Readable> => {
  const { Body } = await client()
    .send(new GetObjectCommand(at(userId, batchId)))
    .catch((error: unknown) => {
      throw error instanceof NoSuchKey ? new BatchFileError('fileMissing', 'The batch has no file') : error;
    });
  if (!Body) throw new Error('S3 answered without a body');
  return Body as Readable;
};

async function* lines(userId: string, batchId: string): AsyncGenerator<string, void, undefined> {
  yield* linesOf(await opened(userId, batchId));
}

export const verbs = {
  /** Keeps the file of a batch, in place of one that is there. */
  put: verb([writesBatchFiles], async (userId: string, batchId: string, body: string): Promise<void> => {
    const file = { ...at(userId, batchId), Body: body, ContentType: contentType, ChecksumAlgorithm: 'CRC32' as const };
    await client().send(new PutObjectCommand(file));
  }),

  /** An address that takes one file of exactly so many bytes, once: what a batch is read from never changes. */
  presign: verb([writesBatchFiles], async (userId: string, batchId: string, bytes: number): Promise<Upload> => {
    const signingDate = new Date();
    const expiresIn = batchKept.uploadHours * 3600;
    const file = { ...at(userId, batchId), ContentLength: bytes, IfNoneMatch: '*' };
    return {
      url: await getSignedUrl(client(), new PutObjectCommand(file), { expiresIn, signingDate }),
      headers: { 'content-type': contentType, 'if-none-match': '*' },
      expiresAt: new Date(signingDate.getTime() + expiresIn * 1000).toISOString(),
    };
  }),

  /** How large the file of a batch is, in bytes; undefined while there is none. */
  size: verb(
    [readsBatchFiles, seesMissingBatchFiles],
    async (userId: string, batchId: string): Promise<number | undefined> => {
      try {
        return (await client().send(new HeadObjectCommand(at(userId, batchId)))).ContentLength;
      } catch (error) {
        if (error instanceof NotFound) return undefined;
        throw error;
      }
    },
  ),

  /** The file line by line as it arrives; a `BatchFileError` where it is missing or is no text of such lines. */
  lines: verb([readsBatchFiles, seesMissingBatchFiles], lines),
};
