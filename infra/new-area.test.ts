import { appendFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { files, lines } from './testing/new-area/files.ts';
import { projectCopy } from './testing/new-area/project-copy.ts';

const { dir, node, takeSites, remove } = projectCopy();
afterAll(remove);

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(dir, path)), { recursive: true });
  writeFileSync(join(dir, path), text);
};

/** The tests that speak of everything declared. */
const speaking = [
  'shared/contract/openapi.test.ts',
  'infra/write-openapi.test.ts',
  'infra/synthesize.test.ts',
  'infra/stacks/watch.test.ts',
  'functions/api/auth/authorization.test.ts',
];
/** As all files are run, in one worker. */
const config = `export default { test: { include: ${JSON.stringify(speaking)}, globalSetup: ['infra/testing/run/serve.ts'], setupFiles: ['infra/testing/each-file.ts'], isolate: false, maxWorkers: 1, testTimeout: 360_000, hookTimeout: 180_000 } };\n`;

/** Endpoints for users and for guests, one of them by an id, an event with a queue consumer, and a job. */
beforeAll(() => {
  for (const [path, text] of Object.entries(files)) write(path, text);
  for (const [path, line] of Object.entries(lines)) appendFileSync(join(dir, path), line);
  write('speaking.config.ts', config);
});

const plan = () => node('--input-type=module', '-e', "await import('./infra/functions.ts')");

test(
  'a new area is its files and a line an index: types and rights follow, and no list has to know it',
  { timeout: 360_000 },
  async () => {
    const [, unused, listed] = await Promise.all([
      node('node_modules/typescript/bin/tsc', '--build', 'functions'),
      node('node_modules/knip/bin/knip.js'),
      node('node_modules/vitest/vitest.mjs', 'list', '--filesOnly', '--project', 'all'),
    ]);
    expect(unused.stdout).toBe('');
    expect(listed.stdout).toContain('functions/api/greetings/greet.test.ts');
  },
);

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** The tests of the copy that ended so. */
const told = (status: 'passed' | 'failed'): readonly string[] =>
  (JSON.parse(readFileSync(join(dir, 'report.json'), 'utf8')) as Report).testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter((one) => one.status === status)
    .map(({ fullName }) => fullName);

const template = (stack: string): string => {
  const [path = ''] = globSync(`node_modules/.cache/cuentaclara/assembly-*/${stack}.template.json`, { cwd: dir });
  return readFileSync(join(dir, path), 'utf8').replaceAll('\\', '');
};

test(
  'it is deployed, watched, documented and kept from strangers by the tests that stand',
  { timeout: 360_000 },
  async () => {
    await takeSites();
    await node('infra/write-openapi.ts');
    // Of the authorization matrix only what needs no week to pass.
    const allButAWeek = ['--testNamePattern', '^(?!whoever is no user)'];
    const reported = ['--reporter', 'json', '--outputFile', 'report.json'];
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'speaking.config.ts'];
    // What failed stands in the report.
    await node(...vitest, ...allButAWeek, ...reported).catch(() => undefined);
    expect(told('failed')).toEqual([]);
    expect(told('passed')).toEqual(
      expect.arrayContaining([
        'another user GET /api/greetings/{id} finds no record by an id that nobody has',
        'describes greet of greetings with its status and every error it declares',
        'an alarm sees every 5xx of PublicApiGreet, whoever answers it',
        'an alarm sees JobGreetAll fail, once where it runs rarely',
      ]),
    );
    expect(template('PublicFunctions')).toContain('v1/greetings/greet.handler');
    expect(template('AppApi')).toContain('"PathPart": "greetings"');
    expect(template('Work')).toContain('jobs/greet-all.handler');
  },
);

test('an event is told to the queue of its consumer', () => {
  expect(template('Work')).toMatch(/"Pattern": "[^\n]*GREETING#/);
  expect(template('Work')).toMatch(/"greeted":\[/);
});

test('an endpoint that nothing implements stops the build with its name', async () => {
  rmSync(join(dir, 'functions/v1/greetings/greet.ts'));
  await expect(plan()).rejects.toThrow('GET /v1/greetings is declared, and functions/v1/greetings/greet.ts');
});

test('an area without its line in the index stops the build by what implements it', async () => {
  const index = 'shared/contract/public/index.ts';
  write(index, readFileSync(join(dir, index), 'utf8').replace(lines[index] ?? '', ''));
  write('functions/v1/greetings/greet.ts', files['functions/v1/greetings/greet.ts'] ?? '');
  await expect(plan()).rejects.toThrow('functions/v1/greetings/greet.ts implements no endpoint of the contract');
});

test('a consumer of an event without its line in the index stops the build', async () => {
  rmSync(join(dir, 'functions/v1/greetings/greet.ts'));
  const index = 'functions/rules/events/index.ts';
  write(index, readFileSync(join(dir, index), 'utf8').replace(lines[index] ?? '', ''));
  await expect(plan()).rejects.toThrow(
    'functions/queues/remember-greeting.ts waits for greeted, which nobody publishes',
  );
});
