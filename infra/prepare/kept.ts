import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const newest = 3;

/** Keeps disk use flat: only the last few results of a kind stay. */
const forgetOld = (cache: string, kind: string): void => {
  const results = readdirSync(cache)
    .filter((name) => name.startsWith(`${kind}-`) && !name.includes('.part'))
    .map((name) => ({ path: join(cache, name), at: statSync(join(cache, name)).mtimeMs }))
    .toSorted((one, other) => other.at - one.at);
  for (const { path } of results.slice(newest)) rmSync(path, { recursive: true, force: true });
};

/**
 * The directory `<cache>/<kind>-<key>`, made by `make` when it is not there yet. It appears under its name only when it
 * is whole, so an interrupted or parallel run never leaves half a result.
 */
export const kept = async (
  cache: string,
  kind: string,
  key: string,
  make: (directory: string) => unknown,
): Promise<string> => {
  const directory = join(cache, `${kind}-${key}`);
  if (existsSync(directory)) return directory;
  mkdirSync(cache, { recursive: true });
  const part = `${directory}.part-${process.pid}`;
  rmSync(part, { recursive: true, force: true });
  await make(part);
  if (existsSync(directory)) rmSync(part, { recursive: true, force: true });
  else renameSync(part, directory);
  forgetOld(cache, kind);
  return directory;
};
