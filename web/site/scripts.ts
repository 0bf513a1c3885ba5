import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { askedAtOnce, neededBy } from './at-once.ts';
import { singleIcons } from './icons.ts';
import { standIns } from './stand-ins.ts';
import { targets } from './targets.ts';

/** The pages hold all the style they wear: what moves on them brings none. */
const withoutSheets: Plugin = {
  name: 'without-sheets',
  setup(building) {
    building.onLoad({ filter: /\.css$/ }, () => ({ contents: '', loader: 'js' }));
  },
};

export interface SiteScripts {
  /** By their names below the root of the site. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** What every public page loads, the one that runs first; the rest follows from them when it is wanted. */
  readonly first: readonly [string, ...string[]];
}

/** The scripts of the public pages, apart from the app's: Preact in the place of React, and nothing before it is wanted. */
export const siteScripts = async (): Promise<SiteScripts> => {
  const { outputFiles } = await build({
    entryPoints: { site: join(import.meta.dirname, '../src/site/scripts/main.ts') },
    outdir: '/assets',
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    target: [...targets],
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: {
      react: 'preact/compat',
      'react-dom': 'preact/compat',
      'react-dom/client': 'preact/compat/client',
      'react/jsx-runtime': 'preact/jsx-runtime',
    },
    plugins: [standIns, singleIcons, withoutSheets],
    write: false,
  });
  const files = new Map<string, Uint8Array>(outputFiles.map(({ path, contents }) => [path, contents]));
  const main = [...files.keys()].find((path) => path.startsWith('/assets/site-'));
  if (!main) throw new Error('The public pages have no script');
  const textOf = (path: string): string => Buffer.from(files.get(path) ?? []).toString();
  files.set(main, Buffer.from(askedAtOnce(textOf(main), (name) => textOf(`/assets/${name}`))));
  return { files, first: [main, ...neededBy(textOf(main)).map((name) => `/assets/${name}`)] };
};
