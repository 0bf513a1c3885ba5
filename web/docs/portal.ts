import { bodyOf } from './frame/frame.ts';
import { languages, type Language, type Page } from './page.ts';
import { pages } from './pages.ts';
import { filesForTools } from './reference/files.ts';
import { twin } from './twin.ts';

/** Where the files of a language stand below the root of the site. */
const folderOf: Readonly<Record<Language, string>> = { es: '', en: 'en/' };

/** Makes a document of what stands between the header and the footer of a page. */
export type Document = (page: Page, body: string, language: Language) => string;

const filesOf = (page: Page, all: readonly Page[], language: Language, document: Document) => {
  const name = `${folderOf[language]}${page.path.slice(1)}`;
  return [
    [`${name}/index.html`, document(page, bodyOf(page, all, language), language)],
    [`${name}.md`, twin(page, language)],
  ] as const;
};

/** Every file of the portal, by its name below the root of the site. */
export const portalFiles = (document: Document): ReadonlyMap<string, string> =>
  new Map([
    ...languages.flatMap((language) => {
      const all = pages(language);
      return all.flatMap((page) => filesOf(page, all, language, document));
    }),
    ...filesForTools(),
  ]);
