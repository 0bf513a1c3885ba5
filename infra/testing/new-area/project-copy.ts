import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { prepare, siteKey } from '../../prepare.ts';

const root = join(import.meta.dirname, '../../..');
const run = promisify(execFile);

/** A copy of the project that may be changed. */
export const projectCopy = () => {
  const dir = mkdtempSync(join(tmpdir(), 'new-area-'));
  cpSync(root, dir, { recursive: true, filter: (path) => !/\/(node_modules|\.git|\.local|cdk\.out)$/.test(path) });
  // Linked one by one: what the tools keep among them is the copy's own.
  mkdirSync(join(dir, 'node_modules/.cache'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')).filter((each) => each !== '.cache'))
    symlinkSync(join(root, 'node_modules', name), join(dir, 'node_modules', name));
  return {
    dir,
    /** A site looks the same whatever the APIs declare: the copy takes the one that stands. */
    takeSites: async (): Promise<void> => {
      const { sites } = await prepare();
      for (const [name, built] of Object.entries(sites))
        cpSync(built, join(dir, `node_modules/.cache/cuentaclara/${name}-${siteKey(dir, name)}`), { recursive: true });
    },
    node: (...words: string[]) => run(process.execPath, words, { cwd: dir, maxBuffer: 2 ** 26 }),
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
};
