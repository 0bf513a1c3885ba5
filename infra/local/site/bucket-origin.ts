import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Files, StoredFile } from './bucket.ts';
import { compressible } from './content-type.ts';
import { type SiteAnswer, type ViewerRequest, headerOf } from './viewer.ts';

const compressors = {
  br: (body: Buffer) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => gzipSync(body),
};
type Encoding = keyof typeof compressors;

/** CloudFront compresses files of these sizes only. */
const smallest = 1_000;
const largest = 10_000_000;

const compressed = new WeakMap<StoredFile, Map<Encoding, Buffer>>();

/** A missing key is 403, not 404: the distribution may read objects but not list the bucket. */
const denied =
  '<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>';

const decodePath = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

const chooseEncoding = ({ body, contentType }: StoredFile, accepted: string): Encoding | undefined => {
  if (!compressible.has(contentType) || body.length < smallest || body.length > largest) return undefined;
  return (['br', 'gzip'] as const).find((encoding) => new RegExp(`\\b${encoding}\\b`).test(accepted));
};

const isCurrent = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);

const compress = (file: StoredFile, encoding: Encoding): Buffer => {
  const variants = compressed.get(file) ?? new Map<Encoding, Buffer>();
  compressed.set(file, variants);
  const body = variants.get(encoding) ?? compressors[encoding](file.body);
  variants.set(encoding, body);
  return body;
};

/** Answers from the files of a bucket as S3 behind CloudFront does. */
export const answerFromBucket = (files: Files, request: ViewerRequest, compresses: boolean): SiteAnswer => {
  const file = files.get(decodePath(request.path));
  if (!file) return { status: 403, headers: { 'content-type': 'application/xml' }, body: Buffer.from(denied) };
  const encoding = compresses ? chooseEncoding(file, headerOf(request, 'accept-encoding')) : undefined;
  const etag = encoding ? `W/${file.etag}` : file.etag;
  const headers = {
    'content-type': file.contentType,
    etag,
    ...file.headers,
    ...(encoding ? { 'content-encoding': encoding, vary: 'Accept-Encoding' } : {}),
  };
  if (isCurrent(headerOf(request, 'if-none-match'), file.etag)) return { status: 304, headers, body: Buffer.alloc(0) };
  return { status: 200, headers, body: encoding ? compress(file, encoding) : file.body };
};
