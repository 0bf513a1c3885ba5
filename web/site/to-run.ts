import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { fontsOf } from '../docs/fonts-elsewhere.ts';
import { standIns } from './stand-ins.ts';
import { targets } from './targets.ts';

export interface Runnable<T> {
  readonly module: T;
  /** Exactly what its components wear. */
  readonly sheet: string;
}

/** Components as Node runs them to write pages, by the names of the files that they are asked of. */
export const toRun = async <T>(
  entries: readonly string[],
  addressOfFont: (name: string) => string,
): Promise<ReadonlyMap<string, Runnable<T>>> => {
  const { outputFiles } = await build({
    entryPoints: entries.map((entry) => join(import.meta.dirname, '../src', entry)),
    outdir: '/',
    entryNames: '[name]',
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    target: ['node24', ...targets],
    // The server's half of React is a module of the older kind, which asks for Node's own.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [fontsOf(addressOfFont), standIns],
    write: false,
  });
  const dir = mkdtempSync(join(tmpdir(), 'to-run-'));
  const runnableOf = async (entry: string): Promise<readonly [string, Runnable<T>]> => {
    const name = basename(entry).replace(/\.\w+$/, '');
    const file = (ending: string) => outputFiles.find(({ path }) => basename(path) === `${name}${ending}`);
    const script = join(dir, `${name}.mjs`);
    writeFileSync(script, file('.js')?.contents ?? '');
    const module = (await import(pathToFileURL(script).href)) as T;
    return [name, { module, sheet: file('.css')?.text.trim() ?? '' }];
  };
  const made = await Promise.all(entries.map(runnableOf));
  rmSync(dir, { recursive: true });
  return new Map(made);
};
