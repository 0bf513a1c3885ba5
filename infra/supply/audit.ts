import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { holesIn, signaturesIn } from './holes.ts';
import { readLock } from './lock.ts';
import { bundles, shippedIn, type BundleName } from './shipped.ts';

/** Asks the registry what it knows of the packages: fails on a severe hole in what goes out, and on a wrong signature. */
const npm = (...asked: readonly string[]) =>
  spawnSync('npm', asked, {
    cwd: join(import.meta.dirname, '../..'),
    encoding: 'utf8',
    timeout: 60_000,
    maxBuffer: 64 * 1024 * 1024,
  });

const locked = readLock();
const shipped = new Set(
  (Object.keys(bundles) as BundleName[]).flatMap((name) => shippedIn(name, locked)).map(({ path }) => path),
);

const holes = holesIn(npm('audit', '--json', '--loglevel', 'silent').stdout, shipped);
if (holes === undefined) console.log('SKIPPED: this registry answers nothing about holes. Nobody looked for any.');
for (const line of holes?.tools ?? []) console.log(`In a tool, or not severe: ${line}`);
for (const line of holes?.shipped ?? []) console.error(`GOES OUT: ${line}`);

const { status, stdout, stderr } = npm('audit', 'signatures');
const signatures = signaturesIn(status ?? 1, stdout + stderr);
const said = {
  right: 'The signatures of the registry are right.',
  wrong: 'A SIGNATURE OF THE REGISTRY IS WRONG:',
  unknown: 'SKIPPED: this registry does not say by which keys it signs. Hashes of the lock hold all the same.',
} as const;
console.log(said[signatures]);
if (signatures === 'wrong') console.error(stdout, stderr);

process.exitCode = (holes?.shipped.length ?? 0) > 0 || signatures === 'wrong' ? 1 : 0;
