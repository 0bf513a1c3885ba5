import { twinOf } from '../links.ts';
import type { Language, Page } from '../page.ts';
import { frameMessages, toolFiles } from './messages.ts';
import { sideOf } from './sidebar.ts';

const fileNameIn = (address: string): string => address.replace(/\?.*$/, '').replace(/^.*\//, '');

const entry = (address: string, about: string): string =>
  `<li><a href="${address}"><code>${fileNameIn(address)}</code></a><span>${about}</span></li>`;

/** What tools read instead of a page of the reference. */
export const toolFilesOf = (page: Page, language: Language): string => {
  if (sideOf(page) !== 'reference') return '';
  const { toolFiles: abouts } = frameMessages[language];
  const entries = toolFiles.map((name) => entry(`/${name}`, abouts[name]));
  return `<ul class="tool-files">${entries.join('')}
${entry(twinOf(page.path, language), abouts.twin)}</ul>`;
};

/** The same files at the end of every page. */
export const toolFileLinks = (): string => toolFiles.map((name) => `<a href="/${name}">${name}</a>`).join('');
