import { join } from 'node:path';
import { build } from 'esbuild';
import { fontsOf } from './fonts-elsewhere.ts';

const portal = join(import.meta.dirname, '../src/portal');

export interface Bundled {
  /** By their names below the root of the site. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly script: string;
  readonly style: string;
}

/** The scripts and the sheet of the portal, apart from the app's: its pages load nothing else of it. */
export const bundled = async (addressOfFont: (name: string) => string): Promise<Bundled> => {
  const { outputFiles } = await build({
    entryPoints: { portal: join(portal, 'main.ts') },
    outdir: '/assets',
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: ['chrome123', 'firefox121', 'safari17.5'],
    plugins: [fontsOf(addressOfFont)],
    write: false,
  });
  const files = new Map(outputFiles.map(({ path, contents }) => [path, contents]));
  const named = (end: string): string => {
    const name = [...files.keys()].find((path) => path.includes('/portal-') && path.endsWith(end));
    if (!name) throw new Error(`The portal has no ${end}`);
    return name;
  };
  return { files, script: named('.js'), style: named('.css') };
};
