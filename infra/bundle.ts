import { build, type Plugin } from 'esbuild';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { entries } from './functions.ts';

const root = join(import.meta.dirname, '..');

/**
 * An `import` of `node:http` makes Node list everything that module exports, among it a getter that loads the whole of its
 * `fetch`: 40 ms of every cold start, for functions that never fetch. A `require` lists nothing.
 */
const requireHttp: Plugin = {
  name: 'require-http',
  setup(esbuild) {
    esbuild.onResolve({ filter: /^(node:)?https?$/ }, ({ path, kind }) =>
      kind === 'require-call' ? { path, external: true } : { path, namespace: 'required' },
    );
    esbuild.onLoad({ filter: /.*/, namespace: 'required' }, ({ path }) => ({
      contents: `module.exports = require('${path}');`,
      loader: 'js',
    }));
  },
};

/**
 * Bundles every function in one call into one directory: shared chunks keep it small and quick to load. The handler of
 * an entry is `<entry>.handler`.
 */
export const bundleFunctions = async (outdir: string): Promise<string> => {
  await rm(outdir, { recursive: true, force: true });
  await build({
    absWorkingDir: root,
    entryPoints: entries.map((entry) => ({ in: `functions/${entry}.ts`, out: entry })),
    outdir,
    outExtension: { '.js': '.mjs' },
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    minify: true,
    keepNames: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    mainFields: ['module', 'main'],
    // Bundled CommonJS packages still call `require` for Node's own modules.
    banner: {
      js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
    },
    plugins: [requireHttp],
    logLevel: 'warning',
  });
  return outdir;
};
