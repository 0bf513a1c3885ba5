import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  GetObjectTaggingCommand,
  HeadObjectCommand,
  ListBucketsCommand,
  ListObjectsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  PutObjectTaggingCommand,
  type PutObjectCommandInput,
} from '@aws-sdk/client-s3';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assemblyOf } from '../fixtures/cloud.ts';
import { bucketsOf } from './buckets.ts';
import { testFiles } from './fixtures/files.ts';

const files = testFiles();
const Bucket = 'files';
let next = 0;
const newKey = () => `batches/${(next += 1)}`;

const put = (
  name: string,
  Key: string,
  Body: PutObjectCommandInput['Body'],
  more: Partial<PutObjectCommandInput> = {},
) => files.as(name).send(new PutObjectCommand({ Bucket, Key, Body, ...more }));
const get = async (name: string, Key: string, Range?: string) => {
  const { Body, ...told } = await files.as(name).send(new GetObjectCommand({ Bucket, Key, Range }));
  return { ...told, text: await Body?.transformToString() };
};
const head = (name: string, Key: string) => files.as(name).send(new HeadObjectCommand({ Bucket, Key }));

describe('an object', () => {
  it('comes back as it was put, with its type, length and time', async () => {
    const Key = newKey();
    await put('owner', Key, 'héllo', { ContentType: 'application/x-ndjson', ChecksumAlgorithm: 'CRC32' });
    const told = {
      ContentLength: 6,
      ContentType: 'application/x-ndjson',
      ETag: expect.stringMatching(/^"\w{32}"$/) as string,
    };
    expect(await get('owner', Key)).toMatchObject({ ...told, text: 'héllo' });
    expect(await head('owner', Key)).toMatchObject({ ...told, LastModified: expect.any(Date) as Date });
  });

  it('may have any key and any bytes', async () => {
    const key = fc
      .string({ unit: 'binary', minLength: 1, maxLength: 60 })
      .filter((text) => !/^[/.]|\/\.|\/\//.test(text));
    await fc.assert(
      fc.asyncProperty(key, fc.uint8Array({ maxLength: 300 }), async (name, bytes) => {
        const Key = `batches/${name}`;
        await put('owner', Key, bytes);
        const { Body } = await files.as('owner').send(new GetObjectCommand({ Bucket, Key }));
        expect(await Body?.transformToByteArray()).toEqual(bytes);
      }),
      { numRuns: 30 },
    );
  });

  it('arrives whole from a stream too, which the SDK sends in chunks with a checksum behind them', async () => {
    const Key = newKey();
    const pieces = [Buffer.from('hello '), Buffer.alloc(100_000, 'x'), Buffer.from('\r\n0\r\n')];
    const ContentLength = pieces.reduce((sum, { length }) => sum + length, 0);
    await put('owner', Key, Readable.from(pieces), { ContentLength, ChecksumAlgorithm: 'CRC32' });
    expect((await get('owner', Key)).text).toBe(Buffer.concat(pieces).toString());
  });

  it('is refused where the stream is not as long as it said', async () => {
    const Key = newKey();
    const short = put('owner', Key, Readable.from([Buffer.from('hello')]), {
      ContentLength: 6,
      ChecksumAlgorithm: 'CRC32',
    });
    await expect(short).rejects.toMatchObject({ name: 'IncompleteBody' });
    await expect(head('owner', Key)).rejects.toMatchObject({ name: 'NotFound' });
  });

  it('is refused where its bytes are not those that were signed', async () => {
    const client = files.as('owner');
    const { requestHandler } = client.config;
    const handle = requestHandler.handle.bind(requestHandler);
    requestHandler.handle = (request, options) => handle(Object.assign(request, { body: 'jello' }), options);
    const tampered = client.send(new PutObjectCommand({ Bucket, Key: newKey(), Body: 'hello' }));
    await expect(tampered).rejects.toMatchObject({ name: 'XAmzContentSHA256Mismatch' });
  });

  it('may not be larger than any request', async () => {
    const url = await files.presigned('owner', { Key: newKey() });
    const response = await fetch(url, { method: 'PUT', body: new Uint8Array(64 * 1024 * 1024 + 1) });
    expect([response.status, await response.text()]).toEqual([413, expect.stringContaining('EntityTooLarge')]);
  });

  it.each([
    ['bytes=0-0', '0', 'bytes 0-0/10'],
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=-99', '0123456789', 'bytes 0-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
    ['bytes=4-2', '0123456789', undefined],
    ['lines=1-2', '0123456789', undefined],
  ])('gives its part %s', async (range, text, ContentRange) => {
    const Key = newKey();
    await put('owner', Key, '0123456789');
    expect(await get('owner', Key, range)).toMatchObject({ text, ContentLength: text.length });
    expect((await get('owner', Key, range)).ContentRange).toBe(ContentRange);
  });

  it('has no part behind its end', async () => {
    const Key = newKey();
    await put('owner', Key, '0123456789');
    await expect(get('owner', Key, 'bytes=10-')).rejects.toMatchObject({ name: 'InvalidRange' });
    await put('owner', Key, '', { ContentLength: 0 });
    await expect(get('owner', Key, 'bytes=-1')).rejects.toMatchObject({ name: 'InvalidRange' });
  });

  it('is gone when it is deleted, and to delete it again is no error', async () => {
    const Key = newKey();
    await put('owner', Key, 'x');
    for (let times = 0; times < 2; times += 1) await files.as('owner').send(new DeleteObjectCommand({ Bucket, Key }));
    await expect(get('owner', Key)).rejects.toMatchObject({ name: 'NoSuchKey' });
    await expect(head('owner', Key)).rejects.toMatchObject({ name: 'NotFound' });
  });

  it('is not replaced by a body that is not what its checksum says', async () => {
    const Key = newKey();
    await put('owner', Key, 'before');
    await expect(put('owner', Key, 'after', { ChecksumCRC32: 'AAAAAA==' })).rejects.toMatchObject({
      name: 'BadDigest',
    });
    expect((await get('owner', Key)).text).toBe('before');
  });

  it('is kept once where whoever puts it wants to be the first', async () => {
    const Key = newKey();
    await put('owner', Key, 'first', { IfNoneMatch: '*' });
    await expect(put('owner', Key, 'second', { IfNoneMatch: '*' })).rejects.toMatchObject({
      name: 'PreconditionFailed',
    });
    expect((await get('owner', Key)).text).toBe('first');
  });

  it('may have a key of 1,024 bytes and no longer one', async () => {
    await put('owner', 'batches/'.padEnd(1024, 'ñ').slice(0, 516), 'x');
    await expect(put('owner', 'batches/'.padEnd(1025, 'x'), 'x')).rejects.toMatchObject({ name: 'KeyTooLongError' });
  });
});

describe('a list', () => {
  const listed = (name: string, more: object) => files.as(name).send(new ListObjectsV2Command({ Bucket, ...more }));

  it('says what begins so, in order, page by page, and nothing else', async () => {
    const Prefix = `${newKey()}/list/`;
    const own = ['a', 'b', 'c d', 'é', 'z'].map((name) => `${Prefix}${name}`);
    for (const key of [...own.toReversed(), `${Prefix.slice(0, -1)}-other`]) await put('owner', key, 'x');
    const pages: string[][] = [];
    let token: string | undefined;
    do {
      const page = await listed('owner', { Prefix, MaxKeys: 2, ContinuationToken: token });
      pages.push((page.Contents ?? []).map(({ Key = '' }) => Key));
      token = page.NextContinuationToken;
    } while (token !== undefined);
    const [a, b, c, e, z] = own;
    expect(pages).toEqual([[a, b], [c, z], [e]]);
  });

  it('is for who may list', async () => {
    await expect(listed('reader', {})).rejects.toThrow('s3:ListBucket');
  });
});

describe('a function', () => {
  it('does what its role grants, and is told which right it lacks', async () => {
    const Key = newKey();
    await put('writer', Key, 'x');
    expect((await get('reader', Key)).text).toBe('x');
    await expect(put('reader', Key, 'y')).rejects.toMatchObject({
      name: 'AccessDenied',
      message: expect.stringContaining(
        `is not authorized to perform: s3:PutObject on resource: arn:aws:s3:::files/${Key}`,
      ) as string,
    });
    await expect(get('writer', Key)).rejects.toThrow('s3:GetObject');
    await expect(put('writer', 'elsewhere', 'x')).rejects.toThrow('s3:PutObject');
    expect(files.endpoint().iam.report().denials).toContainEqual(
      expect.objectContaining({ function: 'reader', action: 's3:PutObject', resource: `arn:aws:s3:::files/${Key}` }),
    );
  });

  it('that may not list the bucket is not told that an object is missing', async () => {
    await expect(get('reader', newKey())).rejects.toMatchObject({
      name: 'AccessDenied',
      message: expect.stringContaining('s3:ListBucket') as string,
    });
    await expect(head('reader', newKey())).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } });
  });

  it('that signs with another secret is refused', async () => {
    const client = files.as('owner');
    const credentials = { ...(await client.config.credentials()), secretAccessKey: 'other' };
    client.config.credentials = async () => credentials;
    const forged = client.send(new GetObjectCommand({ Bucket, Key: 'batches/a' }));
    await expect(forged).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' });
  });

  it('is told that there is no such bucket', async () => {
    const missing = files.as('owner').send(new PutObjectCommand({ Bucket: 'nowhere', Key: 'a', Body: 'x' }));
    await expect(missing).rejects.toMatchObject({ name: 'AccessDenied' });
  });
});

