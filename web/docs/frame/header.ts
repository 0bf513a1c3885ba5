import { inLanguage } from '../links.ts';
import type { Language, Page } from '../page.ts';
import { icon } from './icon.ts';
import { frameMessages } from './messages.ts';
import { sideOf } from './sidebar.ts';

const other: Readonly<Record<Language, Language>> = { es: 'en', en: 'es' };

const brand = `<a class="brand" href="/" aria-label="CuentaClara">
<span>CuentaClara</span><span class="brand-bar" aria-hidden="true"><i></i><i></i><i></i><i></i></span>
</a>`;

const sides = [
  { side: 'guides', path: '/api-documentation' },
  { side: 'reference', path: '/api-reference' },
] as const;

const doorsOf = (page: Page, language: Language): string =>
  sides
    .map(({ side, path }) => {
      const current = sideOf(page) === side ? ' aria-current="true"' : '';
      return `<a href="${inLanguage(path, language)}"${current}>${frameMessages[language][side]}</a>`;
    })
    .join('');

/** The same on a phone, whose header has no room for them. */
export const smallDoorsOf = (language: Language): string => {
  const text = frameMessages[language];
  const doors = sides.map(
    ({ side, path }) => `<li><a href="${inLanguage(path, language)}"><span>${text[side]}</span></a></li>`,
  );
  return `<h2>${text.goTo}</h2><ul>${doors.join('')}</ul>`;
};

/** To the same page in the other language, in the words of that language. */
const languageLink = ({ path }: Page, language: Language): string => {
  const to = other[language];
  const { otherLanguage, otherLanguageName } = frameMessages[language];
  return `<a class="btn btn--ghost btn--sm" data-language="${to}" href="${path}?lang=${to}" hreflang="${to}" lang="${to}">
${otherLanguage}<span class="vh">, ${otherLanguageName}</span></a>`;
};

export const headerOf = (page: Page, language: Language, index: string): string => {
  const { main, search, searchHint, theme, login, dashboard } = frameMessages[language];
  return `<header class="site-head"><div class="wide">
${brand}
<nav aria-label="${main}">${doorsOf(page, language)}</nav>
<button class="finder scripted" type="button" data-index="${index}" aria-keyshortcuts="Control+K">
${icon('search')}<span>${search}</span> <kbd>${searchHint}</kbd></button>
<div class="site-tools">
<button class="btn btn--ghost btn--icon scripted" type="button" data-theme-toggle aria-label="${theme}">${icon('theme')}</button>
${languageLink(page, language)}
<a class="btn btn--quiet btn--sm" href="/login" data-guest>${login}</a>
<a class="btn btn--quiet btn--sm" href="/dashboard" data-user hidden>${dashboard}</a>
</div>
</div></header>`;
};
