import { inLanguage } from '../links.ts';
import { escape } from '../markdown/escape.ts';
import { groups, type Group, type Language, type Page } from '../page.ts';
import { frameMessages } from './messages.ts';

type Side = 'guides' | 'reference';

/** A page belongs to the guides or to the reference, by its address. */
export const sideOf = ({ path }: Pick<Page, 'path'>): Side =>
  path.startsWith('/api-reference') ? 'reference' : 'guides';

const entry = (page: Page, current: Page, language: Language): string => {
  const method = page.method ? `<span class="verb">${page.method}</span>` : '';
  const here = page.path === current.path ? ' aria-current="page"' : '';
  return `<li><a href="${inLanguage(page.path, language)}"${here}>${method}<span>${escape(page.nav ?? '')}</span></a></li>`;
};

const groupOf = (group: Group, pages: readonly Page[], current: Page, language: Language): string => {
  const entries = pages.filter((page) => page.group === group).map((page) => entry(page, current, language));
  if (entries.length === 0) return '';
  return `<h2>${frameMessages[language].groups[group]}</h2><ul>${entries.join('')}</ul>`;
};

/** The pages that have a name here, group by group, of the side on which the reader is. */
export const sidebarOf = (current: Page, all: readonly Page[], language: Language): string => {
  const named = all.filter((page) => page.nav !== undefined && sideOf(page) === sideOf(current));
  return groups.map((group) => groupOf(group, named, current, language)).join('');
};
