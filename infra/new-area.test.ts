import { execFile } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const copy = mkdtempSync(join(tmpdir(), 'new-area-'));
const run = promisify(execFile);

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(copy, path)), { recursive: true });
  writeFileSync(join(copy, path), text);
};

const contract = (api: 'app' | 'public', path: string, auth: string) => `import * as z from 'zod';
import { endpointOf } from '../endpoint.ts';

export const greet = endpointOf('${api}')({
  method: 'GET',
  path: '${path}',
  auth: '${auth}',
  summary: 'Greets',
  status: 200,
  response: z.object({ text: z.string() }),
  errors: [],
});
`;

const implementation = (
  api: 'app' | 'public',
) => `import { greet as contract } from '#shared/contract/${api}/greetings.ts';
import { http } from '../../entry/http.ts';
import { implement } from '../../entry/implement.ts';

export const greet = implement(contract)
  .needing('clock.now')
  .by(async (_, { clock }) => ({ text: clock.now() }));

export const handler = await http(greet);
`;

/** Two files and one line an endpoint: the app API's for users, the public API's for guests. */
beforeAll(() => {
  cpSync(root, copy, { recursive: true, filter: (path) => !/\/(node_modules|\.git|\.local|cdk\.out)$/.test(path) });
  // Linked one by one: what the compiler keeps among them stays the copy's own.
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules')).filter((each) => each !== '.cache'))
    symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  for (const [api, room, path, auth] of [
    ['app', 'api', '/api/greetings', 'user'],
    ['public', 'v1', '/v1/greetings', 'guest'],
  ] as const) {
    write(`shared/contract/${api}/greetings.ts`, contract(api, path, auth));
    write(`functions/${room}/greetings/greet.ts`, implementation(api));
    appendFileSync(join(copy, `shared/contract/${api}/index.ts`), "export * as greetings from './greetings.ts';\n");
  }
  write('functions/api/greetings/greet.test.ts', "import { test } from 'vitest';\ntest.todo('greets');\n");
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const inCopy = (script: string, ...words: string[]) => run(process.execPath, [script, ...words], { cwd: copy });

test('an endpoint of a new area is two files and one line: types, rights and names follow', async () => {
  const print =
    "const { endpointFunctions } = await import('./infra/functions.ts'); console.log(JSON.stringify(endpointFunctions.map(({ name, entry, grants }) => ({ name, entry, grants }))));";
  const [{ stdout }] = await Promise.all([
    run(process.execPath, ['--input-type=module', '-e', print], { cwd: copy }),
    inCopy('node_modules/typescript/bin/tsc', '--build', 'functions'),
  ]);
  const planned = (JSON.parse(stdout) as { name: string; entry: string }[]).filter(({ entry }) =>
    entry.includes('greet'),
  );
  expect(planned).toMatchObject([
    { name: 'AppApiGreet', entry: 'api/greetings/greet' },
    { name: 'PublicApiGreet', entry: 'v1/greetings/greet' },
  ]);
});

test('no list of guards, tests or used files has to know it', async () => {
  await expect(inCopy('node_modules/knip/bin/knip.js')).resolves.toMatchObject({ stdout: '' });
  const listed = await inCopy('node_modules/vitest/vitest.mjs', 'list', '--filesOnly', '--project', 'product');
  expect(listed.stdout).toContain('functions/api/greetings/greet.test.ts');
});

test('an endpoint that nothing implements stops the build with its name', async () => {
  rmSync(join(copy, 'functions/v1/greetings/greet.ts'));
  const built = run(process.execPath, ['--input-type=module', '-e', "await import('./infra/functions.ts')"], {
    cwd: copy,
  });
  await expect(built).rejects.toThrow('GET /v1/greetings is declared, and functions/v1/greetings/greet.ts');
});
