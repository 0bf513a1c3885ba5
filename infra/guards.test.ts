import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { login } from '#shared/contract/app/auth.ts';
import { endpointOf } from '#shared/contract/endpoint.ts';
import { createValidation } from '#shared/contract/app/validations.ts';
import { implement } from '#functions/entry/implement.ts';

const root = join(import.meta.dirname, '..');
const trespassing = mkdtempSync(join(tmpdir(), 'guards-'));
cpSync(join(root, '.oxlintrc.json'), join(trespassing, '.oxlintrc.json'));
afterAll(() => rmSync(trespassing, { recursive: true, force: true }));

const run = promisify(execFile);
const never = () => Promise.reject<never>(new Error('never run'));

interface Complaint {
  readonly filename: string;
  readonly code: string;
  readonly message: string;
  readonly help?: string;
}

let written = 0;

/** Writes a file beside a path of the project, where the same rules hold, and answers how the linter will call it. */
const write = (path: string, text: string): string => {
  const named = path.replace('.', `-${(written += 1)}.`);
  const file = join(trespassing, named);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return named;
};

interface Report {
  readonly number_of_files: number;
  readonly diagnostics: readonly Complaint[];
}

/** One run for all files: to start the linter takes longer than to lint them. */
const lintAll = async (): Promise<readonly Complaint[]> => {
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  // It looks for its type-aware half there.
  const PATH = `${join(root, 'node_modules/.bin')}${delimiter}${process.env['PATH']}`;
  const { stdout } = await run(process.execPath, [oxlint, '--format', 'json'], {
    cwd: trespassing,
    env: { ...process.env, PATH },
  }).catch((ended: { readonly stdout: string }) => ended);
  const { number_of_files: linted, diagnostics } = JSON.parse(stdout) as Report;
  if (linted !== written) throw new Error(`The linter looked at ${linted} of ${written} files.`);
  return diagnostics;
};

let complaining: Promise<readonly Complaint[]> | undefined;

/** What the linter says of one file. */
const saidOf = async (file: string): Promise<string> => {
  const complaints = await (complaining ??= lintAll());
  return complaints
    .filter(({ filename }) => filename === file)
    .map(({ code, message, help }) => `${code}: ${message} ${help}`)
    .join('\n');
};

const forbidden = [
  ['shared/engine/judge.ts', "import * as z from 'zod';\nexport { z };\n", 'The engine has no dependencies'],
  [
    'functions/rules/credits/wallet.ts',
    "import { readFileSync } from 'node:fs';\nreadFileSync('x');\n",
    'Rules need no I/O',
  ],
  [
    'functions/rules/credits/wallet.ts',
    "import { verbs } from '../../store/accounts/users.ts';\nverbs();\n",
    'Rules need no I/O',
  ],
  [
    'functions/api/auth/login.ts',
    "import { verbs } from '../../store/accounts/users.ts';\nverbs();\n",
    'Verbs receive ports',
  ],
  [
    'functions/payments/capture.ts',
    "import { verbs } from '../store/accounts/users.ts';\nverbs();\n",
    'Verbs receive ports',
  ],
  ['functions/payments/capture.ts', "import { X } from '@aws-sdk/client-ses';\nX();\n", 'Verbs receive ports'],
  ['functions/entry/http.ts', "import { X } from '@aws-sdk/client-ses';\nX();\n", 'Entries receive ports'],
  ['shared/validation/status.ts', "import * as z from 'zod';\nexport { z };\n", 'needs no package'],
  ['functions/jobs/settle.ts', "import { X } from '@aws-sdk/client-ses';\nX();\n", 'Verbs receive ports'],
  [
    'web/src/app/app.tsx',
    "import { login } from '#functions/api/auth/login.ts';\nlogin();\n",
    'The dashboard imports only shared',
  ],
  ['functions/api/payees/pay.ts', "await fetch('https://x.example');\nexport {};\n", 'ports know everybody outside'],
  ['functions/payments/pay.ts', "await fetch('https://x.example');\nexport {};\n", 'ports know everybody outside'],
  ['shared/plans.ts', 'export const plan: any = 1;\n', 'no-explicit-any'],
  ['shared/plans.ts', 'export const one = ([1] as number[])[0]!;\n', 'no-non-null-assertion'],
] as const;

