import type { Plugin } from 'vite';
import { bundled } from '../docs/bundle.ts';
import type { Language } from '../docs/page.ts';
import { legalPages } from '../docs/legal/pages.ts';
import { pages } from '../docs/pages.ts';
import { portalFiles } from '../docs/portal.ts';
import { searchIndexOf } from '../docs/search/search-index.ts';
import { articles } from './articles.ts';
import { filesForCrawlers } from './crawlers.ts';
import { fontsOfTheSite } from './fonts.ts';
import { helpIndex } from './help-index.ts';
import { iconFiles } from './mark.ts';
import { publicFiles } from './pages.ts';
import { portalDocument } from './portal.ts';
import { previews } from './preview/previews.ts';
import { renderers } from './renderers.ts';
import { siteScripts } from './scripts.ts';
import { waysIn } from './ways-in.ts';
import { widgetPreviews } from './widget-preview.ts';

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
    const emitted = (name: string, source: string | Uint8Array): string =>
      `/${this.getFileName(this.emitFile({ type: 'asset', name, source }))}`;
    const fonts = await fontsOfTheSite();
    const addressOfFont = (name: string): string => emitted(name.split('/').at(-1) ?? name, fonts(name));
    const indexes = (name: string, of: (language: Language) => string): Readonly<Record<Language, string>> => ({
      es: emitted(`${name}-es.json`, of('es')),
      en: emitted(`${name}-en.json`, of('en')),
    });
    const [ofPortal, scripts, ofReact] = await Promise.all([
      bundled(addressOfFont),
      siteScripts(),
      renderers(addressOfFont),
    ]);
    const pictures = previews();
    const shared = {
      font: addressOfFont(firstFont),
      headScript: headScriptIn(page.source.toString()),
      previewOf: pictures.addressOf,
    };
    const rendered = [...Object.values(ofReact).flatMap((family) => family.pages), ...legalPages];
    const help = articles(indexes('help', (language) => helpIndex(language, rendered)));
    const families = { ...ofReact, reading: { ...ofReact.reading, pages: [...ofReact.reading.pages, ...help] } };
    const ofDocs = {
      ...shared,
      scripts: [ofPortal.script] as const,
      sheet: ofPortal.style,
      indexes: indexes('search', (language) => searchIndexOf(pages(language), language)),
    };
    const written = [
      ...publicFiles(families, { ...shared, scripts: scripts.first }),
      ...portalFiles(portalDocument(ofDocs, families.reading)),
    ];
    const files = [
      ...ofPortal.files,
      ...scripts.files,
      ...written,
      ...(await pictures.files()),
      ...(await iconFiles()),
      ...(await widgetPreviews()),
      ...(await waysIn(page.source.toString(), bundle)),
      ...filesForCrawlers(
        written.map(([name]) => name),
        families,
      ),
    ];
    for (const [name, source] of files) this.emitFile({ type: 'asset', fileName: name.replace(/^\//, ''), source });
  },
});
