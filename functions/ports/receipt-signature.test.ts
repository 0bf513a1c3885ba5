import { createPrivateKey, sign as signBytes } from 'node:crypto';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { onDisk } from '../../infra/testing/receipts/offline.ts';
import { verbs } from './receipt-signature.ts';
import { mockedClient } from '../../infra/testing/mocked-client.ts';

const { sign, verify, published } = { sign: verbs.sign.run, verify: verbs.verify.run, published: verbs.published.run };

const manager = mockedClient(SecretsManagerClient);
/** Secrets are kept five minutes: each of these is another hour. */
let hours = 0;
const secretIs = (SecretString: string): void => {
  manager.on(GetSecretValueCommand).resolves({ SecretString });
  vi.setSystemTime(Date.UTC(2026, 10, 22) + ++hours * 3_600_000);
};
beforeAll(() => void (process.env['RECEIPT_SECRET'] = 'receipts'));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  secretIs('this-stage');
});
afterEach(() => void vi.useRealTimers());

const payload = {
  jti: 'rec_123456789abcn',
  exp: 1_796_000_000,
  statement: { askedAt: '2026-11-22T10:00:00.000Z', nameMatch: 'match', holder: 'ACME SA', accountNumber: '002••1' },
};

const base64url = (text: string): string => Buffer.from(text).toString('base64url');
const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const strange = ['.', '=', '+', '/', ' ', '\n', '\u0000', 'é', ''];
const replaced = (text: string, at: number, by: string): string => text.slice(0, at) + by + text.slice(at + 1);

/** Every place with some other character in it, and the last of each part with every other. */
const alteredOf = (jws: string): readonly string[] => {
  const others = [...characters.split(''), ...strange];
  const lasts = new Set(
    jws.split('').flatMap((_, at) => (at === jws.length - 1 || jws.charAt(at + 1) === '.' ? [at] : [])),
  );
  const texts = jws.split('').flatMap((own, at) => {
    const anyOther = others[(at * 31) % others.length] ?? '';
    const chosen = lasts.has(at) ? others : [anyOther === own ? '!' : anyOther, own === 'A' ? 'B' : 'A'];
    return chosen.filter((one) => one !== own).map((one) => replaced(jws, at, one));
  });
  // What people paste and what a program reads may have white space around it: that is no other receipt.
  return texts.filter((text) => text.trim() !== jws);
};

/** The same words under other headers, and by other keys. */
const forgedOf = async (jws: string): Promise<Readonly<Record<string, string>>> => {
  const [head = '', body = '', signature = ''] = jws.split('.');
  const header = JSON.parse(Buffer.from(head, 'base64url').toString()) as Readonly<Record<string, string>>;
  const under = (changes: object) => `${base64url(JSON.stringify({ ...header, ...changes }))}.${body}.${signature}`;
  const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), Buffer.alloc(32, 7)]);
  const stranger = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const signedBy = signBytes(null, Buffer.from(`${head}.${body}`), stranger).toString('base64url');
  secretIs('another-stage');
  const elsewhere = await sign(payload);
  secretIs('this-stage');
  return {
    'no algorithm': `${base64url(JSON.stringify({ ...header, alg: 'none' }))}.${body}.`,
    'another algorithm': under({ alg: 'HS256' }),
    'another name of the algorithm': under({ alg: 'Ed25519' }),
    'another key id': under({ kid: 'nobody' }),
    'another type': under({ typ: 'JWT' }),
    'a header more': under({ b64: false, crit: ['b64'] }),
    'a key in the header': under({ jwk: { kty: 'OKP' } }),
    'the header in another order': `${base64url(JSON.stringify(Object.fromEntries(Object.entries(header).toReversed())))}.${body}.${signature}`,
    'another key under this id': `${head}.${body}.${signedBy}`,
    'another stage': elsewhere,
    'another statement': `${head}.${base64url(JSON.stringify({ ...payload, exp: 1_999_999_999 }))}.${signature}`,
    'a part more': `${jws}.${signature}`,
    'a part less': `${head}.${body}`,
    'its JSON form': JSON.stringify({ protected: head, payload: body, signature }),
    nothing: '',
  };
};

describe('a receipt', () => {
  let disk: ReturnType<typeof onDisk>;
  let jws: string;
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    secretIs('this-stage');
    jws = await sign(payload);
    disk = onDisk({ keys: await published() });
  });
  afterAll(() => disk?.close());

  test('as it was signed is believed, by the product and by the program of whoever holds the file', async () => {
    expect(await verify(jws)).toEqual(payload);
    const { code, said } = await disk.verify(`${jws}\n`);
    expect({ code, said }).toMatchObject({ code: 0, said: expect.stringContaining('Firma válida, Ed25519') as string });
    expect(said).toContain('2026-11-22T10:00:00.000Z');
    expect(said).toContain('respuesta   coincide, titular ACME SA');
  });

  test('is refused with any one character changed, left out or doubled, whatever it decodes to', async () => {
    const texts = [...alteredOf(jws), jws.slice(1), jws.slice(0, -1), `${jws}A`, `${jws}=`, `.${jws}`];
    expect(texts.length).toBeGreaterThan(2 * jws.length - 20);
    const believed: string[] = [];
    for (const text of texts) if ((await verify(text)) !== undefined) believed.push(text);
    expect(believed).toEqual([]);
    expect(await disk.believed([...texts, jws])).toEqual([jws]);
  });

  test('is refused with any other bytes in it', async () => {
    const place = fc.nat(jws.length - 1);
    const isRefused = fc.asyncProperty(place, fc.string({ maxLength: 4 }), place, async (at, text, removed) => {
      const other = jws.slice(0, at) + text + jws.slice(at + (removed % 5));
      return other === jws || (await verify(other)) === undefined;
    });
    await expect(fc.assert(isRefused, { numRuns: 2000 })).resolves.toBeUndefined();
  });

  test('is refused under another header, by another key and of another stage, with and without a network', async () => {
    const forged = await forgedOf(jws);
    const online = Object.entries(forged).map(async ([how, text]) => [how, await verify(text)] as const);
    expect(Object.fromEntries(await Promise.all(online))).toEqual(
      Object.fromEntries(Object.keys(forged).map((how) => [how, undefined])),
    );
    expect(await disk.believed([...Object.values(forged), jws])).toEqual([jws]);
    expect(await disk.verify(forged['another statement'] ?? '')).toMatchObject({
      code: 1,
      said: expect.stringContaining('LA FIRMA NO COINCIDE') as string,
    });
  });

  test('outlives the rotation of its key, as long as its word stays in the secret', async () => {
    const [before] = await published();
    secretIs('a-new-word this-stage');
    const [signing, ...kept] = await published();
    expect(kept).toEqual([before]);
    expect([await verify(jws), await verify(await sign(payload))]).toEqual([payload, payload]);
    secretIs('a-new-word');
    expect(await published()).toEqual([signing]);
    expect(await verify(jws)).toBeUndefined();
  });
});
