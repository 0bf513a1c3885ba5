import { inLanguage } from '../links.ts';
import { escape } from '../markdown/escape.ts';
import type { Language, Page } from '../page.ts';
import { frameMessages } from './messages.ts';
import { sideOf } from './sidebar.ts';

const roots: readonly string[] = ['/api-documentation', '/api-reference'];

/** The pages above one, by its address: `/api-documentation/errors` above `/api-documentation/errors/internal`. */
export const above = (page: Page, all: readonly Page[]): readonly Page[] =>
  all
    .filter(({ path }) => page.path.startsWith(`${path}/`) && !roots.includes(path))
    .toSorted((one, other) => one.path.length - other.path.length);

/** The group, and the pages above. */
export const crumbsOf = (page: Page, all: readonly Page[], language: Language): string => {
  const { groups, reference } = frameMessages[language];
  const [top = page, ...under] = above(page, all);
  const start = top === page || top.nav === undefined ? [page.group] : [top.group];
  const named = start.map((group) => `<li>${groups[group]}</li>`);
  const side = sideOf(page) === 'reference' && page.group !== 'reference' ? [`<li>${reference}</li>`] : [];
  const links = [...(top === page ? [] : [top]), ...under].map(
    ({ path, nav, title }) => `<li><a href="${inLanguage(path, language)}">${escape(nav ?? title)}</a></li>`,
  );
  return `<ol>${[...side, ...named, ...links].join('')}</ol>`;
};

/** The pages before and after one, among those that the sidebar names. */
export const pagerOf = (page: Page, all: readonly Page[], language: Language): string => {
  const { previous, next, pager } = frameMessages[language];
  const named = all.filter((one) => one.nav !== undefined && sideOf(one) === sideOf(page));
  const here = named.findIndex(({ path }) => path === page.path);
  if (here < 0) return '';
  const leading = (to: Page | undefined, word: string, rel: 'prev' | 'next') =>
    to ? `<a rel="${rel}" href="${inLanguage(to.path, language)}"><span>${word}</span>${escape(to.title)}</a>` : '';
  const links = `${leading(named[here - 1], previous, 'prev')}${leading(named[here + 1], next, 'next')}`;
  return links && `<nav class="pager" aria-label="${pager}">${links}</nav>`;
};
