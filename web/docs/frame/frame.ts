import { inLanguage, twinOf } from '../links.ts';
import { escape } from '../markdown/escape.ts';
import { plainOf, rendered, renderedInline } from '../markdown/render.ts';
import { reader } from '../markdown/read.ts';
import type { Language, Page } from '../page.ts';
import { icon } from './icon.ts';
import { frameMessages } from './messages.ts';
import { sidebarOf, sideOf } from './sidebar.ts';
import { crumbsOf, pagerOf } from './trail.ts';

/** What a page names of the built files. */
export interface Assets {
  readonly style: string;
  readonly script: string;
  readonly font: string;
  /** The search index of each language. */
  readonly indexes: Readonly<Record<Language, string>>;
  /** What every page of the site runs before its first paint; the policy knows it by its digest. */
  readonly headScript: string;
}

const other: Readonly<Record<Language, Language>> = { es: 'en', en: 'es' };
const brandBar = '<span class="brand-bar" aria-hidden="true"><i></i><i></i><i></i><i></i></span>';
const brand = `<a class="brand" href="/" aria-label="CuentaClara"><span>CuentaClara</span>${brandBar}</a>`;

/** The lead as a search engine shows it. */
export const descriptionOf = ({ lead }: Pick<Page, 'lead'>): string => plainOf(reader.lexer(lead));

const head = (page: Page, language: Language, assets: Assets): string => {
  return `<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f6f4ed">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0b1310">
<title>${escape(page.title)} · CuentaClara</title>
<meta name="description" content="${escape(descriptionOf(page))}">
<meta name="robots" content="index, follow">
<link rel="alternate" type="text/markdown" href="${twinOf(page.path, language)}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="manifest" href="/site.webmanifest">
<link rel="preload" href="${assets.font}" as="font" type="font/woff2" crossorigin>
<script>${assets.headScript}</script>
<link rel="stylesheet" href="${assets.style}">
<script type="module" async src="${assets.script}"></script>`;
};

/** What the header has no room for on a phone. */
const doorsOf = (language: Language): string => {
  const { goTo, guides, reference } = frameMessages[language];
  const door = (path: string, name: string) =>
    `<li><a href="${inLanguage(path, language)}"><span>${name}</span></a></li>`;
  return `<h2>${goTo}</h2><ul>${door('/api-documentation', guides)}${door('/api-reference', reference)}</ul>`;
};

const header = (page: Page, language: Language, assets: Assets): string => {
  const text = frameMessages[language];
  const current = (side: string) => (sideOf(page) === side ? ' aria-current="true"' : '');
  const toOther = `${page.path}?lang=${other[language]}`;
  return `<header class="site-head"><div class="wide">${brand}<nav aria-label="${text.main}"><a href="${inLanguage('/api-documentation', language)}"${current('guides')}>${text.guides}</a><a href="${inLanguage('/api-reference', language)}"${current('reference')}>${text.reference}</a></nav><button class="finder scripted" type="button" data-search data-index="${assets.indexes[language]}" aria-keyshortcuts="Control+K">${icon('search')}<span>${text.search}</span> <kbd>${text.searchHint}</kbd></button><div class="site-tools"><button class="btn btn--ghost btn--icon scripted" type="button" data-theme-toggle aria-label="${text.theme}">${icon('theme')}</button><a class="btn btn--ghost btn--sm" data-language="${other[language]}" href="${toOther}" hreflang="${other[language]}" lang="${other[language]}">${text.otherLanguage}<span class="vh">, ${text.otherLanguageName}</span></a><a class="btn btn--quiet btn--sm" href="/login" data-guest>${text.login}</a><a class="btn btn--quiet btn--sm" href="/dashboard" data-user hidden>${text.dashboard}</a></div></div></header>`;
};

const article = (page: Page, all: readonly Page[], language: Language): string => {
  const text = frameMessages[language];
  const tools = `<div class="page-tools"><a href="${twinOf(page.path, language)}">${text.asMarkdown}</a><button class="btn btn--ghost btn--xs scripted" type="button" data-copy-page>${text.forAssistants}</button></div>`;
  const { html } = rendered(page.markdown, language);
  return `<article><header class="page-head"><div class="crumbs"><nav aria-label="${text.crumbs}">${crumbsOf(page, all, language)}</nav>${tools}</div><h1>${escape(page.title)}</h1><p class="lead">${renderedInline(page.lead, language)}</p></header>${html}</article>${pagerOf(page, all, language)}`;
};

/** A page of the portal: whole without scripts, styles or a session. */
export const framed = (page: Page, all: readonly Page[], language: Language, assets: Assets): string => {
  const text = frameMessages[language];
  const sidebar = sidebarOf(page, all, language);
  const doors = doorsOf(language);
  return `<!doctype html>
<html lang="${language}">
<head>
${head(page, language, assets)}
</head>
<body>
<a class="skip" href="#content">${text.skip}</a>
${header(page, language, assets)}
<div class="docs"><nav class="side" aria-label="${text.sidebar}">${sidebar}</nav><main id="content"><details class="side-small"><summary>${escape(page.nav ?? page.title)}${icon('down')}</summary><nav class="side" aria-label="${text.sidebar}">${doors}${sidebar}</nav></details>${article(page, all, language)}</main></div>
<footer class="site-foot"><div class="wide"><p>${text.about}</p><nav aria-label="${text.files}"><a href="/llms.txt">llms.txt</a></nav></div></footer>
<p class="vh" role="status" data-live></p>
</body>
</html>
`;
};
