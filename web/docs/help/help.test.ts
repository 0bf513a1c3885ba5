import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isOfTheApp } from '#shared/app-addresses.ts';
import { proseOf, readabilityOf } from '../guides/readability.ts';
import { slugOf } from '../markdown/slug.ts';
import { languages } from '../page.ts';
import { pages as portal } from '../pages.ts';
import { helpArticles } from './articles.ts';
import { homePage } from './home-page.ts';
import { inLanguage } from '../links.ts';
import { helpTasks } from './tasks.ts';
import { helpValues } from './values.ts';

const files = globSync(join(import.meta.dirname, 'articles/*.md'));
const [es, en] = [helpArticles('es'), helpArticles('en')];

const count = (text: string, form: RegExp): number => text.match(form)?.length ?? 0;

/** Where Markdown leads, without the part of the page: a heading has another name in each language. */
const linksIn = (markdown: string): readonly string[] =>
  [...markdown.matchAll(/\]\((\/[^)#]*)/g)].map(([, to = '']) => to);

/** How an article is built, whatever its language. */
const formOf = (markdown: string) => ({
  sections: count(markdown, /^## /gm),
  rows: count(markdown, /^\|/gm),
  items: count(markdown, /^(?:-|\d+\.) /gm),
  links: linksIn(markdown).toSorted(),
});

describe('every article', () => {
  test('stands in both languages under one of the tasks, and every file is an article', () => {
    const names = Object.values(helpTasks)
      .flat()
      .flatMap((slug) => languages.map((language) => `${slug}.${language}.md`));
    expect(files.map((file) => basename(file)).toSorted()).toEqual(names.toSorted());
    expect(en.map(({ path }) => path)).toEqual(es.map(({ path }) => path));
  });

  test.for(es.map((article, index) => [article.slug, article, en[index]] as const))(
    '%s has the same sections, rows, steps and links in both',
    ([, spanish, english]) => {
      expect(formOf(english?.markdown ?? '')).toEqual(formOf(spanish.markdown));
      expect(english?.reviewed).toBe(spanish.reviewed);
    },
  );

  test.for(es)('$slug is read easily', ({ lead, markdown }) => {
    expect(readabilityOf(`${lead}\n${proseOf(markdown)}`)).toBeGreaterThanOrEqual(60);
  });

  test('answers in its first line, says when it was reviewed and leaves nothing to fill in', () => {
    const wrong = [...es, ...en].flatMap(({ slug, lead, reviewed, title, nav, markdown }) => [
      ...(lead.length <= 150 ? [] : [`${slug}: ${lead.length} characters until it has answered`]),
      ...(/^20\d\d-\d\d-\d\d$/.test(reviewed) ? [] : [`${slug} was reviewed ${reviewed}`]),
      ...(/\{\{|undefined/.test(`${title} ${nav} ${lead} ${markdown}`) ? [`${slug} is not filled in`] : []),
    ]);
    expect(wrong).toEqual([]);
  });

  test('has a title and a short name that no other has, and names each of its parts once', () => {
    for (const articles of [es, en]) {
      for (const names of [articles.map(({ title }) => title), articles.map(({ nav }) => nav)])
        expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
      const twice = articles.filter(({ markdown }) => {
        const parts = [...markdown.matchAll(/^## (.+)$/gm)].map(([, name = '']) => slugOf(name));
        return new Set(parts).size !== parts.length;
      });
      expect(twice.map(({ slug }) => slug)).toEqual([]);
    }
  });

  test('leads only to articles, to the documentation, to the app and to public pages', () => {
    const known = new Set<string>([...es, ...portal('es')].map(({ path }) => path));
    const publicPages = ['/contact', '/status', '/support', '/privacy-policy', '/faq', '/formatos'];
    const dead = es.flatMap(({ slug, markdown }) =>
      linksIn(markdown)
        .filter((to) => !known.has(to) && !isOfTheApp(to) && !publicPages.includes(to))
        .map((to) => `${slug}: ${to}`),
    );
    expect(dead).toEqual([]);
  });

  test.for(languages)('is reached from the help centre in %s', (language) => {
    const home = homePage(language, '/assets/help.json');
    const missing = helpArticles(language).filter(({ path }) => !home.includes(`href="${inLanguage(path, language)}"`));
    expect(missing.map(({ slug }) => slug)).toEqual([]);
  });
});

test.for(Object.keys(helpValues))('the number %s is told by an article of each language', (name) => {
  const telling = files.filter((file) => readFileSync(file, 'utf8').includes(`{{${name}}}`));
  expect(new Set(telling.map((file) => file.split('.').at(-2))).size).toBe(2);
});
