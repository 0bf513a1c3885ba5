import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { curlOf } from '../src/components/curl/curl.ts';

const call = { method: 'POST', url: 'https://api.example/v1/validations', keyId: 'vk_test_1' } as const;

/** What a shell makes of a line: the words that `curl` would get. */
const wordsOf = (line: string, env: Record<string, string> = {}): string[] =>
  execFileSync('sh', ['-c', `curl() { printf '%s\\0' "$@"; }\n${line}`], { env, encoding: 'utf8' })
    .split('\0')
    .slice(0, -1);

test('a pasted call reads the secret from the environment unless it is given', () => {
  expect(wordsOf(curlOf(call), { CUENTACLARA_SECRET: 'vs_1' })).toEqual([
    '-X',
    'POST',
    'https://api.example/v1/validations',
    '-H',
    'X-API-Key: vk_test_1',
    '-H',
    'X-API-Secret: vs_1',
  ]);
  expect(wordsOf(curlOf({ ...call, secret: 'vs_2' }))).toContain('X-API-Secret: vs_2');
});

test('a call that only reads names no method and sends no body', () => {
  expect(wordsOf(curlOf({ ...call, method: 'GET', body: null }))).toEqual([
    'https://api.example/v1/validations',
    '-H',
    'X-API-Key: vk_test_1',
    '-H',
    'X-API-Secret: ',
  ]);
});

test('whatever a body holds, the shell runs nothing of it and curl gets it as it is', () => {
  const nasty = fc.oneof(fc.string(), fc.constantFrom("'; touch /tmp/x; '", '$(id)', '`id`', '"\\', "a'b'c"));
  fc.assert(
    fc.property(nasty, (text) => {
      const body = { reference: text.replaceAll('\0', '') };
      expect(wordsOf(curlOf({ ...call, body })).at(-1)).toBe(JSON.stringify(body));
    }),
    { numRuns: 30 },
  );
});