describe('what is not emulated', () => {
  const place = { Bucket, Key: 'batches/a' };

  it.each([
    ['tags', new PutObjectTaggingCommand({ ...place, Tagging: { TagSet: [] } })],
    ['reading tags', new GetObjectTaggingCommand(place)],
    ['a copy', new CopyObjectCommand({ ...place, CopySource: 'files/batches/b' })],
    ['an access list', new PutObjectCommand({ ...place, Body: 'x', ACL: 'public-read' })],
    ['what an object is kept with', new PutObjectCommand({ ...place, Body: 'x', Metadata: { a: 'b' } })],
    ['a header for caches', new PutObjectCommand({ ...place, Body: 'x', CacheControl: 'max-age=1' })],
    ['another checksum', new PutObjectCommand({ ...place, Body: 'x', ChecksumAlgorithm: 'SHA256' })],
    ['a condition', new GetObjectCommand({ ...place, IfMatch: 'x' })],
    ['several ranges', new GetObjectCommand({ ...place, Range: 'bytes=0-1,3-4' })],
    ['headers that the address sets', new GetObjectCommand({ ...place, ResponseContentType: 'text/html' })],
    ['a list of objects of before', new ListObjectsCommand({ Bucket })],
    ['a list of folders', new ListObjectsV2Command({ Bucket, Delimiter: '/' })],
    ['a list of buckets', new ListBucketsCommand({})],
  ])('is refused loudly, and nothing happens: %s', async (_, command) => {
    await put('owner', place.Key, 'kept');
    await expect(files.as('owner').send(command as never)).rejects.toMatchObject({ name: 'NotImplemented' });
    expect((await get('owner', place.Key)).text).toBe('kept');
  });

  it.each([
    ['VersioningConfiguration', { Status: 'Enabled' }],
    ['NotificationConfiguration', {}],
    ['LifecycleConfiguration', { Rules: [{ Status: 'Enabled', ObjectSizeLessThan: 9, ExpirationInDays: 1 }] }],
    ['CorsConfiguration', { CorsRules: [{ AllowedMethods: ['PATCH'], AllowedOrigins: ['*'] }] }],
  ])('stops the boot where a template asks for it: %s', (name, value) => {
    const assembly = assemblyOf([{ type: 'AWS::S3::Bucket', name: 'b', properties: { [name]: value } }]);
    expect(() => bucketsOf(assembly)).toThrow(`Test/b (AWS::S3::Bucket) is beyond the local cloud`);
  });
});

