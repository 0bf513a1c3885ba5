import { resolve } from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { packs } from '#shared/engine/index.ts';
import { coverageOf } from './src/features/landing/coverage.ts';

/** The first stylesheet to arrive fixes the order of the layers, and any chunk's may be first: each declares it. */
const layerOrder: Plugin = {
  name: 'layer-order',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        file.source = `@layer theme,base,components,utilities;${file.source.toString()}`;
  },
};

/** The landing's coverage table, written from the country packs: the page carries the facts, not nine countries' rules. */
const coverage: Plugin = {
  name: 'coverage',
  resolveId: (id) => (id === 'virtual:coverage' ? '\0coverage' : undefined),
  load: (id) => (id === '\0coverage' ? `export default ${JSON.stringify(coverageOf(packs))}` : undefined),
};

/** The router's package offers bundlers its development build; visitors need the production one, 5 kB lighter. */
const productionRouter: Plugin = {
  name: 'production-router',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: [
        {
          find: /^react-router$/,
          replacement: resolve(import.meta.dirname, '../node_modules/react-router/dist/production/index.mjs'),
        },
      ],
    },
  }),
};

const everyPage = {
  libraries: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next)\//,
  own: /web\/src\/(lib\/|components\/ui\/(brand|button|class-names|icon|link|mark|spinner|toast)|app\/shell\/(theme|language))|shared\/(plans|contract)/,
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwind(), coverage, layerOrder, productionRouter],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: ['chrome123', 'firefox121', 'safari17.5'],
    // The content security policy refuses data: fonts; every asset is a file of the own origin.
    assetsInlineLimit: 0,
    // Every browser of the target preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Two files instead of a dozen small ones for what every page needs: fewer requests, better compressed.
        codeSplitting: {
          groups: [
            { name: 'react', test: everyPage.libraries },
            { name: 'shell', test: everyPage.own },
          ],
        },
      },
    },
  },
});
