import { framed } from './frame/frame.ts';
import type { Assets } from './frame/head.ts';
import { llmsOf } from './llms.ts';
import { languages, type Language, type Page } from './page.ts';
import { pages } from './pages.ts';
import { filesForTools } from './reference/files.ts';
import { robots } from './robots.ts';
import { sitemapOf } from './sitemap.ts';
import { twin } from './twin.ts';

/** Where the files of a language stand below the root of the site. */
const folderOf: Readonly<Record<Language, string>> = { es: '', en: 'en/' };

const filesOf = (page: Page, all: readonly Page[], language: Language, assets: Assets) => {
  const name = `${folderOf[language]}${page.path.slice(1)}`;
  return [
    [`${name}/index.html`, framed(page, all, language, assets)],
    [`${name}.md`, twin(page, language)],
  ] as const;
};

/** Every file of the portal, by its name below the root of the site. */
export const portalFiles = (assets: Assets): ReadonlyMap<string, string> =>
  new Map([
    ...languages.flatMap((language) => {
      const all = pages(language);
      return all.flatMap((page) => filesOf(page, all, language, assets));
    }),
    ...filesForTools(),
    ['llms.txt', llmsOf(pages)],
    ['sitemap.xml', sitemapOf(pages('es'))],
    ['robots.txt', robots],
  ]);
