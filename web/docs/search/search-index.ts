import MiniSearch from 'minisearch';
import { descriptionOf } from '../description.ts';
import { frameMessages } from '../frame/messages.ts';
import { inLanguage } from '../links.ts';
import type { Language, Page } from '../page.ts';
import { searchOptions, type Indexed } from './options.ts';

const heading = /^#{2,3} (.+)$/gm;

/** Marks of Markdown are no words; what stands in code is. */
const wordsOf = (markdown: string): string =>
  markdown
    .replace(/^(?:```|:::).*$/gm, ' ')
    .replace(/\]\([^)]*\)/g, ' ')
    .replace(/[#*`|[\]-]+/g, ' ');

const indexedOf = (page: Page, language: Language): Indexed => ({
  id: inLanguage(page.path, language),
  title: page.title,
  lead: descriptionOf(page),
  group: frameMessages[language].groups[page.group],
  headings: [...page.markdown.matchAll(heading)].map(([, text]) => text).join(' '),
  text: wordsOf(`${page.lead} ${page.markdown}`),
});

/** The words of all pages in one language, as the browser loads them. */
export const searchIndexOf = (pages: readonly Page[], language: Language): string => {
  const index = new MiniSearch<Indexed>(searchOptions);
  index.addAll(pages.map((page) => indexedOf(page, language)));
  return JSON.stringify(index);
};
