import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

/** Of the machine and not of a clone: keys are of contents, so the next clone of the same finds them. */
const file = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'cuentaclara/checks/passed');

/** Some branches of the project; the keys that were met last stand first. */
const most = 40_000;

/** Keys of files that passed before. */
export const passedBefore = (): readonly string[] => {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
};

/** Where nothing can be kept, everything is checked every time. */
export const keepPassed = (keys: readonly string[]): void => {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.part-${process.pid}`, [...new Set([...keys, ...passedBefore()])].slice(0, most).join('\n'));
    renameSync(`${file}.part-${process.pid}`, file);
  } catch (error) {
    console.error(`What passed is not kept: ${String(error)}`);
  }
};
