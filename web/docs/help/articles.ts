import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filled } from '../guides/fill.ts';
import { numberIn } from '../guides/numbers.ts';
import type { Language } from '../page.ts';
import { documentTable } from './documents.ts';
import { helpPath, helpTasks, type HelpSlug, type HelpTask } from './tasks.ts';
import { helpValues } from './values.ts';

/** An article of the help centre in one language. */
export interface HelpArticle {
  readonly path: `/${string}`;
  readonly slug: HelpSlug;
  readonly task: HelpTask;
  /** The question, in plain text. */
  readonly title: string;
  /** Its short name in lists. */
  readonly nav: string;
  /** The answer: one or two sentences with inline Markdown. */
  readonly lead: string;
  /** Other words that people type for it. */
  readonly also: string;
  /** The day on which somebody compared it with the product. */
  readonly reviewed: string;
  readonly markdown: string;
}

const told = (text: string, language: Language): string =>
  filled(
    text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
      if (name === 'documents') return documentTable(language);
      const value = helpValues[name];
      return value === undefined ? whole : numberIn(language, value);
    }),
    language,
  );

/** The lines between the rules at its head, `name: text` each, and what follows them. */
const read = (task: HelpTask, slug: HelpSlug, language: Language): HelpArticle => {
  const name = `${slug}.${language}.md`;
  const text = readFileSync(join(import.meta.dirname, 'articles', name), 'utf8');
  const [, head = '', markdown = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(text) ?? [];
  const said = new Map(head.split('\n').map((line) => [line.split(':')[0], line.slice(line.indexOf(':') + 1).trim()]));
  const of = (member: string): string => {
    const value = said.get(member);
    if (!value) throw new Error(`${name} says no ${member}`);
    return told(value, language);
  };
  return {
    path: helpPath(slug),
    slug,
    task,
    title: of('title'),
    nav: of('nav'),
    lead: of('lead'),
    also: of('also'),
    reviewed: of('reviewed'),
    markdown: told(markdown.trim(), language),
  };
};

const all = (language: Language): readonly HelpArticle[] =>
  Object.entries(helpTasks).flatMap(([task, slugs]) => slugs.map((slug) => read(task as HelpTask, slug, language)));

const written: Readonly<Record<Language, readonly HelpArticle[]>> = { es: all('es'), en: all('en') };

/** Every article in one language, task by task: read once, since everything made from them asks for them. */
export const helpArticles = (language: Language): readonly HelpArticle[] => written[language];
