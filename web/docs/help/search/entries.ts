import MiniSearch from 'minisearch';
import { inLanguage } from '../../links.ts';
import { plainOf } from '../../markdown/render.ts';
import { reader } from '../../markdown/read.ts';
import type { Group, Language, Page } from '../../page.ts';
import { helpArticles } from '../articles.ts';
import { helpMessages } from '../messages.ts';
import { helpOptions, type HelpEntry } from './options.ts';

const heading = /^#{2,3} (.+)$/gm;

/** Marks of Markdown are no words; what stands in code is. */
const wordsOf = (markdown: string): string =>
  markdown
    .replace(/\]\([^)]*\)/g, ' ')
    .replace(/^(?:```|:::).*$/gm, ' ')
    .replace(/[#*`|[\]-]+/g, ' ');

const plain = (markdown: string): string => plainOf(reader.lexer(markdown));

/** Articles come before what else matches as well. */
const weights = { article: 2, question: 1.2, page: 1 } as const;

const ofArticles = (language: Language): readonly HelpEntry[] =>
  helpArticles(language).map(({ path, task, title, nav, lead, also, markdown }) => ({
    id: inLanguage(path, language),
    title,
    lead: plain(lead),
    place: helpMessages[language].tasks[task],
    also: `${nav} ${also}`,
    headings: [...markdown.matchAll(heading)].map(([, text]) => text).join(' '),
    text: wordsOf(markdown),
    weight: weights.article,
  }));

/** Of the documentation: what a reader of the help centre may be looking for, by its title and its first sentence. */
const documented = ['start', 'validate', 'operate', 'errors', 'formats'] as const satisfies readonly Group[];

const placeOf = (group: Group, { places }: (typeof helpMessages)[Language]): string =>
  group === 'errors' ? places.errors : places.documentation;

const ofPortal = (language: Language, pages: readonly Page[]): readonly HelpEntry[] =>
  pages
    .filter(({ group }) => documented.some((one) => one === group))
    .map(({ path, group, title, nav = '', lead }) => ({
      id: inLanguage(path, language),
      title,
      lead: plain(lead),
      place: placeOf(group, helpMessages[language]),
      // A code is one word and several: `errors.tooManyRequests`.
      also: `${nav} ${path.split('/').at(-1) ?? ''}`,
      headings: '',
      text: '',
      weight: weights.page,
    }));

/** A page, or a part of one, that stands elsewhere. */
export interface Elsewhere {
  readonly address: string;
  readonly title: string;
  readonly text: string;
  readonly place: keyof (typeof helpMessages)['es']['places'];
}

const ofOthers = (language: Language, others: readonly Elsewhere[]): readonly HelpEntry[] =>
  others.map(({ address, title, text, place }) => ({
    id: inLanguage(address, language),
    title,
    lead: text,
    place: helpMessages[language].places[place],
    also: '',
    headings: '',
    text: '',
    weight: place === 'questions' ? weights.question : weights.page,
  }));

/** The words of all that may help, in one language, as the browser loads them. */
export const helpIndexOf = (language: Language, portal: readonly Page[], others: readonly Elsewhere[]): string => {
  const index = new MiniSearch<HelpEntry>(helpOptions);
  index.addAll([...ofArticles(language), ...ofPortal(language, portal), ...ofOthers(language, others)]);
  return JSON.stringify(index);
};
