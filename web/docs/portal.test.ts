import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { inlineDigests } from '../../infra/constructs/inline-digests.ts';
import { prepare } from '../../infra/prepare.ts';
import { twinOf as addressOfTwin } from './links.ts';
import { placeholders } from './markdown/highlight.ts';
import { languages, type Language } from './page.ts';
import { pages } from './pages.ts';

const { sites } = await prepare();
const built = new Map(
  readdirSync(sites.web, { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(en\/)?api-(documentation|reference)/.test(name) && /\.(html|md)$/.test(name))
    .map((name) => [name, readFileSync(join(sites.web, name), 'utf8')]),
);
const app = inlineDigests(readFileSync(join(sites.web, 'app.html'), 'utf8'));

const folder = (language: Language): string => (language === 'en' ? 'en/' : '');
const htmlOf = (path: string, language: Language): string | undefined =>
  built.get(`${folder(language)}${path.slice(1)}/index.html`);
const twinOf = (path: string, language: Language): string | undefined =>
  built.get(`${folder(language)}${path.slice(1)}.md`);
const all = languages.flatMap((language) => pages(language).map((page) => ({ ...page, language })));

/** Every page of the portal, with a sentence for each that breaks a promise. */
const broken = (
  rule: (page: (typeof all)[number], html: string, twin: string) => readonly string[],
): readonly string[] =>
  all.flatMap((page) => {
    const html = htmlOf(page.path, page.language);
    const twin = twinOf(page.path, page.language);
    if (html === undefined || twin === undefined) return [`${page.language} ${page.path} was not built`];
    return rule(page, html, twin).map((sentence) => `${page.language} ${page.path}: ${sentence}`);
  });

const idsIn = (html: string): readonly string[] => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);

describe('every page of the portal', () => {
  test('has the same addresses in both languages, each once', () => {
    const [spanish = [], english] = languages.map((language) => pages(language).map(({ path }) => path));
    expect(english).toEqual(spanish);
    expect(new Set(spanish).size).toBe(spanish.length);
  });

  test('names each of its parts once, and leads to its own parts only where they are', () => {
    const wrong = broken((_, html) => {
      const ids = idsIn(html);
      const twice = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `#${id} is there twice`);
      const own = [...html.matchAll(/ (?:href="#|aria-controls="|aria-labelledby=")([^"]+)"/g)]
        .filter(([, id = '']) => !ids.includes(id))
        .map(([, id = '']) => `#${id} is nowhere`);
      return [...twice, ...own];
    });
    expect(wrong).toEqual([]);
  });

  test('holds no style and no script of its own but the one that the policy of the site knows', () => {
    const wrong = broken((_, html) => {
      const { script, style } = inlineDigests(html);
      return [
        ...(/ style=/.test(html) ? ['has an attribute `style`'] : []),
        ...(/ on[a-z]+=/.test(html) ? ['has an attribute that is a script'] : []),
        ...style.map(() => 'has a style of its own'),
        ...script.filter((digest) => !app.script.includes(digest)).map((digest) => `has a script ${digest}`),
      ];
    });
    expect(wrong).toEqual([]);
  });

  test('says what it is: one heading, a title that no other has, a description, its language', () => {
    const wrong = broken(({ language }, html) => [
      ...(html.match(/<h1>/g)?.length === 1 ? [] : ['has not one heading']),
      ...(/<meta name="description" content="[^"]{10,}">/.test(html) ? [] : ['has no description']),
      ...(html.includes(`<html lang="${language}">`) ? [] : ['is in another language']),
    ]);
    expect(wrong).toEqual([]);
    for (const language of languages) {
      const titles = pages(language).map(({ title, path }) => `${title} ${path.split('/')[1] ?? ''}`);
      expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
    }
  });

  test('marks every place where the address and the key of the reader belong', () => {
    const wrong = broken(({ markdown }, html) => {
      const code = [...markdown.matchAll(/^```.*\n([^]*?)^```/gm)].map(([, text = '']) => text).join('\n');
      return Object.entries(placeholders).flatMap(([name, text]) => {
        const asked = code.split(text).length - 1;
        const marked = html.split(`data-fill="${name}"`).length - 1;
        return asked === marked ? [] : [`marks ${marked} of ${asked} places for ${name}`];
      });
    });
    expect(wrong).toEqual([]);
  });

  test('leads to the files for tools, a page of the reference also to its own text', () => {
    const wrong = broken(({ path, language }, html) => {
      const own = path.startsWith('/api-reference') ? [`<li><a href="${addressOfTwin(path, language)}">`] : [];
      const links = ['openapi.json', 'postman.json', 'llms.txt'].map((name) => `<a href="/${name}">`);
      return [...links, ...own].filter((link) => !html.includes(link)).map((link) => `lacks ${link}`);
    });
    expect(wrong).toEqual([]);
  });

  test('is no larger than 30 kB as it is sent, and its text begins with its name', () => {
    const wrong = broken(({ title }, html, twin) => [
      ...(gzipSync(html).length > 30_000 ? [`has ${gzipSync(html).length} bytes`] : []),
      ...(twin.startsWith(`# ${title}\n`) ? [] : ['has another text']),
    ]);
    expect(wrong).toEqual([]);
  });
});
