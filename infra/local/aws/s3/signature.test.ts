import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl, S3RequestPresigner } from '@aws-sdk/s3-request-presigner';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addressOf, only } from './address.ts';
import { canonicalRequest, signatureOf } from '../signature.ts';

const credentials = { accessKeyId: 'ASIAX', secretAccessKey: 'secret', sessionToken: 'token' };
const client = new S3Client({
  region: 'us-east-1',
  endpoint: 'http://127.0.0.1:4307',
  credentials,
  requestChecksumCalculation: 'WHEN_REQUIRED',
});
/** What the SDK's own signer makes of a request has to come out here. */
const signer = new S3RequestPresigner({ ...client.config, region: 'us-east-1' });
const signingDate = new Date('2026-11-22T19:14:41Z');
const scope = { time: '20261122T191441Z', region: 'us-east-1', service: 's3' } as const;

type Headers = Readonly<Record<string, string>>;

const ours = (method: string, url: string, headers: Headers): string => {
  const address = addressOf(url);
  const signedHeaders = only(address.query, 'X-Amz-SignedHeaders')?.split(';') ?? [];
  const covered = { method, address, headers, signedHeaders, payloadHash: 'UNSIGNED-PAYLOAD' };
  return signatureOf(covered, scope, credentials.secretAccessKey);
};
const theirs = (url: string) => only(addressOf(url).query, 'X-Amz-Signature');

const text = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...Array.from(` %+&=;/?#~!'()*,:@"\\ñ€😀\t`)),
    fc.string({ minLength: 1, maxLength: 1 }),
  ),
});
const ownHeader = fc.stringMatching(/^h-[a-z0-9-]{1,10}$/);
const headerValue = fc.string({ unit: fc.constantFrom(...Array.from(' abcXYZ019,;:="/\t')) });
/** Those of the signature itself, those that every SDK leaves out, and one that sets the prototype of what it is kept in. */
const parameter = text.filter((name) => name !== '' && name !== '__proto__' && !/^x-amz-/i.test(name));

it('signs any key as the SDK does', async () => {
  const key = text.filter((each) => !/^[/.]?$|^[/.]|\/\.|\/\//.test(each));
  await fc.assert(
    fc.asyncProperty(key, async (Key) => {
      const command = new PutObjectCommand({ Bucket: 'files', Key, ContentLength: 7 });
      const { pathname, search } = new URL(await getSignedUrl(client, command, { signingDate }));
      const url = `${pathname}${search}`;
      expect(addressOf(url)).toMatchObject({ bucket: 'files', key: Key });
      expect(ours('PUT', url, { host: '127.0.0.1:4307', 'content-length': '7' })).toBe(theirs(url));
    }),
    { numRuns: 200 },
  );
});

it('signs any headers and any query as the SDK does', async () => {
  const headersOf = fc.dictionary(ownHeader, headerValue, { maxKeys: 5, noNullPrototype: true });
  const queryOf = fc.dictionary(parameter, fc.oneof(text, fc.array(text, { minLength: 1, maxLength: 3 })), {
    maxKeys: 5,
    noNullPrototype: true,
  });
  await fc.assert(
    fc.asyncProperty(headersOf, queryOf, async (more, query) => {
      const headers = { host: '127.0.0.1:4307', ...more };
      const place = { method: 'GET', protocol: 'http:', hostname: '127.0.0.1', port: 4307, path: '/files/a' };
      const signed = await signer.presign({ ...place, headers: { ...headers }, query }, { signingDate });
      const pairs = Object.entries(signed.query ?? {}).flatMap(([name, values]) =>
        [values ?? ''].flat().map((value) => [name, value].map(encodeURIComponent).join('=')),
      );
      const url = `/files/a?${pairs.join('&')}`;
      expect(ours('GET', url, headers)).toBe(theirs(url));
    }),
    { numRuns: 200 },
  );
});

it('covers every part: a request that differs in one has another canonical form', () => {
  const base = {
    method: 'PUT',
    address: addressOf('/files/a?b=c'),
    headers: { host: 'h', 'content-length': '5' },
    signedHeaders: ['content-length', 'host'],
    payloadHash: 'UNSIGNED-PAYLOAD',
  };
  const others = [
    { method: 'GET' },
    ...['/files/b?b=c', '/other/a?b=c', '/files/a/?b=c', '/files/a?b=d', '/files/a?b=c&d', '/files/a'].map((url) => ({
      address: addressOf(url),
    })),
    { headers: { host: 'h', 'content-length': '6' } },
    { headers: { host: 'h' } },
    { signedHeaders: ['host'] },
    { payloadHash: 'e3b0' },
  ];
  const forms = [base, ...others.map((other) => ({ ...base, ...other }))].map(canonicalRequest);
  expect(new Set(forms).size).toBe(forms.length);
});

// https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html
it('makes the signature of the example that AWS publishes', () => {
  const address = addressOf(
    '/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host',
  );
  const headers = { host: 'examplebucket.s3.amazonaws.com' };
  const covered = { method: 'GET', address, headers, signedHeaders: ['host'], payloadHash: 'UNSIGNED-PAYLOAD' };
  const example = { time: '20130524T000000Z', region: 'us-east-1', service: 's3' } as const;
  expect(signatureOf(covered, example, 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY')).toBe(
    'aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
  );
});
