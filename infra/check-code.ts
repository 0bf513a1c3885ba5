import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { keysOf } from './checks/keys.ts';
import { keepPassed, passedBefore } from './checks/passed.ts';
import type { Texts } from './checks/projects.ts';

const root = join(import.meta.dirname, '..');
const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
const pass = ['--type-aware', '--type-check', '--deny-warnings'];

/** More are not named one by one: no system takes a line as long as it gets. */
const mostNamed = process.platform === 'win32' ? 300 : 1500;

const isIgnored = (name: string): boolean => ['node_modules', 'cdk.out', 'dist', '.local'].includes(name);
const filesLike = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: root, exclude: isIgnored }).map((path) => path.replaceAll(sep, '/'));

const textsOf = (paths: readonly string[]): Texts =>
  new Map(paths.toSorted().map((path) => [path, readFileSync(join(root, path), 'utf8')]));

/** What the tools are and what they are told: the lock of what is installed, not of what should be. */
const toldTools = [
  '.gitignore',
  '.oxlintrc.json',
  'package.json',
  'node_modules/.package-lock.json',
  'infra/check-code.ts',
  'infra/checks/keys.ts',
  'infra/checks/projects.ts',
];

/** The files that the linter would look at by itself. */
const linted = (): readonly string[] =>
  execFileSync(process.execPath, [oxlint, '--debug=files'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .map((path) => path.trim().replaceAll(sep, '/'))
    .filter((path) => path !== '');

const keys = (): ReadonlyMap<string, string> => {
  const common = JSON.stringify([...textsOf([...toldTools, ...filesLike('**/tsconfig*.json')])]);
  const files = new Set(linted());
  const all = keysOf(textsOf([...files, ...filesLike('**/*.json')]), common);
  return new Map([...all].filter(([path]) => files.has(path)));
};

/** Whether the linter found nothing in these. */
const passes = (files: readonly string[]): boolean => {
  const named = files.length > mostNamed ? [] : files;
  return spawnSync(process.execPath, [oxlint, ...pass, ...named], { cwd: root, stdio: 'inherit' }).status === 0;
};

const before = new Set(passedBefore());
const now = keys();
const unknown = [...now].filter(([, key]) => !before.has(key)).map(([path]) => path);
console.log(`Of ${now.size} files ${unknown.length} have to be looked at: they changed, or what they import.`);

if (unknown.length === 0) keepPassed([...now.values()]);
else if (!passes(unknown)) process.exitCode = 1;
// What was written meanwhile may have been read before or after: only what is still the same has passed.
else keepPassed([...keys()].filter(([path, key]) => now.get(path) === key).map(([, key]) => key));
