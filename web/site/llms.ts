import { siteMarker } from '#shared/site-address.ts';
import { descriptionOf } from '../docs/description.ts';
import { frameMessages } from '../docs/frame/messages.ts';
import { inLanguage, twinOf } from '../docs/links.ts';
import { groups, type Language } from '../docs/page.ts';
import { pages } from '../docs/pages.ts';
import type { SitePage } from '../src/site/page.ts';
import { sectionOf } from './preview/sections.ts';

/** A page that people read, as its list of pages names it. */
export type Listed = Pick<SitePage, 'path' | 'words'>;

const line = (title: string, address: string, about: string): string =>
  `- [${title}](${siteMarker}${address}): ${about}`;

const section = (name: string, lines: readonly string[]): readonly string[] =>
  lines.length > 0 ? [`## ${name}\n\n${lines.join('\n')}`] : [];

const docsIn = (language: Language): readonly string[] =>
  groups.flatMap((group) =>
    section(
      `API: ${frameMessages[language].groups[group]}`,
      pages(language)
        .filter((page) => page.group === group)
        .map((page) => line(page.title, twinOf(page.path, language), descriptionOf(page))),
    ),
  );

const others: Readonly<Record<Language, string>> = { es: 'El producto', en: 'The product' };

/** Formats and help by their names, and what is left at the end. */
const siteIn = (site: readonly Listed[], language: Language): readonly string[] => {
  const bySection = Map.groupBy(site, ({ path }) => sectionOf(path, language) ?? others[language]);
  return [...bySection].flatMap(([name, listed]) =>
    section(
      name,
      listed.map(({ path, words }) =>
        line(words[language].title, inLanguage(path, language), words[language].description),
      ),
    ),
  );
};

/** What assistants read first: every page of both languages in one line, as llmstxt.org proposes. */
export const llmsOf = (site: readonly Listed[]): string => {
  const { about } = frameMessages.en;
  const all = (['en', 'es'] as const).flatMap((language) => [...docsIn(language), ...siteIn(site, language)]);
  return `# CuentaClara\n\n> ${about} Documentation of the API as Markdown, and the pages of the site. English first, then Spanish.\n\n${all.join('\n\n')}\n`;
};
