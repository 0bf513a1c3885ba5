import { addressOf } from '../address.ts';
import { twinOf } from '../links.ts';
import { escape } from '../markdown/escape.ts';
import { plainOf } from '../markdown/render.ts';
import { reader } from '../markdown/read.ts';
import { languages, type Language, type Page } from '../page.ts';

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

/** The lead as a search engine shows it. */
export const descriptionOf = ({ lead }: Pick<Page, 'lead'>): string => plainOf(reader.lexer(lead));

/** Its address in its own language, and in every language that it has. */
const addressesOf = ({ path }: Page, language: Language): string => {
  const alternates = [...languages, 'x-default' as const].map((lang) => {
    const address = addressOf(path, lang === 'en' ? 'en' : 'es');
    return `<link rel="alternate" hreflang="${lang}" href="${address}">`;
  });
  return [`<link rel="canonical" href="${addressOf(path, language)}">`, ...alternates].join('\n');
};

export const headOf = (page: Page, language: Language, assets: Assets): string => `<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f6f4ed">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0b1310">
<title>${escape(page.title)} · CuentaClara</title>
<meta name="description" content="${escape(descriptionOf(page))}">
<meta name="robots" content="index, follow">
${addressesOf(page, language)}
<link rel="alternate" type="text/markdown" href="${twinOf(page.path, language)}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="manifest" href="/site.webmanifest">
<link rel="preload" href="${assets.font}" as="font" type="font/woff2" crossorigin>
<script>${assets.headScript}</script>
<link rel="stylesheet" href="${assets.style}">
<script type="module" async src="${assets.script}"></script>
</head>`;
