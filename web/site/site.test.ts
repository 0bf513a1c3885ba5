import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { isOfTheApp } from '#shared/app-addresses.ts';
import { getStatus } from '#shared/contract/app/status.ts';
import { siteMarker } from '#shared/site-address.ts';
import { inlineDigests } from '../../infra/constructs/inline-digests.ts';
import { prepare } from '../../infra/prepare.ts';
import { securityPath } from '../docs/legal/security-txt.ts';
import { languages, type Language } from '../docs/page.ts';
import { descriptionLength } from '../src/site/description.ts';

const { sites } = await prepare();
const root = sites.web;

interface Document {
  readonly path: string;
  readonly language: Language;
  readonly html: string;
}

/** `en/faq/index.html` is `/faq` in English. */
const documents: readonly Document[] = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => name === 'index.html' || name.endsWith('/index.html'))
  .map((name) => ({
    path: `/${name.replace(/^en\//, '').replace(/\/?index\.html$/, '')}`,
    language: name.startsWith('en/') ? ('en' as const) : ('es' as const),
    html: readFileSync(join(root, name), 'utf8'),
  }));
const isOfThePortal = ({ path }: Document): boolean => /^\/api-(documentation|reference)/.test(path);
const ofPeople = documents.filter((one) => !isOfThePortal(one));

const inLanguage = (language: Language): ReadonlyMap<string, string> =>
  new Map(documents.filter((one) => one.language === language).map(({ path, html }) => [path, html]));
const by: Readonly<Record<Language, ReadonlyMap<string, string>>> = { es: inLanguage('es'), en: inLanguage('en') };

/** Every page, with a sentence for each that breaks a promise. */
const broken = (among: readonly Document[], rule: (page: Document) => readonly string[]): readonly string[] =>
  among.flatMap((page) => rule(page).map((sentence) => `${page.language} ${page.path}: ${sentence}`));

