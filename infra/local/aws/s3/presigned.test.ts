import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { describe, expect, it } from 'vitest';
import { testRegion } from '../fixtures/cloud.ts';
import { testFiles } from './fixtures/files.ts';

const files = testFiles();
let next = 0;
const newKey = () => `batches/usr_1/${(next += 1)}.jsonl`;

const put = async (url: string, body = 'hello', headers: Readonly<Record<string, string>> = {}, method = 'PUT') => {
  const response = await fetch(url, { method, body, headers });
  const text = await response.text();
  return { status: response.status, code: /<Code>(.*)<\/Code>/.exec(text)?.[1], text, headers: response.headers };
};
const get = async (Key: string) => {
  const { Body } = await files.as('owner').send(new GetObjectCommand({ Bucket: 'files', Key }));
  return Body?.transformToString();
};
const changed = (url: string, name: string, value: string): string => {
  const address = new URL(url);
  address.searchParams.set(name, value);
  return address.href;
};

describe('an address that was signed for a file', () => {
  it('takes the file', async () => {
    const Key = newKey();
    expect(await put(await files.presigned('owner', { Key, ContentLength: 5 }))).toMatchObject({ status: 200 });
    expect(await get(Key)).toBe('hello');
  });

  it('takes it once where it was signed so', async () => {
    const url = await files.presigned('owner', { Key: newKey(), IfNoneMatch: '*' });
    const once = { 'if-none-match': '*' };
    expect(await put(url, 'first', once)).toMatchObject({ status: 200 });
    expect(await put(url, 'other', once)).toMatchObject({ status: 412, code: 'PreconditionFailed' });
    expect(await put(url, 'other')).toMatchObject({ status: 403, code: 'SignatureDoesNotMatch' });
  });

  it.each(['no-cache', 'max-age=0'])(
    'takes it with what a browser adds to a condition: Cache-Control: %s',
    async (value) => {
      const url = await files.presigned('owner', { Key: newKey(), IfNoneMatch: '*' });
      const headers = { 'if-none-match': '*', 'cache-control': value };
      expect(await put(url, 'hello', headers)).toMatchObject({ status: 200 });
    },
  );

  it('is good until its hour is over, and not a moment longer', async () => {
    const url = await files.presigned('owner', { Key: newKey() });
    files.clock.advance(3590);
    expect(await put(url)).toMatchObject({ status: 200 });
    files.clock.advance(10);
    expect(await put(url)).toMatchObject({
      status: 403,
      code: 'AccessDenied',
      text: expect.stringContaining('Request has expired') as string,
    });
  });

  it('lives no longer because somebody says so', async () => {
    const url = await files.presigned('owner', { Key: newKey() }, 60);
    expect(await put(changed(url, 'X-Amz-Expires', '3600'))).toMatchObject({ code: 'SignatureDoesNotMatch' });
    files.clock.advance(61);
    expect(await put(`${url}&X-Amz-Expires=3600`)).toMatchObject({ code: 'AuthorizationQueryParametersError' });
    expect(await put(changed(url, 'X-Amz-Expires', '999999'))).toMatchObject({
      status: 400,
      code: 'AuthorizationQueryParametersError',
    });
  });

  it('is not good before it was signed', async () => {
    const url = await files.presigned('owner', { Key: newKey() });
    const later = new Date(files.clock.now() + 3_600_000).toISOString().replace(/[-:]|\.\d+/g, '');
    expect(await put(changed(url, 'X-Amz-Date', later))).toMatchObject({ status: 403, code: 'AccessDenied' });
  });

  it.each([
    ['X-Amz-Signature', '0'.repeat(64)],
    ['X-Amz-Signature', 'ñ'.repeat(64)],
    ['X-Amz-Content-Sha256', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['x-id', 'GetObject'],
    ['X-Amz-SignedHeaders', 'host'],
  ])('is refused as forged with another %s', async (name, value) => {
    const url = await files.presigned('owner', { Key: newKey(), ContentLength: 5 });
    expect(await put(changed(url, name, value))).toMatchObject({ status: 403, code: 'SignatureDoesNotMatch' });
  });

  it.each(['hell', 'hello, world', ''])('refuses %j where five bytes were signed', async (body) => {
    const url = await files.presigned('owner', { Key: newKey(), ContentLength: 5 });
    expect(await put(url, body)).toMatchObject({ status: 403, code: 'SignatureDoesNotMatch' });
  });

  it('refuses a body that does not say how long it is', async () => {
    const url = await files.presigned('owner', { Key: newKey(), ContentLength: 5 });
    const response = await fetch(url, {
      method: 'PUT',
      body: new Blob(['hello']).stream(),
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(403);
    const open = await files.presigned('owner', { Key: newKey() });
    const other = await fetch(open, {
      method: 'PUT',
      body: new Blob(['hello']).stream(),
      duplex: 'half',
    } as RequestInit);
    expect([other.status, await other.text()]).toEqual([411, expect.stringContaining('MissingContentLength')]);
  });

  it('is for its own key, bucket and method', async () => {
    const url = await files.presigned('owner', { Key: 'batches/usr_1/own.jsonl' });
    const forged = { status: 403, code: 'SignatureDoesNotMatch' };
    expect(await put(url.replace('usr_1', 'usr_2'))).toMatchObject(forged);
    expect(await put(url.replace('/files/', '/plain/'))).toMatchObject(forged);
    expect(await put(url, 'hello', {}, 'DELETE')).toMatchObject(forged);
    const read = await fetch(url);
    expect(read.status).toBe(403);
  });

  it('takes no header of S3 that was not signed', async () => {
    const url = await files.presigned('owner', { Key: newKey() });
    const answer = await put(url, 'hello', { 'x-amz-tagging': 'a=b' });
    expect(answer).toMatchObject({
      status: 403,
      code: 'AccessDenied',
      text: expect.stringContaining('x-amz-tagging') as string,
    });
  });

  it('has no more rights than the function that signed it', async () => {
    const url = await files.presigned('reader', { Key: newKey() });
    expect(await put(url)).toMatchObject({
      status: 403,
      code: 'AccessDenied',
      text: expect.stringContaining('is not authorized to perform: s3:PutObject') as string,
    });
    const elsewhere = await files.presigned('owner', { Key: 'private/a' });
    expect(await put(elsewhere)).toMatchObject({ status: 403, code: 'AccessDenied' });
  });

  it('by a key that nobody has is refused, and so is one without its token', async () => {
    const stranger = new S3Client({
      endpoint: files.endpoint().url,
      region: testRegion,
      credentials: { accessKeyId: 'ASIANOBODY', secretAccessKey: 'x', sessionToken: 'y' },
    });
    const url = await getSignedUrl(stranger, new GetObjectCommand({ Bucket: 'files', Key: 'batches/a' }));
    expect((await fetch(url)).status).toBe(403);
    expect(await (await fetch(url)).text()).toContain('InvalidAccessKeyId');
    const own = await files.presigned('owner', { Key: newKey() });
    expect(await put(changed(own, 'X-Amz-Security-Token', 'other'))).toMatchObject({
      status: 400,
      code: 'InvalidToken',
    });
    expect(await put(own.replace(/X-Amz-Security-Token=[^&]*&/, ''))).toMatchObject({ code: 'InvalidAccessKeyId' });
  });

  it.each(['X-Amz-Algorithm', 'X-Amz-Credential', 'X-Amz-Date', 'X-Amz-Expires', 'X-Amz-SignedHeaders'])(
    'says what it lacks without its %s',
    async (name) => {
      const address = new URL(await files.presigned('owner', { Key: newKey() }));
      address.searchParams.delete(name);
      expect(await put(address.href)).toMatchObject({ status: 400, code: 'AuthorizationQueryParametersError' });
    },
  );

  it('for another region or service makes no sense here', async () => {
    const url = await files.presigned('owner', { Key: newKey() });
    expect(await put(url.replace('us-east-1', 'eu-west-1'))).toMatchObject({
      code: 'AuthorizationQueryParametersError',
    });
  });

  it('does not go together with a header that signs too', async () => {
    const url = await files.presigned('owner', { Key: newKey() });
    expect(await put(url, 'hello', { authorization: 'AWS4-HMAC-SHA256 x' })).toMatchObject({
      status: 400,
      code: 'InvalidArgument',
    });
  });

  it('with the checksum of a body that the SDK did not have refuses every other body', async () => {
    const url = await getSignedUrl(
      files.as('owner'),
      new PutObjectCommand({
        Bucket: 'files',
        Key: newKey(),
        ChecksumAlgorithm: 'CRC32',
      }),
      { signingDate: new Date(files.clock.now()) },
    );
    expect(url).toContain('x-amz-checksum-crc32=AAAAAA');
    expect(await put(url)).toMatchObject({ status: 400, code: 'BadDigest' });
  });
});

describe('a request without any signature', () => {
  it.each(['GET', 'PUT', 'DELETE'])('is refused: %s', async (method) => {
    const response = await fetch(`${files.endpoint().url}/files/batches/a`, { method });
    expect([response.status, await response.text()]).toEqual([403, expect.stringContaining('AccessDenied')]);
  });
});

describe('CORS', () => {
  const ask = (bucket: string, headers: Readonly<Record<string, string>>) =>
    fetch(`${files.endpoint().url}/${bucket}/batches/a?X-Amz-Signature=1`, { method: 'OPTIONS', headers });
  const origin = 'https://app.example';
  const wish = { origin, 'access-control-request-method': 'PUT' };

  it('answers a preflight as the rule of the bucket says', async () => {
    const response = await ask('files', { ...wish, 'access-control-request-headers': 'Content-Type' });
    expect([response.status, Object.fromEntries(response.headers)]).toMatchObject([
      200,
      {
        'access-control-allow-origin': origin,
        'access-control-allow-methods': 'PUT',
        'access-control-allow-headers': 'content-type',
        'access-control-max-age': '60',
        vary: expect.stringContaining('Origin') as string,
      },
    ]);
  });

  it.each([
    ['another origin', { ...wish, origin: 'https://evil.example' }],
    ['an origin that only begins alike', { ...wish, origin: `${origin}.evil.example` }],
    ['another method', { ...wish, 'access-control-request-method': 'DELETE' }],
    ['another header', { ...wish, 'access-control-request-headers': 'content-type, x-amz-acl' }],
  ])('refuses %s', async (_, headers) => {
    const response = await ask('files', headers);
    expect([response.status, await response.text()]).toEqual([403, expect.stringContaining('AccessForbidden')]);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('lets any origin where the rule has a star', async () => {
    const response = await ask('files', { origin: 'null', 'access-control-request-method': 'GET' });
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
  });

  it('refuses every preflight of a bucket without rules, and of one there is not', async () => {
    for (const bucket of ['plain', 'nowhere']) {
      const response = await ask(bucket, wish);
      expect([response.status, await response.text()]).toEqual([403, expect.stringContaining('CORS is not enabled')]);
    }
  });

  it('needs an origin and a method', async () => {
    expect((await ask('files', {})).status).toBe(400);
    expect((await ask('files', { origin })).status).toBe(400);
  });

  it('lets the page read an answer, a refusal too, and no other page', async () => {
    const url = await files.presigned('owner', { Key: newKey() });
    const allowed = async (address: string, from: string) =>
      (await put(address, 'hello', { origin: from })).headers.get('access-control-allow-origin');
    expect(await allowed(url, origin)).toBe(origin);
    expect(await allowed(changed(url, 'X-Amz-Signature', '0'), origin)).toBe(origin);
    expect(await allowed(url, 'https://evil.example')).toBeNull();
  });
});
