import { languages } from '../docs/page.ts';
import type { Language } from '#shared/messages/messages.ts';
import { documentOf } from './document.ts';
import { missingPath, type PageHead, type SharedAssets } from './head.ts';
import { familyNames, type FamilyName, type Renderer } from './renderers.ts';
import { styleRules } from './style-rules.ts';

export interface PublicAssets extends SharedAssets, Pick<PageHead, 'scripts'> {}

/** Where the files of a language stand below the root of the site. */
const folderOf: Readonly<Record<Language, string>> = { es: '', en: 'en/' };

/** What is nowhere is shown under every address: it is a file, not a folder. */
const fileOf = (path: string, language: Language): string => {
  if (path === missingPath) return `${folderOf[language]}404.html`;
  return `${folderOf[language]}${path === '/' ? '' : `${path.slice(1)}/`}index.html`;
};

const filesOf = (renderer: Renderer, assets: PublicAssets): readonly (readonly [string, string])[] => {
  const styles = styleRules();
  const written = languages.flatMap((language) =>
    renderer.pages.map((page) => ({
      page,
      language,
      main: styles.moved(page.main(language)),
      ...renderer.renderedFrame(page.path, language),
    })),
  );
  const style = `<style>${renderer.sheet}${styles.sheet()}</style>`;
  return written.map(({ page, language, main, ...parts }) => [
    fileOf(page.path, language),
    documentOf(
      {
        ...assets,
        ...parts,
        ...page.words[language],
        path: page.path,
        data: page.data?.(language) ?? [],
        number: page.number,
        style,
        body: `<main id="contenido" tabindex="-1">${main}</main>`,
      },
      language,
    ),
  ]);
};

/** Every public page, by its name below the root of the site. */
export const publicFiles = (
  renderers: Readonly<Record<FamilyName, Renderer>>,
  assets: PublicAssets,
): ReadonlyMap<string, string> => new Map(familyNames.flatMap((name) => filesOf(renderers[name], assets)));
