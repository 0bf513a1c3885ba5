import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { buildLoader, buildWrapper, integrityOf, target } from './release/scripts.ts';
import { shortRegistries } from './short-registries.ts';

const here = import.meta.dirname;
const { version } = JSON.parse(readFileSync(resolve(here, 'release.json'), 'utf8')) as { readonly version: string };
/** Modules of types alone are their own declarations. */
const typesOf = (entry: string): string =>
  readFileSync(resolve(here, entry), 'utf8').replace('../loader/types.ts', './widget.d.ts');

/**
 * What pages load: under `/v1/` the newest that is compatible, under its version what never changes again. The manifest
 * says which that is, and by which digest a browser knows it.
 */
const scripts: Plugin = {
  name: 'scripts-for-pages',
  apply: 'build',
  async generateBundle() {
    const [loader, wrapper] = await Promise.all([buildLoader(), buildWrapper()]);
    const emit = (fileName: string, source: string | Uint8Array) =>
      void this.emitFile({ type: 'asset', fileName, source });
    for (const place of ['v1', `v${version}`]) {
      emit(`${place}/widget.js`, loader);
      emit(`${place}/react.mjs`, wrapper);
      emit(`${place}/widget.d.ts`, typesOf('loader/types.ts'));
      emit(`${place}/react.d.mts`, typesOf('react/types.ts'));
    }
    emit('manifest.json', JSON.stringify({ version, integrity: integrityOf(loader) }));
  },
};

/** Used by the form and by what comes behind it alike. */
const atOnce =
  /preact|shared\/(?:engine\/(?!countries\/\w+\/|pasted\/)|anatomy|contract|validation\/limits|messages\/fill)|frame\/(?:rules|parts|number|texts\/(?:names|use-))/;

export default defineConfig({
  root: here,
  plugins: [scripts, shortRegistries],
  // What a run of tests builds is what is deployed.
  oxc: { jsx: { importSource: 'preact', development: false } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: resolve(here, 'frame.html'),
      output: {
        // What stands before the form can be used is one file, which compresses better than several.
        codeSplitting: { groups: [{ name: 'base', test: atOnce }] },
      },
    },
  },
});
