import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';

export const root = join(import.meta.dirname, '../../..');

/** What git answers, path by path. */
export const gitPaths = (...words: readonly string[]): readonly string[] =>
  execFileSync('git', [...words, '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 })
    .split('\0')
    .filter((path) => path !== '');

const isThere = (path: string): boolean => existsSync(join(root, path));

/** Every file of the project as it lies here: those that git knows, and new ones that it does not ignore. */
export const projectFiles = (): readonly string[] =>
  gitPaths('ls-files', '--cached', '--others', '--exclude-standard').filter(isThere);

/** What differs from a commit: changed, new and gone. */
export const changesSince = (commit: string): readonly string[] => [
  ...gitPaths('diff', '--name-only', commit),
  ...gitPaths('ls-files', '--others', '--exclude-standard'),
];

export const contentOf = (path: string): Buffer => readFileSync(join(root, path));

/** Most files are told apart by how a glob begins, which takes less time than to match it. */
const beginsAs = (file: string, glob: string): boolean => file.startsWith(glob.slice(0, glob.search(/[*{!(]|$/)));

export const matches = (file: string, globs: readonly string[]): boolean =>
  globs.some((glob) => beginsAs(file, glob) && matchesGlob(file, glob));

export const isTest = (file: string): boolean => file.endsWith('.test.ts');
