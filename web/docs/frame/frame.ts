import { inLanguage, twinOf } from '../links.ts';
import { escape } from '../markdown/escape.ts';
import { rendered, renderedInline } from '../markdown/render.ts';
import type { Language, Page } from '../page.ts';
import { icon } from './icon.ts';
import { frameMessages } from './messages.ts';
import { sidebarOf } from './sidebar.ts';
import { toolFileLinks, toolFilesOf } from './tool-files.ts';
import { crumbsOf, pagerOf } from './trail.ts';

const article = (page: Page, all: readonly Page[], language: Language): string => {
  const { crumbs, asMarkdown, forAssistants } = frameMessages[language];
  return `<article><header class="page-head">
<div class="crumbs"><nav aria-label="${crumbs}">${crumbsOf(page, all, language)}</nav>
<div class="page-tools"><a href="${twinOf(page.path, language)}">${asMarkdown}</a>
<button class="btn btn--ghost btn--xs scripted" type="button" data-copy-page>${forAssistants}</button></div></div>
<h1>${escape(page.title)}</h1>
<p class="lead">${renderedInline(page.lead, language)}</p>
${toolFilesOf(page, language)}
</header>
${rendered(page.markdown, language)}</article>`;
};

const doors = [
  { name: 'guides', path: '/api-documentation' },
  { name: 'reference', path: '/api-reference' },
  { name: 'help', path: '/help-center' },
] as const;

/** The doors of the header on a phone, where it has no room for them. */
const smallDoorsOf = (language: Language): string => {
  const text = frameMessages[language];
  const links = doors.map(
    ({ name, path }) => `<li><a href="${inLanguage(path, language)}"><span>${text[name]}</span></a></li>`,
  );
  return `<h2>${text.goTo}</h2><ul>${links.join('')}</ul>`;
};

/** The sidebar again, folded, where there is no room beside the page. */
const foldedSidebar = (page: Page, sidebar: string, language: Language): string => `<details class="side-small">
<summary>${escape(page.nav ?? page.title)}${icon('down')}</summary>
<nav class="side" aria-label="${frameMessages[language].sidebar}">${smallDoorsOf(language)}${sidebar}</nav>
</details>`;

/** What stands between the header and the footer of the site: the sidebar and the page. */
export const bodyOf = (page: Page, all: readonly Page[], language: Language): string => {
  const text = frameMessages[language];
  const sidebar = sidebarOf(page, all, language);
  return `<div class="docs">
<nav class="side" aria-label="${text.sidebar}">${sidebar}</nav>
<main id="contenido" tabindex="-1">
${foldedSidebar(page, sidebar, language)}
${article(page, all, language)}
${pagerOf(page, all, language)}
<nav class="files" aria-label="${text.files}">${toolFileLinks()}</nav>
</main>
</div>`;
};
