import { inLanguage } from '../links.ts';
import { escape } from '../markdown/escape.ts';
import { sectionsOf } from '../markdown/read.ts';
import { plainOf, rendered, renderedInline } from '../markdown/render.ts';
import { slugOf } from '../markdown/slug.ts';
import type { Language } from '../page.ts';
import type { HelpArticle } from './articles.ts';
import { helpMessages } from './messages.ts';
import { helpCenter } from './tasks.ts';

const locales = { es: 'es-419', en: 'en-US' } as const satisfies Record<Language, string>;

const dayIn = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));

const crumbs = ({ task }: HelpArticle, language: Language): string => {
  const { help, crumbs: label, tasks } = helpMessages[language];
  const home = inLanguage(helpCenter, language);
  const ofTask = inLanguage(`${helpCenter}#${task}`, language);
  return `<nav class="crumb" aria-label="${label}"><ol><li><a href="${home}">${help}</a></li><li><a href="${ofTask}">${tasks[task]}</a></li></ol></nav>`;
};

const contents = ({ markdown }: HelpArticle, language: Language): string => {
  const links = sectionsOf(markdown).flatMap(({ heading }) => {
    if (!heading) return [];
    const title = plainOf(heading.tokens);
    return [`<li><a href="#${slugOf(title)}">${escape(title)}</a></li>`];
  });
  return `<nav aria-label="${helpMessages[language].onThisPage}"><h2>${helpMessages[language].onThisPage}</h2><ul>${links.join('')}</ul></nav>`;
};

/** Whoever reads it signed in has a form that knows who they are. */
const toAPerson = (language: Language): string => {
  const { write } = helpMessages[language];
  const way = (address: string, whose: string) => `<a href="${inLanguage(address, language)}" ${whose}>${write}</a>`;
  return `${way('/contact', 'data-guest')}${way('/support', 'data-user')}`;
};

/** What stands within `<main>` of an article: the answer, then why, then what to do. */
export const articlePage = (article: HelpArticle, language: Language): string => {
  const { unsolved, reviewed } = helpMessages[language];
  return `<div class="wrap"><article class="article">
<div>${crumbs(article, language)}
<h1>${escape(article.title)}</h1>
<p class="lead">${renderedInline(article.lead, language)}</p>
<div class="article-body">${rendered(article.markdown, language)}</div>
<footer class="article-foot"><p>${unsolved} ${toAPerson(language)}</p>
<p>${reviewed} <time datetime="${article.reviewed}">${dayIn(language, article.reviewed)}</time></p></footer></div>
<aside class="toc">${contents(article, language)}</aside>
</article></div>`;
};