test.for(forbidden.map(([path, text, message]) => ({ path, text, message, file: write(path, text) })))(
  'the linter stops $path from saying $text',
  async ({ file, message }) => {
    expect(await saidOf(file)).toContain(message);
  },
);

const importing = (path: string, from: string): string => write(path, `import { a } from '${from}';\na();\n`);

const apart = 'Features never import each other';
const composed = 'The app composes features';
const served = 'Components and lib serve every feature';
const onlyShared = 'The dashboard imports only shared';
const straight = 'Write the shortest path';
const words = 'The contract is built from these words';
const rooms = 'Rooms of functions never import each other';
const strangers = 'The widget imports only shared';
const parts = 'Loader, frame and React wrapper never import each other';
const published = 'A package imports only shared';
const alone = 'The SDK is installed alone';
const [flat, room, deep] = [
  'web/src/features/history/history.tsx',
  'web/src/features/validation/form/draft.ts',
  'web/src/features/validation/form/deep/draft.ts',
] as const;

const trespasses = [
  [flat, '../credits/index.ts', apart],
  [flat, '../../features/credits/index.ts', apart],
  [room, '../../credits/index.ts', apart],
  [room, '../../../features/credits/index.ts', apart],
  [deep, '../../../credits/index.ts', apart],
  ['web/src/features/validation/form/deep/deeper/draft.ts', './x.ts', 'The folders of a feature go no deeper'],
  [flat, '../../app/page.ts', composed],
  [room, '../../../app/page.ts', composed],
  ['web/src/components/ui/card.tsx', '../../features/credits/index.ts', served],
  ['web/src/components/ui/card.tsx', '../../app/page.ts', served],
  ['web/src/lib/format.ts', '../features/credits/index.ts', served],
  ['web/src/lib/session/session.ts', '../../app/page.ts', served],
  [flat, './../credits/index.ts', straight],
  [room, '../form/../../credits/index.ts', straight],
  ['web/src/components/ui/card.tsx', './../../features/credits/index.ts', straight],
  ['functions/jobs/settle.ts', './../store/accounts/users.ts', straight],
  ['functions/api/auth/login.ts', './../../store/accounts/users.ts', straight],
  ['functions/rules/credits/wallet.ts', './../../store/accounts/users.ts', straight],
  ['shared/validation/status.ts', './../contract/page.ts', straight],
  ['infra/stage.ts', '.././functions/log.ts', straight],
  ['shared/validation/status.ts', '../contract/page.ts', words],
  ['shared/anatomy/note.ts', '../messages/index.ts', words],
  ['shared/validation/status.ts', '#shared/contract/page.ts', 'needs no package'],
  ['shared/validation/status.ts', '#shared/messages/index.ts', 'needs no package'],
  ['shared/engine/judge.ts', '../validation/status.ts', 'The engine has no dependencies'],
  ['shared/engine/countries/mx/index.ts', '../../../anatomy/note.ts', 'The engine has no dependencies'],
  ['shared/contract/page.ts', '#functions/log.ts', 'Shared knows none of its sides'],
  ['shared/plans.ts', '../functions/log.ts', 'Shared knows none of its sides'],
  ['functions/payments/capture.ts', '../api/validations/create-validation.ts', rooms],
  ['functions/api/payees/pay.ts', '../validations/create-validation.ts', rooms],
  ['functions/v1/payees/pay.ts', '../../api/validations/create-validation.ts', rooms],
  ['functions/jobs/settle.ts', '#functions/queues/segment-history.ts', rooms],
  ['functions/api/payees/pay.ts', 'node:https', 'Verbs receive ports'],
  ['functions/payments/capture.ts', 'node:http', 'Verbs receive ports'],
  ['functions/operator/operate.ts', 'node:net', 'Verbs receive ports'],
  ['functions/operator/operate.ts', '../api/auth/login.ts', rooms],
  [flat, '#functions/auth/login.ts', onlyShared],
  [room, '#infra/x.ts', onlyShared],
  ['web/src/lib/format.ts', '../../../functions/auth/login.ts', onlyShared],
  [flat, '../../../../widget/loader/create.ts', onlyShared],
  ['web/docs/errors/pages.ts', '#functions/log.ts', 'what all sides share'],
  ['web/docs/errors/pages.ts', '../../src/lib/format.ts', 'what all sides share'],
  ['widget/loader/create.ts', '../../web/src/lib/format.ts', strangers],
  ['widget/frame/form/form.tsx', '#functions/log.ts', strangers],
  ['widget/react/react.ts', '#infra/x.ts', strangers],
  ['widget/protocol.ts', '../web/src/lib/format.ts', strangers],
  ['widget/protocol.ts', './loader/create.ts', 'knows none of them'],
  ['widget/loader/create.ts', '../frame/connection.ts', parts],
  ['widget/loader/create.ts', '../react/load.ts', parts],
  ['widget/loader/create.ts', 'preact', 'The loader needs no package'],
  ['widget/frame/connection.ts', '../loader/create.ts', parts],
  ['widget/frame/form/form.tsx', '../../loader/create.ts', parts],
  ['widget/frame/form/form.tsx', '../../react/load.ts', parts],
  ['widget/react/react.ts', '../loader/create.ts', parts],
  ['widget/react/react.ts', '../frame/connection.ts', parts],
  ['shared/widget/token.ts', 'zod', 'needs no package'],
  ['shared/widget/token.ts', '../messages/index.ts', words],
  ['shared/engine/judge.ts', '../packages/engine/face.ts', 'The engine has no dependencies'],
  ['shared/anatomy/note.ts', '../packages/engine/face.ts', words],
  ['shared/contract/page.ts', '../packages/engine/face.ts', 'shared, which knows nothing of it'],
  ['shared/packages/engine/face.ts', 'zod', 'The package of the engine needs nothing'],
  ['shared/packages/engine/face.ts', 'node:fs', 'The package of the engine needs nothing'],
  ['shared/packages/engine/face.ts', '../../contract/page.ts', 'holds engine, anatomy and what they say'],
  ['shared/packages/engine/cli/run.ts', 'zod', 'its command no more than Node'],
  ['shared/packages/engine/cli/run.ts', '../../../../functions/log.ts', published],
  ['shared/packages/mcp/server.ts', 'express', 'and no other package'],
  ['shared/packages/mcp/server.ts', '#functions/log.ts', 'and no other package'],
  ['shared/packages/mcp/server.ts', '../../../infra/x.ts', published],
  ['shared/sdk/list.ts', '../contract/page.ts', alone],
  ['shared/sdk/list.ts', 'zod', alone],
  ['shared/sdk/list.ts', '#shared/contract/page.ts', alone],
  ['shared/sdk/list.ts', 'node:crypto', alone],
  ['shared/sdk/resources/widget.ts', '../../contract/page.ts', alone],
  ['shared/sdk/resources/widget.ts', 'zod', alone],
] as const;

