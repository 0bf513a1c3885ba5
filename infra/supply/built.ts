import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepare } from '../prepare.ts';
import { subjectsOf } from './provenance.ts';

const root = join(import.meta.dirname, '../..');

/** Where the statement about what was built stands. */
export const statementFile = join(root, 'dist/provenance.intoto.json');

export const git = (...asked: readonly string[]): string =>
  execFileSync('git', asked, { cwd: root, encoding: 'utf8' }).trim();

/** What a deployment takes: the files of both sites and of the functions, and the lock that they were made with. */
export const built = async () => {
  const { sites, functionsDir } = await prepare();
  return {
    subject: subjectsOf({ ...sites, functions: functionsDir }),
    lock: readFileSync(join(root, 'package-lock.json')),
  };
};