describe('what is stored', () => {
  it('survives a restart, and a power cut leaves an object whole or as it was', async () => {
    const Key = newKey();
    await put('owner', Key, 'kept');
    const [name] = readdirSync(join(files.stateDir, 'buckets', Bucket));
    writeFileSync(join(files.stateDir, 'buckets', Bucket, `${name}.half.new`), 'half');
    await files.restart();
    expect((await get('owner', Key)).text).toBe('kept');
    expect(readdirSync(join(files.stateDir, 'buckets', Bucket)).filter((each) => each.endsWith('.new'))).toEqual([]);
  });

  it('that is damaged stops the start with its name', async () => {
    const file = join(files.stateDir, 'buckets', Bucket, 'damaged');
    writeFileSync(file, '{"key":');
    await expect(files.restart()).rejects.toThrow(`${file} is damaged`);
    rmSync(file);
    await files.open();
  });

  it('goes at the midnight after its seventh day, where the bucket says so', async () => {
    const day = 24 * 3600;
    const untilMidnight = day - (Math.floor(files.clock.now() / 1000) % day);
    files.clock.advance(untilMidnight + 60);
    const Key = newKey();
    await put('owner', Key, 'x');
    await files.as('owner').send(new PutObjectCommand({ Bucket: 'plain', Key: 'stays', Body: 'x' }));
    files.clock.advance(8 * day - 120);
    files.endpoint().sweepFiles();
    expect((await get('owner', Key)).text).toBe('x');
    files.clock.advance(60);
    expect(files.endpoint().sweepFiles()).toBe(1);
    await expect(get('owner', Key)).rejects.toMatchObject({ name: 'NoSuchKey' });
    const kept = await files.as('owner').send(new HeadObjectCommand({ Bucket: 'plain', Key: 'stays' }));
    expect(kept.ContentLength).toBe(1);
  });

  it('goes sooner below a prefix that has a rule of its own', async () => {
    const Key = `batches/soon/${(next += 1)}`;
    await put('owner', Key, 'x');
    await put('owner', newKey(), 'x');
    files.clock.advance(2 * 24 * 3600);
    expect(files.endpoint().sweepFiles()).toBe(1);
    await expect(get('owner', Key)).rejects.toMatchObject({ name: 'NoSuchKey' });
  });
});
