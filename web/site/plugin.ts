import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { bundled } from '../docs/bundle.ts';
import type { Language } from '../docs/page.ts';
import { pages } from '../docs/pages.ts';
import { portalFiles } from '../docs/portal.ts';
import { searchIndexOf } from '../docs/search/search-index.ts';
import { publicFiles } from './pages.ts';
import { renderers } from './renderers.ts';
import { siteScripts } from './scripts.ts';
import { widgetPreviews } from './widget-preview.ts';

const modules = join(import.meta.dirname, '../../node_modules');
const firstFont = '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2';

/** What the app's page runs before its first paint: the policy of the site knows its digest. */
const headScriptIn = (html: string): string => {
  const script = /<script>([^]*?)<\/script>/.exec(html)?.[1];
  if (script === undefined) throw new Error('The page of the app begins with no script of its own');
  return script;
};

/** Writes what is no app beside it, as documents: the public pages and the developer portal. */
export const documents = (): Plugin => ({
  name: 'documents',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_, bundle) {
    const page = bundle['app.html'];
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
    const [ofPortal, scripts, families] = await Promise.all([
      bundled(addressOfFont),
      siteScripts(),
      renderers(addressOfFont),
    ]);
    const first = { font: addressOfFont(firstFont), headScript: headScriptIn(page.source.toString()) };
    const indexes = { es: addressOfIndex('es'), en: addressOfIndex('en') };
    const { script, style } = ofPortal;
    const written = [
      ...publicFiles(families, { ...first, script: scripts.main }),
      ...portalFiles({ ...first, script, style, indexes }),
    ];
    for (const [name, source] of [...ofPortal.files, ...scripts.files])
      this.emitFile({ type: 'asset', fileName: name.slice(1), source });
    for (const [name, source] of [...written, ...(await widgetPreviews())])
      this.emitFile({ type: 'asset', fileName: name, source });
  },
});
