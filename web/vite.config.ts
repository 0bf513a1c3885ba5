import { readdirSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { documents } from './site/plugin.ts';
import { targets } from './site/targets.ts';

/** The first stylesheet to arrive fixes the order of the layers, and any chunk's may be first: each declares it. */
const layerOrder: Plugin = {
  name: 'layer-order',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        file.source = `@layer tokens,base,components;${file.source.toString()}`;
  },
};

/** The style sheet after what the page shows without it: a sheet in the head would hold back the first paint. */
const sheetsAfterFirstPaint: Plugin = {
  name: 'sheets-after-first-paint',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const sheets = html.match(/ *<link rel="stylesheet"[^>]*>\n?/g) ?? [];
      const without = sheets.reduce((rest, sheet) => rest.replace(sheet, ''), html);
      return without.replace(/( *<div id="root">)/, `${sheets.join('')}$1`);
    },
  },
};

const examplesFolder = resolve(import.meta.dirname, '../widget/examples');
const exampleFile = (name: string) => ({ name, code: readFileSync(resolve(examplesFolder, name), 'utf8') });

/** The pages that the widget is tested with, each with the scripts of its name, as they are read and copied. */
const examplesIn = (names: readonly string[]) => ({
  pages: Object.fromEntries(
    names
      .filter((name) => name.endsWith('.html'))
      .map((page) => basename(page, '.html'))
      .map((page) => [page, names.filter((name) => name.split('.')[0] === page).map(exampleFile)]),
  ),
  server: exampleFile('server.mjs'),
});

const widgetExamples: Plugin = {
  name: 'widget-examples',
  resolveId: (id) => (id === 'virtual:widget-examples' ? '\0widget-examples' : undefined),
  load: (id) =>
    id === '\0widget-examples'
      ? `export default ${JSON.stringify(examplesIn(readdirSync(examplesFolder).toSorted()))}`
      : undefined,
};

/** The router's package offers bundlers its development build only. */
const router = resolve(import.meta.dirname, '../node_modules/react-router/dist/production/index.mjs');

/** What every visitor would load for nothing, 11 kB of it, and what takes its place. */
const ballast: readonly { readonly file: string; readonly what: RegExp; readonly instead: string }[] = [
  // The router is one module; its unused components stay because they are named for the developer tools,
  { file: '/react-router/dist/production/', what: /^\w+\.displayName = ".*";$/gm, instead: '' },
  // and because nobody says that the calls that make them do nothing else.
  {
    file: '/react-router/dist/production/',
    what: /= (React\d*\.(?:forwardRef|createContext|memo)\()/g,
    instead: '= /*#__PURE__*/ $1',
  },
  // Lucide's icons without its sizes, colours and contexts: `Icon` draws them, `icon.css` paints them.
  {
    file: '/lucide-react/dist/esm/createLucideIcon.mjs',
    what: /^.*function createLucideIcon\(.*$/s,
    instead: `import { createElement } from 'react';
      export default ({ node }) => (props) =>
        createElement('svg', { viewBox: '0 0 24 24', ...props }, ...node.map(([tag, shape]) => createElement(tag, shape)));`,
  },
];

/** Takes the ballast out; the build fails when a library no longer has a piece of it where it was. */
const leanLibraries = (): Plugin => {
  const left = new Set(ballast);
  return {
    name: 'lean-libraries',
    apply: 'build',
    config: () => ({ resolve: { alias: [{ find: /^react-router$/, replacement: router }] } }),
    transform: (code, id) => {
      const pieces = ballast.filter(({ file, what }) => id.includes(file) && code.search(what) >= 0);
      for (const piece of pieces) left.delete(piece);
      return pieces.reduce((lean, { what, instead }) => lean.replace(what, instead), code);
    },
    buildEnd(error) {
      const [piece] = left;
      if (!error && piece) this.error(`Nothing in ${piece.file} looks like ${piece.what} any more`);
    },
  };
};

/** What every page needs; the lists of countries bring the query client, which the landing does without, as it does what follows a payment. */
const everyPage = {
  libraries: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next)\//,
  own: /web\/src\/(lib\/(?!constants\/(use-countries|country-list)|(use-)?follow|before-paying)|components\/ui\/(brand|button|class-names|icon|link|mark|open-dialogs|spinner|toast)|app\/(loading|first-texts|page\.|shell\/(theme|language)))|shared\/(plans|contract)/,
};

/**
 * What some pages share, in a file for those that load it all: the landing too, every form, every signed-in page. Without
 * names it would be a dozen files, each a request and badly compressed; and no page may load what only the next group needs.
 */
const someParts = /web\/src\/components\/ui\/(field|segmented|table)\.|lucide-react\/dist\/esm\/icons\/plus\./;
const formParts =
  /web\/src\/components\/(help-link\/(pages|help-link)\.|ui\/(alert|controls|password-input|copy-button))/;
const signedInParts =
  /web\/src\/(app\/shell\/(shell\.module|signed-in|navigation)|components\/ui\/(skeleton|trail|save-file|empty))|lucide-react\/dist\/esm\/icons\/wifi-off/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), widgetExamples, layerOrder, sheetsAfterFirstPaint, leanLibraries(), documents()],
  // A worker loads the rules of a country when a row names it.
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: [...targets],
    // The content security policy refuses data: fonts; every asset is a file of the own origin.
    assetsInlineLimit: 0,
    // Every browser of the target preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: resolve(import.meta.dirname, 'app.html'),
      output: {
        // Two files instead of a dozen small ones for what every page needs: fewer requests, better compressed.
        codeSplitting: {
          groups: [
            { name: 'react', test: everyPage.libraries },
            { name: 'shell', test: everyPage.own },
            { name: 'parts', test: someParts },
            { name: 'forms', test: formParts },
            { name: 'desk', test: signedInParts },
          ],
        },
      },
    },
  },
});
