import { execFile } from 'node:child_process';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bundle } from './bundle.ts';
import { declare } from './declare.ts';
import { licensesFile, licensesOf } from '../supply/licenses.ts';
import { manifestOf } from './manifest.ts';
import type { Package } from './package.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');

/** Writes the directory that is packed: scripts for both module systems, their declarations, manifest, README, licence. */
export const buildPackage = async (one: Package, to: string): Promise<void> => {
  await rm(to, { recursive: true, force: true });
  await mkdir(to, { recursive: true });
  const [inputs] = await Promise.all([
    bundle(one, join(to, 'dist')),
    declare(one, join(to, 'dist')),
    writeFile(join(to, 'package.json'), `${JSON.stringify(manifestOf(one), null, 2)}\n`),
    cp(join(root, one.folder, 'README.md'), join(to, 'README.md')),
    cp(join(root, 'LICENSE'), join(to, 'LICENSE')),
  ]);
  const licenses = await licensesOf(inputs);
  if (licenses) await writeFile(join(to, licensesFile), licenses);
};

/** As npm calls the tarball of a package: `cuentaclara-sdk`. */
const flatName = ({ name }: Package): string => name.replace('@', '').replace('/', '-');

/** Builds a package and answers its tarball, `cuentaclara-sdk-0.1.0.tgz`, in a directory. */
export const packPackage = async (one: Package, to: string): Promise<string> => {
  const built = join(to, flatName(one));
  await buildPackage(one, built);
  await run('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', to], { cwd: built });
  return join(to, `${flatName(one)}-${one.version}.tgz`);
};
