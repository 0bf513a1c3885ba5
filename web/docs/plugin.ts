import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { bundled } from './bundle.ts';
import type { Language } from './page.ts';
import { pages } from './pages.ts';
import { portalFiles } from './portal.ts';
import { searchIndexOf } from './search/search-index.ts';

const modules = join(import.meta.dirname, '../../node_modules');
const firstFont = '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2';

/** What the app's page runs before its first paint: the policy of the site knows its digest. */
const headScriptIn = (html: string): string => {
  const script = /<script>([^]*?)<\/script>/.exec(html)?.[1];
  if (script === undefined) throw new Error('The page of the app begins with no script of its own');
  return script;
};

/** Writes the developer portal beside the app, as documents. */
export const portal = (): Plugin => ({
  name: 'developer-portal',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_, bundle) {
    const page = bundle['index.html'];
    if (page?.type !== 'asset') throw new Error('The app has no page');
    const addressOfFont = (name: string): string => {
      const source = readFileSync(join(modules, name));
      const reference = this.emitFile({ type: 'asset', name: name.split('/').at(-1) ?? name, source });
      return `/${this.getFileName(reference)}`;
    };
    const addressOfIndex = (language: Language): string => {
      const source = searchIndexOf(pages(language), language);
      const reference = this.emitFile({ type: 'asset', name: `search-${language}.json`, source });
      return `/${this.getFileName(reference)}`;
    };
    const { files, script, style } = await bundled(addressOfFont);
    const written = portalFiles({
      script,
      style,
      font: addressOfFont(firstFont),
      indexes: { es: addressOfIndex('es'), en: addressOfIndex('en') },
      headScript: headScriptIn(page.source.toString()),
    });
    for (const [name, source] of files) this.emitFile({ type: 'asset', fileName: name.slice(1), source });
    for (const [name, source] of written) this.emitFile({ type: 'asset', fileName: name, source });
  },
});
