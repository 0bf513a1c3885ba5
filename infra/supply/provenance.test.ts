import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { envelopeOf, mistakesIn, statementOf, subjectsOf, type Envelope } from './provenance.ts';

const directory = mkdtempSync(join(tmpdir(), 'built-'));
afterAll(() => rmSync(directory, { recursive: true }));
const write = (name: string, text: string) => writeFileSync(join(directory, name), text);
beforeEach(() => {
  write('a.js', 'one');
  write('b.js', 'two');
  rmSync(join(directory, 'c.js'), { force: true });
});

const lock = Buffer.from('the lock');
const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const other = generateKeyPairSync('ed25519').publicKey;
const files = () => subjectsOf({ web: directory });
const said = (more: { readonly isClean?: boolean } = {}) =>
  statementOf({
    subject: files(),
    commit: 'c'.repeat(40),
    isClean: true,
    lock,
    builder: 'urn:test',
    startedOn: '2026-11-23T08:00:00Z',
    ...more,
  });
const signedText = (more = {}) => JSON.stringify(envelopeOf(said(more), privateKey));

test('what was built and signed is found to be so', () => {
  expect(mistakesIn(signedText(), { subject: files(), lock, trusted: publicKey })).toEqual([]);
  expect(files().map(({ name }) => name)).toEqual(['web/a.js', 'web/b.js']);
});

test.for<[string, () => void, string]>([
  ['that is another', () => write('a.js', 'evil'), 'web/a.js is another file'],
  ['that is gone', () => rmSync(join(directory, 'b.js')), 'web/b.js is missing'],
  ['that was added', () => write('c.js', 'three'), 'web/c.js was not built'],
])('a file %s is seen', ([, change, mistake]) => {
  const text = signedText();
  change();
  expect(mistakesIn(text, { subject: files(), lock, trusted: publicKey })).toEqual([mistake]);
});

test('another lock and files that no commit has are seen', () => {
  const subject = files();
  expect(mistakesIn(signedText(), { subject, lock: Buffer.from('another') })).toEqual(['package-lock.json is another']);
  expect(mistakesIn(signedText({ isClean: false }), { subject, lock })).toHaveLength(1);
});

test('nobody but the key that is trusted vouches, and for no other statement', () => {
  const subject = files();
  const text = signedText();
  const unsigned = JSON.stringify(envelopeOf(said()));
  const envelope = JSON.parse(text) as Envelope;
  const changed = JSON.stringify({
    ...envelope,
    payload: Buffer.from(Buffer.from(envelope.payload, 'base64').toString().replace('urn:test', 'urn:evil')).toString(
      'base64',
    ),
  });
  const cases: readonly [string, typeof publicKey][] = [
    [unsigned, publicKey],
    [text, other],
    [changed, publicKey],
  ];
  for (const [one, trusted] of cases)
    expect(mistakesIn(one, { subject, lock, trusted })).toEqual(['No signature of the key that is trusted']);
});
