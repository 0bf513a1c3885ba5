import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { packages } from './all.ts';
import { packPackage } from './build.ts';

/** Writes the tarball of every package to `dist/packages`: what `npm publish` takes. */
const to = join(import.meta.dirname, '../../dist/packages');
await rm(to, { recursive: true, force: true });
await mkdir(to, { recursive: true });
for (const tarball of await Promise.all(packages.map((one) => packPackage(one, to)))) console.log(tarball);
