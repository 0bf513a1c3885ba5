import type { Language } from '#shared/messages/messages.ts';
import { articlePage } from '../docs/help/article-page.ts';
import { descriptionOf } from '../docs/description.ts';
import { helpArticles, type HelpArticle } from '../docs/help/articles.ts';
import { homePage } from '../docs/help/home-page.ts';
import { helpMessages } from '../docs/help/messages.ts';
import { helpCenter } from '../docs/help/tasks.ts';
import { legalPages } from '../docs/legal/pages.ts';
import { reader } from '../docs/markdown/read.ts';
import { plainOf } from '../docs/markdown/render.ts';
import { languages } from '../docs/page.ts';
import { fullDescription } from '../src/site/description.ts';
import type { PageWords } from '../src/site/page.ts';
import { techArticle, trail } from '../src/site/schema.ts';
import type { PublicPage } from './public-page.ts';

const inBoth = <T>(of: (language: Language) => T): Readonly<Record<Language, T>> => ({ es: of('es'), en: of('en') });

const articleAt = (path: string, language: Language): HelpArticle => {
  const article = helpArticles(language).find((one) => one.path === path);
  if (!article) throw new Error(`${path} says nothing in ${language}`);
  return article;
};

/** What its parts are called, each as a sentence. */
const partsOf = ({ markdown }: HelpArticle): readonly string[] => {
  const parts = [...markdown.matchAll(/^## (.+)$/gm)].map(([, name = '']) => plainOf(reader.lexer(name)));
  return parts.map((part) => (/[.?!]$/.test(part) ? part : `${part}.`));
};

const wordsOf = (article: HelpArticle): PageWords => ({
  title: article.title,
  description: fullDescription(descriptionOf(article), partsOf(article)),
});

const dataOf = (article: HelpArticle, language: Language): readonly object[] => {
  const { path } = article;
  const { help } = helpMessages[language];
  const steps = [
    { name: help, path: helpCenter },
    { name: article.title, path },
  ];
  return [trail(steps, language), techArticle({ path, ...wordsOf(article) }, language)];
};

const ofHelp = ({ path }: HelpArticle): PublicPage => ({
  path,
  words: inBoth((language) => wordsOf(articleAt(path, language))),
  main: (language) => articlePage(articleAt(path, language), language),
  data: (language) => dataOf(articleAt(path, language), language),
});

const homeOfHelp = (indexes: Readonly<Record<Language, string>>): PublicPage => ({
  path: helpCenter,
  words: inBoth((language) => helpMessages[language].home),
  main: (language) => homePage(language, indexes[language]),
});

/** The pages of people that Markdown says; `indexes` is what the help centre searches in. */
export const articles = (indexes: Readonly<Record<Language, string>>): readonly PublicPage[] => [
  homeOfHelp(indexes),
  ...helpArticles(languages[0]).map(ofHelp),
  ...legalPages,
];
