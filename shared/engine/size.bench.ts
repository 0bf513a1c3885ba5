import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import type { Plugin } from 'esbuild';
import type { Figure } from '../../infra/testing/figures.ts';
import { countries } from './countries/index.ts';

/** Every registry becomes an empty one, so that what is left is the engine. */
const withoutBanks: Plugin = {
  name: 'without-banks',
  setup(bundling) {
    bundling.onLoad({ filter: /countries\/\w+\/banks[\w-]*\.ts$/ }, () => ({
      contents: 'export const banks = { banks: [], byCode: new Map(), byNumber: new Map() };',
    }));
  },
};

/** What a browser would fetch for this entry, in kilobytes of a thousand. */
async function gzipped(entry: string, plugins: Plugin[] = []): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2024',
    write: false,
    logLevel: 'error',
    plugins,
  });
  return outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0) / 1000;
}

async function measure(): Promise<Figure[]> {
  const packs = Object.keys(countries).map((code) => ({ code, file: `./countries/${code.toLowerCase()}/index.ts` }));
  const engine = `export * from './country.ts';`;
  const all = [engine, ...packs.map(({ code, file }) => `export { pack as ${code} } from '${file}';`)].join('');
  const figures: Figure[] = [
    { what: 'engine alone, gzip', value: await gzipped(engine), unit: 'kB' },
    {
      what: 'engine and all packs, no registry, gzip',
      value: await gzipped(all, [withoutBanks]),
      unit: 'kB',
      budget: 12,
    },
  ];
  const oneByOne: number[] = [];
  for (const { file } of packs)
    oneByOne.push(await gzipped(`${engine}export { pack } from '${file}';`, [withoutBanks]));
  figures.push({
    what: 'engine and its largest pack, no registry, gzip',
    value: Math.max(...oneByOne),
    unit: 'kB',
    budget: 12,
  });
  for (const { code, file } of packs) {
    const value = await gzipped(`export { pack } from '${file}';`);
    figures.push({ what: `pack and registry of ${code}, gzip`, value, unit: 'kB', budget: 15 });
  }
  return figures;
}

export default measure;
