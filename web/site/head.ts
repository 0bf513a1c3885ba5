import type { Language } from '#shared/messages/messages.ts';
import type { PageWords } from '../src/site/page.ts';
import { escape } from '../docs/markdown/escape.ts';

export interface PageHead extends PageWords {
  readonly path: string;
  /** What programs read of the page, as schema.org names it. */
  readonly data: readonly object[];
  /** All that the page wears. */
  readonly sheet: string;
  readonly script: string;
  readonly font: string;
  /** What every page of the site runs before its first paint; the policy knows it by its digest. */
  readonly headScript: string;
}

const titled = (title: string): string => (title.includes('CuentaClara') ? title : `${title} · CuentaClara`);

/** No text of it can end the element. */
const dataBlock = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;

export const headOf = (page: PageHead, _language: Language): string => `<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f6f4ed">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0b1310">
<title>${escape(titled(page.title))}</title>
<meta name="description" content="${escape(page.description)}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="manifest" href="/site.webmanifest">
<link rel="preload" href="${page.font}" as="font" type="font/woff2" crossorigin>
<script>${page.headScript}</script>
<style>${page.sheet}</style>
<script type="module" async src="${page.script}"></script>
${page.data.map(dataBlock).join('\n')}
</head>`;