test.for(trespasses.map(([path, from, message]) => ({ path, from, message, file: importing(path, from) })))(
  'the linter stops $path from importing $from',
  async ({ file, message }) => {
    expect(await saidOf(file)).toContain(message);
  },
);

const proper = [
  [room, '../answer/verdict.ts'],
  [room, '../../../lib/api.ts'],
  [deep, '../../answer/verdict.ts'],
  [flat, '#shared/contract/app/validations.ts'],
  ['web/src/app/app.tsx', '../features/history/index.ts'],
  ['functions/api/auth/me.ts', '#shared/contract/app/auth.ts'],
  ['functions/api/auth/me.ts', './user-view.ts'],
  ['functions/api/validations/get-validation.ts', '../../validations/view.ts'],
  ['functions/jobs/settle.ts', '../validations/answer.ts'],
  ['functions/ports/bank-data/verify.ts', 'node:https'],
  ['shared/validation/status.ts', '../engine/names.ts'],
  ['shared/contract/page.ts', '../validation/limits.ts'],
  ['shared/engine/countries/mx/index.ts', '../../check-digit.ts'],
  ['web/src/app/app.tsx', '../features/widget/index.ts'],
  ['widget/loader/create.ts', '../protocol.ts'],
  ['widget/loader/create.ts', '#shared/widget/token.ts'],
  ['widget/frame/form/form.tsx', '../../protocol.ts'],
  ['widget/frame/form/form.tsx', 'preact/hooks'],
  ['shared/packages/engine/face.ts', '../../engine/country.ts'],
  ['shared/packages/engine/cli/run.ts', 'node:util'],
  ['shared/packages/mcp/server.ts', '@modelcontextprotocol/sdk/server/mcp.js'],
  ['shared/packages/mcp/server.ts', 'node:crypto'],
  ['shared/packages/mcp/server.ts', 'zod'],
  ['shared/packages/mcp/server.ts', '../../sdk/index.ts'],
  ['shared/sdk/list.ts', './generated/types.ts'],
  ['shared/sdk/resources/widget.ts', '../list.ts'],
] as const;

