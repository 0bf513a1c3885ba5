import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { bundled } from '../docs/bundle.ts';
import type { Language } from '../docs/page.ts';
import { pages } from '../docs/pages.ts';
import { portalFiles } from '../docs/portal.ts';
import { searchIndexOf } from '../docs/search/search-index.ts';
import { articles } from './articles.ts';
import { helpIndex } from './help-index.ts';
import { publicFiles } from './pages.ts';
import { renderers } from './renderers.ts';
import { siteScripts } from './scripts.ts';

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
    const addressOfIndex = (name: string, source: string): string => {
      const reference = this.emitFile({ type: 'asset', name: `${name}.json`, source });
      return `/${this.getFileName(reference)}`;
    };
    const indexes = (name: string, of: (language: Language) => string): Readonly<Record<Language, string>> => ({
      es: addressOfIndex(`${name}-es`, of('es')),
      en: addressOfIndex(`${name}-en`, of('en')),
    });
    const [ofPortal, scripts, families] = await Promise.all([
      bundled(addressOfFont),
      siteScripts(),
      renderers(addressOfFont),
    ]);
    const first = { font: addressOfFont(firstFont), headScript: headScriptIn(page.source.toString()) };
    const rendered = Object.values(families).flatMap((family) => family.pages);
    const written = articles(indexes('help', (language) => helpIndex(language, rendered)));
    const reading = { ...families.reading, pages: [...families.reading.pages, ...written] };
    const { script, style } = ofPortal;
    const ofDocs = indexes('search', (language) => searchIndexOf(pages(language), language));
    const files = [
      ...publicFiles({ ...families, reading }, { ...first, script: scripts.main }),
      ...portalFiles({ ...first, script, style, indexes: ofDocs }),
    ];
    for (const [name, source] of [...ofPortal.files, ...scripts.files])
      this.emitFile({ type: 'asset', fileName: name.slice(1), source });
    for (const [name, source] of files) this.emitFile({ type: 'asset', fileName: name, source });
  },
});
