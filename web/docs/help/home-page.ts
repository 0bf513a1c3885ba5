import { icon } from '../frame/icon.ts';
import { inLanguage } from '../links.ts';
import { escape } from '../markdown/escape.ts';
import type { Language } from '../page.ts';
import { helpArticles } from './articles.ts';
import { helpMessages } from './messages.ts';
import { askedAtMost } from './search/options.ts';
import { helpTasks, type HelpTask } from './tasks.ts';

const taskNames = Object.keys(helpTasks) as HelpTask[];

const section = (task: HelpTask, language: Language): string => {
  const links = helpArticles(language)
    .filter((article) => article.task === task)
    .map(({ path, nav }) => `<li><a href="${inLanguage(path, language)}">${escape(nav)}</a></li>`);
  return `<section id="${task}" aria-labelledby="${task}-name"><h2 id="${task}-name">${helpMessages[language].tasks[task]}</h2><ul>${links.join('')}</ul></section>`;
};

/** What stands within `<main>` of the help centre: a search, where there are scripts, and every article by task. */
export const homePage = (language: Language, index: string): string => {
  const { home, search, faq, faqLead, person, write } = helpMessages[language];
  return `<div class="wrap help-home">
<div class="help-ask"><h1>${home.heading}</h1>
<form class="ask scripted" role="search" data-help-index="${index}">${icon('search')}<input class="input" type="search" name="q" autocomplete="off" spellcheck="false" maxlength="${askedAtMost}" aria-label="${search}"></form></div>
<div class="hits" data-help-hits hidden><p class="hits-n" role="status"></p><ol></ol></div>
<div class="tasks">${taskNames.map((task) => section(task, language)).join('\n')}</div>
<p class="help-more"><a href="${inLanguage('/faq', language)}">${faq}</a> ${faqLead}</p>
<p class="help-more"><a href="${inLanguage('/contact', language)}" data-guest>${write}</a><a href="${inLanguage('/support', language)}" data-user>${write}</a> ${person}</p>
</div>`;
};
