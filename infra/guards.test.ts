import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { login } from '#shared/contract/app/auth.ts';
import { createValidation } from '#shared/contract/app/validations.ts';
import { implement } from '#functions/entry/implement.ts';

const root = join(import.meta.dirname, '..');
const trespassing = mkdtempSync(join(tmpdir(), 'guards-'));
cpSync(join(root, '.oxlintrc.json'), join(trespassing, '.oxlintrc.json'));
afterAll(() => rmSync(trespassing, { recursive: true, force: true }));

const run = promisify(execFile);
const never = () => Promise.reject<never>(new Error('never run'));

/** What the linter says of one file at a path of the project. */
const lint = async (path: string, text: string): Promise<string> => {
  const file = join(trespassing, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return run(process.execPath, [join(root, 'node_modules/oxlint/bin/oxlint'), path], { cwd: trespassing }).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  );
};

test.for([
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
  ['shared/plans.ts', 'export const plan: any = 1;\n', 'no-explicit-any'],
  ['shared/plans.ts', 'export const one = ([1] as number[])[0]!;\n', 'no-non-null-assertion'],
] as const)('the linter stops %s from saying %j', async ([path, text, message]) => {
  expect(await lint(path, text)).toContain(message);
});

const apart = 'Features never import each other';
const composed = 'The app composes features';
const served = 'Components and lib serve every feature';
const onlyShared = 'The dashboard imports only shared';
const [flat, room, deep] = [
  'web/src/features/history/history.tsx',
  'web/src/features/validation/form/draft.ts',
  'web/src/features/validation/form/deep/draft.ts',
] as const;

test.for([
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
  [flat, '#functions/auth/login.ts', onlyShared],
  [room, '#infra/x.ts', onlyShared],
  ['web/src/lib/format.ts', '../../../functions/auth/login.ts', onlyShared],
] as const)('the linter stops %s from importing %s', async ([path, from, message]) => {
  expect(await lint(path, `import { a } from '${from}';\na();\n`)).toContain(message);
});

test.for([
  [room, '../answer/verdict.ts'],
  [room, '../../../lib/api.ts'],
  [deep, '../../answer/verdict.ts'],
  [flat, '#shared/contract/app/validations.ts'],
  ['web/src/app/app.tsx', '../features/history/index.ts'],
] as const)('the linter lets %s import %s', async ([path, from]) => {
  expect(await lint(path, `import { a } from '${from}';\na();\n`)).not.toContain('restricted');
});

test('the linter stops a file of more than 300 lines', async () => {
  const lines = Array.from({ length: 301 }, (_, line) => `export const line${line} = ${line};`);
  expect(await lint('shared/long.ts', lines.join('\n'))).toContain('max-lines');
});

test('the linter stops types that import each other in a circle', async () => {
  await lint('shared/one.ts', "import type { Other } from './other.ts';\nexport type One = Other | 1;\n");
  expect(
    await lint('shared/other.ts', "import type { One } from './one.ts';\nexport type Other = One | 2;\n"),
  ).toContain('no-cycle');
});

test('the linter lets proper imports through', async () => {
  expect(
    await lint('functions/api/auth/me.ts', "import { me } from '#shared/contract/app/auth.ts';\nme();\n"),
  ).not.toContain('restricted');
});

test('the compiler stops a port that does not exist, and an idempotent endpoint that cannot find its answers again', () => {
  // @ts-expect-error -- no record has this verb
  const { needs } = implement(login).needing('users.forget').by(never);
  expect(needs).toEqual(['users.forget']);
  // @ts-expect-error -- nothing says how a repeat is answered
  implement(createValidation).needing().by(never);
});
