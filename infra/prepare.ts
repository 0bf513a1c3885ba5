import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fingerprint } from './prepare/fingerprint.ts';
import { kept } from './prepare/kept.ts';
import { readLock } from './supply/lock.ts';
import { noticesOf } from './supply/notices.ts';
import { shippedIn } from './supply/shipped.ts';

const root = join(import.meta.dirname, '..');
const cache = join(root, 'node_modules/.cache/cuentaclara');
const locked = ['package.json', 'package-lock.json'];

const run = promisify(execFile);

/** The folders of the sites, each of which Vite builds. */
const siteNames = ['web', 'widget'] as const;
type Site = (typeof siteNames)[number];

/** The directory of the built files of every site. */
export type Sites = Readonly<Record<Site, string>>;

/** A site is built in a process of its own, beside the functions: two cores, two builds. */
const buildSite = async (name: Site, outdir: string): Promise<void> => {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  await run(process.execPath, [vite, 'build', name, '--outDir', outdir, '--emptyOutDir', '--logLevel', 'warn'], {
    cwd: root,
    // A test runner says `test` here, and libraries would bundle their development halves.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  await writeFile(join(outdir, 'licenses.txt'), noticesOf(shippedIn(name, readLock())));
};

export interface Prepared {
  /** The cloud assembly, ready to boot or deploy. */
  readonly assemblyDir: string;
  readonly functionsDir: string;
  readonly sites: Sites;
}

interface Built<T> {
  readonly key: string;
  readonly made: T;
}

const builtFunctions = async (): Promise<Built<string>> => {
  const key = fingerprint(root, ['shared', 'functions'], [...locked, 'infra/bundle.ts']);
  const make = async (to: string) => (await import('./bundle.ts')).bundleFunctions(to);
  return { key, made: await kept(cache, 'functions', key, make) };
};

/** Under which a build of a site is kept. */
export const siteKey = (project: string, name: string): string =>
  fingerprint(project, ['shared', name, 'infra/supply'], [...locked, 'infra/prepare.ts']);

const builtSite = async (name: Site): Promise<Built<readonly [Site, string]>> => {
  const key = siteKey(root, name);
  return { key, made: [name, await kept(cache, name, key, (to) => buildSite(name, to))] };
};

/** The assembly of the core stack alone: it holds the table, and needs neither code nor sites. */
export const prepareCore = (): Promise<string> => {
  const key = fingerprint(root, ['infra', 'functions', 'shared'], [...locked, 'cdk.json']);
  return kept(cache, 'core', key, async (outdir) => {
    const { synthesizeCore } = await import('./synthesize.ts');
    synthesizeCore(outdir);
  });
};

/**
 * Builds the sites, bundles the functions and synthesizes the templates; whatever did not change since the last time is
 * taken from the cache, so that a second start builds nothing.
 */
export const prepare = async ({ strict = false }: { strict?: boolean } = {}): Promise<Prepared> => {
  const infraKey = fingerprint(root, ['infra'], [...locked, 'cdk.json']);
  const [functions, ...builtSites] = await Promise.all([builtFunctions(), ...siteNames.map(builtSite)]);
  const functionsDir = functions.made;
  const sites = Object.fromEntries(builtSites.map(({ made }) => made)) as Sites;
  const keys = [infraKey, functions.key, ...builtSites.map(({ key }) => key), ...(strict ? ['strict'] : [])];
  const assemblyDir = await kept(cache, 'assembly', keys.join('-'), async (outdir) => {
    const { synthesize } = await import('./synthesize.ts');
    synthesize({ outdir, functionsDir, sites, strict });
  });
  return { assemblyDir, functionsDir, sites };
};
