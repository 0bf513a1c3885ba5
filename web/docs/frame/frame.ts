import { twinOf } from '../links.ts';
import { escape } from '../markdown/escape.ts';
import { rendered, renderedInline } from '../markdown/render.ts';
import type { Language, Page } from '../page.ts';
import { headOf, type Assets } from './head.ts';
import { headerOf, smallDoorsOf } from './header.ts';
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

/** The sidebar again, folded, where there is no room beside the page. */
const foldedSidebar = (page: Page, sidebar: string, language: Language): string => `<details class="side-small">
<summary>${escape(page.nav ?? page.title)}${icon('down')}</summary>
<nav class="side" aria-label="${frameMessages[language].sidebar}">${smallDoorsOf(language)}${sidebar}</nav>
</details>`;

const footer = (language: Language): string => {
  const { about, files } = frameMessages[language];
  return `<footer class="site-foot"><div class="wide">
<p>${about}</p><nav aria-label="${files}">${toolFileLinks()}</nav>
</div></footer>`;
};

/** A page of the portal: whole without scripts, styles or a session. */
export const framed = (page: Page, all: readonly Page[], language: Language, assets: Assets): string => {
  const text = frameMessages[language];
  const sidebar = sidebarOf(page, all, language);
  return `<!doctype html>
<html lang="${language}">
${headOf(page, language, assets)}
<body>
<a class="skip" href="#content">${text.skip}</a>
${headerOf(page, language, assets.indexes[language])}
<div class="docs">
<nav class="side" aria-label="${text.sidebar}">${sidebar}</nav>
<main id="content">
${foldedSidebar(page, sidebar, language)}
${article(page, all, language)}
${pagerOf(page, all, language)}
</main>
</div>
${footer(language)}
<p class="vh" role="status" data-live></p>
</body>
</html>
`;
};
