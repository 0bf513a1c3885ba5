import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fingerprint } from './prepare/fingerprint.ts';
import { kept } from './prepare/kept.ts';

const root = join(import.meta.dirname, '..');
const cache = join(root, 'node_modules/.cache/cuentaclara');
const locked = ['package.json', 'package-lock.json'];

const run = promisify(execFile);

/** The dashboard is built in a process of its own, beside the functions: two cores, two builds. */
const buildWeb = async (outdir: string): Promise<void> => {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  await run(process.execPath, [vite, 'build', 'web', '--outDir', outdir, '--emptyOutDir', '--logLevel', 'warn'], {
    cwd: root,
    // A test runner says `test` here, and libraries would bundle their development halves.
    env: { ...process.env, NODE_ENV: 'production' },
  });
};

export interface Prepared {
  /** The cloud assembly, ready to boot or deploy. */
  readonly assemblyDir: string;
  readonly functionsDir: string;
  readonly webDir: string;
}

/**
 * Builds the dashboard, bundles the functions and synthesizes the templates; whatever did not change since the last
 * time is taken from the cache, so that a second start builds nothing.
 */
export const prepare = async ({ strict = false }: { strict?: boolean } = {}): Promise<Prepared> => {
  const functionsKey = fingerprint(root, ['shared', 'functions'], [...locked, 'infra/bundle.ts']);
  const webKey = fingerprint(root, ['shared', 'web'], [...locked, 'infra/prepare.ts']);
  const infraKey = fingerprint(root, ['infra'], [...locked, 'cdk.json']);
  const [functionsDir, webDir] = await Promise.all([
    kept(cache, 'functions', functionsKey, async (to) => (await import('./bundle.ts')).bundleFunctions(to)),
    kept(cache, 'web', webKey, buildWeb),
  ]);
  const assemblyKey = `${infraKey}-${functionsKey}-${webKey}${strict ? '-strict' : ''}`;
  const assemblyDir = await kept(cache, 'assembly', assemblyKey, async (outdir) => {
    const { synthesize } = await import('./synthesize.ts');
    synthesize({ outdir, functionsDir, webDir, strict });
  });
  return { assemblyDir, functionsDir, webDir };
};
