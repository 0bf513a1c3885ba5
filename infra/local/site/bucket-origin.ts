import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { StoredFile, StoredFiles } from './bucket.ts';
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

const missing = {
  404: { code: 'NoSuchKey', message: 'The specified key does not exist.' },
  403: { code: 'AccessDenied', message: 'Access Denied' },
} as const;

/** That a key is missing is told to who may list the bucket; to anybody else everything missing is forbidden. */
const withoutFile = ({ isListable }: StoredFiles): SiteAnswer => {
  const status = isListable ? 404 : 403;
  const { code, message } = missing[status];
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message></Error>`;
  return { status, headers: { 'content-type': 'application/xml' }, body: Buffer.from(text) };
};

const decodePath = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

const chooseEncoding = ({ body, contentType }: StoredFile, accepted: string): Encoding | undefined => {
  const [type = ''] = contentType.split(';');
  if (!compressible.has(type) || body.length < smallest || body.length > largest) return undefined;
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
export const answerFromBucket = (stored: StoredFiles, request: ViewerRequest, compresses: boolean): SiteAnswer => {
  const file = stored.files.get(decodePath(request.path));
  if (!file) return withoutFile(stored);
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
