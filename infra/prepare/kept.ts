import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/** A running product reads its functions from here, so nothing used lately may go. */
const keptMs = 12 * 60 * 60 * 1000;

const forgetOld = (cache: string, kind: string): void => {
  for (const name of readdirSync(cache)) {
    const path = join(cache, name);
    if (name.startsWith(`${kind}-`) && statSync(path).mtimeMs < Date.now() - keptMs)
      rmSync(path, { recursive: true, force: true });
  }
};

const markUsed = (directory: string): void => utimesSync(directory, new Date(), new Date());

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
  if (!existsSync(directory)) {
    mkdirSync(cache, { recursive: true });
    forgetOld(cache, kind);
    const part = `${directory}.part-${process.pid}`;
    rmSync(part, { recursive: true, force: true });
    await make(part);
    if (existsSync(directory)) rmSync(part, { recursive: true, force: true });
    else renameSync(part, directory);
  }
  markUsed(directory);
  return directory;
};