const unescaped = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&');
const idsIn = (html: string): readonly string[] => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
const linksIn = (html: string): readonly string[] =>
  [...html.matchAll(/ (?:href|src|poster)="(\/[^"]*|#[^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

/** What a deployment writes, what the API answers anybody, and other addresses of documents. */
const beside: readonly string[] = ['/config.json', `/${securityPath}`, getStatus.path, '/api-reference-test'];

/** The edge serves files at the root and below `/assets`, and nothing else that is no document. */
const isFile = (path: string): boolean => /^\/(assets\/)?[^/]+\.\w+$/.test(path) && existsSync(join(root, path));

const wrongWith = (href: string, from: Document): string | undefined => {
  const { pathname, hash, search } = new URL(href, `https://site.example${from.path}`);
  if (href.startsWith('#'))
    return idsIn(from.html).includes(decodeURIComponent(hash.slice(1))) ? undefined : 'names no part of its page';
  const asked = new URLSearchParams(search).get('lang');
  if (isFile(pathname) || beside.includes(pathname) || isOfTheApp(pathname)) return undefined;
  if (pathname.endsWith('.md'))
    return existsSync(join(root, asked === 'en' ? 'en' : '', pathname)) ? undefined : 'is no text';
  const to = asked === 'en' ? 'en' : 'es';
  const html = by[to].get(pathname);
  if (html === undefined) return 'leads nowhere';
  if (hash && !idsIn(html).includes(decodeURIComponent(hash.slice(1)))) return 'names no part of that page';
  return to === from.language || asked !== null ? undefined : 'changes the language';
};

describe('every document of the site', () => {
  test('is there in both languages', () => {
    expect([...by.en.keys()].toSorted()).toEqual([...by.es.keys()].toSorted());
    for (const path of [
      '/',
      '/faq',
      '/help-center',
      '/privacy-policy',
      '/terms-of-service',
      '/status',
      '/contact',
      '/formatos',
    ])
      expect([path, by.es.has(path)]).toEqual([path, true]);
  });

  test('leads only to what is there, in its own language; a dead link is told of its first page', () => {
    const seen = new Set<string>();
    const dead = broken(documents, (page) =>
      linksIn(page.html).flatMap((href) => {
        const link = href.startsWith('#') ? `${page.language} ${page.path}${href}` : `${page.language} ${href}`;
        const wrong = seen.has(link) ? undefined : wrongWith(href, page);
        seen.add(link);
        return wrong ? [`${href} ${wrong}`] : [];
      }),
    );
    expect(dead).toEqual([]);
  });

  test('holds no style and no script but what the policy of the site knows', () => {
    const wrong = broken(documents, ({ html }) => [
      ...(/ style=/.test(html) ? ['has an attribute `style`'] : []),
      ...(/ on[a-z]+=/.test(html) ? ['has an attribute that is a script'] : []),
    ]);
    expect(wrong).toEqual([]);
    const digests = documents.map(({ html }) => inlineDigests(html));
    expect(new Set(digests.flatMap(({ script }) => script)).size).toBe(1);
    // One sheet a family: each is a digest in the policy of every answer.
    expect(new Set(digests.flatMap(({ style }) => style)).size).toBeLessThanOrEqual(3);
  });

  test('holds the address of the site in no block whose digest the policy knows', () => {
    const wrong = broken(documents, ({ html }) =>
      [...html.matchAll(/<(?:script|style)>([^]*?)<\/(?:script|style)>/g)]
        .filter(([, text = '']) => text.includes(siteMarker))
        .map(() => 'has the marker within'),
    );
    expect(wrong).toEqual([]);
  });

  test('says what it is: one heading, a description, its language, a title that no other has', () => {
    const wrong = broken(documents, ({ language, html }) => [
      ...(html.match(/<h1[ >]/g)?.length === 1 ? [] : ['has not one heading']),
      ...(/<meta name="description" content="[^"]{10,}">/.test(html) ? [] : ['has no description']),
      ...(html.includes(`<html lang="${language}">`) ? [] : ['is in another language']),
    ]);
    expect(wrong).toEqual([]);
    for (const language of languages) {
      const titles = ofPeople
        .filter((page) => page.language === language)
        .map(({ html }) => /<title>([^<]*)/.exec(html)?.[1]);
      expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
    }
  });

  test('has, where people search for it, a title and a description that search engines show whole, and no other has', () => {
    const sought = ofPeople.filter(({ html }) => !html.includes('content="noindex'));
    const saidIn = (html: string) => ({
      title: unescaped(/<title>([^<]*)/.exec(html)?.[1] ?? '').replace(/ · CuentaClara$/, ''),
      description: unescaped(/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''),
    });
    const wrong = broken(sought, ({ html }) => {
      const { title, description } = saidIn(html);
      const { least, most } = descriptionLength;
      return [
        ...(title.length <= 60 ? [] : [`its title has ${title.length} characters: ${title}`]),
        ...(description.length >= least && description.length <= most
          ? []
          : [`its description has ${description.length} characters: ${description}`]),
      ];
    });
    expect(wrong).toEqual([]);
    const descriptions = sought.map(({ html }) => saidIn(html).description);
    expect(descriptions.filter((one, index) => descriptions.indexOf(one) !== index)).toEqual([]);
  });

  test('names each of its parts once', () => {
    const wrong = broken(documents, ({ html }) => {
      const ids = idsIn(html);
      return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `#${id} is there twice`);
    });
    expect(wrong).toEqual([]);
  });

  test('has its own address and that of the other language, reciprocally, and stands in the sitemap', () => {
    const sitemap = readFileSync(join(root, 'sitemap.xml'), 'utf8');
    const wrong = broken(documents, ({ path, language, html }) => {
      const spanish = `${siteMarker}${path}`;
      const own = language === 'en' ? `${spanish}?lang=en` : spanish;
      const asked = [
        `<link rel="canonical" href="${own}">`,
        `<link rel="alternate" hreflang="es" href="${spanish}">`,
        `<link rel="alternate" hreflang="en" href="${spanish}?lang=en">`,
        `<link rel="alternate" hreflang="x-default" href="${spanish}">`,
      ];
      return [
        ...asked.filter((link) => !html.includes(link)).map((link) => `lacks ${link}`),
        ...(sitemap.includes(`<loc>${own}</loc>`) ? [] : ['is not in the sitemap']),
      ];
    });
    expect(wrong).toEqual([]);
    expect(sitemap.match(/<loc>/g)?.length).toBe(documents.length);
  });

  test('says what it says without scripts: its words stand in what is sent', () => {
    const wrong = broken(documents, ({ html }) => {
      const main = /<main[^>]*>([^]*)<\/main>/.exec(html)?.[1] ?? '';
      const said = main.replace(/<(script|template|style)[^]*?<\/\1>/g, '').replace(/<[^>]+>/g, ' ');
      const words = said.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word)).length;
      return words < 40 ? [`says ${words} words`] : [];
    });
    expect(wrong).toEqual([]);
  });

  test('is no larger than 25 kB as it is sent, with everything it wears', () => {
    const wrong = broken(ofPeople, ({ html }) => {
      const bytes = gzipSync(html, { level: 9 }).length;
      return bytes > 25_000 ? [`has ${bytes} bytes`] : [];
    });
    expect(wrong).toEqual([]);
  });
});

test('what is nowhere has a page in both languages, which no search engine lists', () => {
  for (const [file, lang] of [
    ['404.html', 'es'],
    ['en/404.html', 'en'],
  ] as const) {
    const html = readFileSync(join(root, file), 'utf8');
    expect(html).toContain(`<html lang="${lang}">`);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('rel="canonical"');
  }
});

test.each([
  ['login.html', 'es', 'Entra a tu cuenta'],
  ['en/login.html', 'en', 'Log in to your account'],
  ['register.html', 'es', 'Crea tu cuenta'],
  ['en/register.html', 'en', 'Create your account'],
])(
  '%s, a way into the app, may be listed, says its words in %s and asks for its form at once',
  (file, lang, heading) => {
    const page = readFileSync(join(root, file), 'utf8');
    expect(page).toContain(`<html lang="${lang}">`);
    expect(page).toContain(`<title>${heading} · CuentaClara</title>`);
    expect(page).toContain(`<h1>${heading}</h1>`);
    expect(page).not.toContain('noindex');
    expect(page).not.toContain(' style=');
    expect(page).toMatch(/<meta name="description" content="[^"]{60,}" \/>/);
    const form = file.replace(/^en\/|\.html$/g, '');
    expect(page).toMatch(new RegExp(`<link rel="modulepreload" crossorigin href="/assets/${form}-[^"]+\\.js">`));
  },
);

test('the page of the app is in no list of a search engine', () => {
  expect(readFileSync(join(root, 'app.html'), 'utf8')).toMatch(/<meta name="robots" content="noindex" \/>/);
});