test.for(proper.map(([path, from]) => ({ path, from, file: importing(path, from) })))(
  'the linter lets $path import $from',
  async ({ file }) => {
    expect(await saidOf(file)).not.toContain('restricted');
  },
);

const lines = Array.from({ length: 301 }, (_, line) => `export const line${line} = ${line};`);
const [full, long] = [write('shared/full.ts', lines.slice(1).join('\n')), write('shared/long.ts', lines.join('\n'))];

test('the linter stops a file of more than 300 lines', async () => {
  expect(await saidOf(full)).not.toContain('max-lines');
  expect(await saidOf(long)).toContain('max-lines');
});

const index = 'shared/contract/public/index.ts';
mkdirSync(join(trespassing, dirname(index)), { recursive: true });
writeFileSync(join(trespassing, index), "export {};\nexport * as one from './one.ts';\n");
written += 1;

test('the linter lets the index of an API that declared nothing have a line', async () => {
  expect(await saidOf(index)).toBe('');
});

const typed = write('widget/react/react.ts', "import type { A } from '../loader/types.ts';\nexport type B = A;\n");

test('the linter lets the React wrapper know types of the loader', async () => {
  expect(await saidOf(typed)).not.toContain('restricted');
});

/** Two files that know how each other will be called. */
const [first, second] = [written + 1, written + 2];
const circle = [
  write('shared/one.ts', `import type { Other } from './other-${second}.ts';\nexport type One = Other | 1;\n`),
  write('shared/other.ts', `import type { One } from './one-${first}.ts';\nexport type Other = One | 2;\n`),
];

test('the linter stops types that import each other in a circle', async () => {
  for (const file of circle) expect(await saidOf(file)).toContain('no-cycle');
});

test('the compiler stops an idempotent endpoint of guests, who could never be given the stored answer', () => {
  const ofGuests = { ...createValidation, auth: 'guest' } as const;
  // @ts-expect-error -- a guest has no keys
  const declare = () => endpointOf('app')(ofGuests);
  expect(declare).not.toThrow();
});

test('the compiler stops a port that does not exist, and an idempotent endpoint that cannot find its answers again', () => {
  // @ts-expect-error -- no record has this verb
  const { needs } = implement(login).needing('users.forget').by(never);
  expect(needs).toEqual(['users.forget']);
  // @ts-expect-error -- nothing says how a repeat is answered
  implement(createValidation).needing().by(never);
});
