import type { Language } from '#shared/messages/messages.ts';
import { addressOf, siteMarker } from '#shared/site-address.ts';
import { escape } from '../docs/markdown/escape.ts';
import { languages } from '../docs/page.ts';
import type { PageWords } from '../src/site/page.ts';
import type { NumberPart } from './preview/card.ts';
import { cardOf, type PreviewOf } from './preview/previews.ts';

/** What every page of the site names of the built files. */
export interface SharedAssets {
  readonly font: string;
  /** What every page of the site runs before its first paint; the policy knows it by its digest. */
  readonly headScript: string;
  readonly previewOf: PreviewOf;
}

export interface PageHead extends PageWords, SharedAssets {
  readonly path: `/${string}`;
  /** What programs read of the page, as schema.org names it. */
  readonly data: readonly object[];
  /** An element, with all that the page wears. */
  readonly style: string;
  /** The one that runs, and those that it cannot run without: asked for together, not one after the other. */
  readonly scripts: readonly [string, ...string[]];
  /** What its picture says in place of its title, where many pages share one. */
  readonly pictured?: string;
  /** A number of the kind that the page is about, for its picture. */
  readonly number?: readonly NumberPart[] | undefined;
  /** Where its Markdown stands. */
  readonly text?: string;
}

const titled = (title: string): string => (title.includes('CuentaClara') ? title : `${title} · CuentaClara`);

/** No text of it can end the element. */
const dataBlock = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;

const meta = (property: string, content: string | number): string =>
  `<meta property="${property}" content="${escape(String(content))}">`;

/** As Facebook named them; everybody reads these. */
const locales: Readonly<Record<Language, string>> = { es: 'es_LA', en: 'en_US' };

const alternateOf = (path: `/${string}`, lang: Language | 'x-default'): string =>
  `<link rel="alternate" hreflang="${lang}" href="${addressOf(path, lang === 'en' ? 'en' : 'es')}">`;

/** What a page says of itself to search engines, and to whoever it is shared with. */
const listed = (page: PageHead, language: Language): readonly string[] => {
  const { title, description, path, number, pictured, text } = page;
  const own = addressOf(path, language);
  const card = cardOf({ path, title: pictured ?? title, number }, language);
  return [
    `<meta name="robots" content="index, follow">`,
    `<link rel="canonical" href="${own}">`,
    ...[...languages, 'x-default' as const].map((lang) => alternateOf(path, lang)),
    ...(text ? [`<link rel="alternate" type="text/markdown" href="${text}">`] : []),
    meta('og:type', path === '/' ? 'website' : 'article'),
    meta('og:site_name', 'CuentaClara'),
    meta('og:title', title),
    meta('og:description', description),
    meta('og:url', own),
    meta('og:locale', locales[language]),
    ...languages.filter((one) => one !== language).map((one) => meta('og:locale:alternate', locales[one])),
    meta('og:image', `${siteMarker}${page.previewOf(card)}`),
    meta('og:image:type', 'image/png'),
    meta('og:image:width', 1200),
    meta('og:image:height', 630),
    meta('og:image:alt', card.title),
    `<meta name="twitter:card" content="summary_large_image">`,
    ...page.data.map(dataBlock),
  ];
};

/** What is nowhere is shown under every address: it has none of its own. */
export const missingPath = '/404';

const scriptsOf = ({ scripts: [main, ...needed] }: PageHead): string =>
  [
    `<script type="module" async src="${main}"></script>`,
    ...needed.map((name) => `<link rel="modulepreload" href="${name}">`),
  ].join('\n');

export const headOf = (page: PageHead, language: Language): string => `<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f6f4ed">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0b1310">
<title>${escape(titled(page.title))}</title>
<meta name="description" content="${escape(page.description)}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">
<link rel="preload" href="${page.font}" as="font" type="font/woff2" crossorigin>
<script>${page.headScript}</script>
${page.style}
${scriptsOf(page)}
${(page.path === missingPath ? ['<meta name="robots" content="noindex">'] : listed(page, language)).join('\n')}
</head>`;
