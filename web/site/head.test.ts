import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { siteMarker } from '#shared/site-address.ts';
import { prepare } from '../../infra/prepare.ts';
import { letters } from './fonts.ts';
import { size } from './preview/card.ts';

const { sites } = await prepare();
const root = sites.web;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };
const unescaped = (text: string): string => text.replace(/&(\w+|#\w+);/g, (all, name: string) => entities[name] ?? all);

/** What a reader sees of it, in one line. */
const textOf = (html: string): string =>
  unescaped(html.replace(/<head>[^]*<\/head>|<script[^]*?<\/script>/g, ' ').replace(/<[^>]*>/g, ' ')).replace(
    /\s+/g,
    ' ',
  );

const documents = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => name === 'index.html' || name.endsWith('/index.html'))
  .map((name) => ({ name, html: readFileSync(join(root, name), 'utf8') }));
type Document = (typeof documents)[number];

const listed = new Set(
  [...readFileSync(join(root, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]*)/g)].map(([, address = '']) => address),
);

/** Every document, with a sentence for each that breaks a promise. */
const broken = (rule: (document: Document) => readonly string[]): readonly string[] =>
  documents.flatMap((one) => rule(one).map((sentence) => `${one.name} ${sentence}`));

const said = (html: string, element: RegExp): string => unescaped(element.exec(html)?.[1] ?? '');
const openGraph = (html: string, property: string): string =>
  said(html, new RegExp(`<meta property="og:${property}" content="([^"]*)">`));

describe('whoever a page is shared with', () => {
  test('sees its title, its description and its own address', () => {
    const wrong = broken(({ html }) => {
      const title = said(html, /<title>([^<]*)/).replace(/ · CuentaClara$/, '');
      const asked = {
        title,
        description: said(html, /<meta name="description" content="([^"]*)">/),
        url: said(html, /<link rel="canonical" href="([^"]*)">/),
        locale: html.includes('<html lang="en">') ? 'en_US' : 'es_LA',
        'image:width': String(size.width),
        'image:height': String(size.height),
      };
      return Object.entries(asked)
        .filter(([property, value]) => openGraph(html, property) !== value)
        .map(([property]) => `says another ${property}`);
    });
    expect(wrong).toEqual([]);
  });

  test('sees a picture of the size that it says', () => {
    const wrong = broken(({ html }) => {
      const address = openGraph(html, 'image');
      if (!address.startsWith(`${siteMarker}/assets/`)) return [`shows ${address}`];
      const picture = readFileSync(join(root, address.slice(siteMarker.length)));
      const isPng = picture.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n';
      const [width, height] = [picture.readUInt32BE(16), picture.readUInt32BE(20)];
      return isPng && width === size.width && height === size.height && picture.length < 50_000
        ? []
        : [`shows ${width} by ${height} in ${picture.length} bytes`];
    });
    expect(wrong).toEqual([]);
  });

  test('sees the title of the page in the picture, or that of its group in the documentation', () => {
    const wrong = broken(({ name, html }) => {
      const alternative = openGraph(html, 'image:alt');
      const isOfThePortal = /^(en\/)?api-(documentation|reference)/.test(name);
      const title = openGraph(html, 'title').replace(/^CuentaClara: /, '');
      return isOfThePortal || alternative.toLowerCase() === title.toLowerCase() ? [] : [`shows ${alternative}`];
    });
    expect(wrong).toEqual([]);
  });
});

interface Data {
  readonly '@context': string;
  readonly '@type': string;
  readonly [member: string]: unknown;
}

const dataIn = (html: string): readonly Data[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g)].map(
    ([, text = '']) => JSON.parse(text) as Data,
  );

/** What search engines ask of each type. */
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url', 'logo'],
  SoftwareApplication: ['name', 'offers', 'applicationCategory', 'operatingSystem'],
  FAQPage: ['mainEntity'],
  BreadcrumbList: ['itemListElement'],
  DefinedTerm: ['name', 'description', 'url', 'inDefinedTermSet'],
  TechArticle: ['headline', 'description', 'url', 'inLanguage'],
};

const lacking = (data: Data): readonly string[] => {
  const members = required[data['@type']];
  if (data['@context'] !== 'https://schema.org' || !members) return [`has data of an unknown type ${data['@type']}`];
  return members.filter((member) => !data[member]).map((member) => `says no ${member} of its ${data['@type']}`);
};

const addressesIn = (data: unknown): readonly string[] =>
  [...JSON.stringify(data).matchAll(/"(?:url|item)":"([^"]*)"/g)].map(([, address = '']) => address);

describe('whatever programs read of a page', () => {
  test('is of a known type with all that search engines ask of it', () => {
    expect(broken(({ html }) => dataIn(html).flatMap(lacking))).toEqual([]);
  });

  test('leads to pages that are listed', () => {
    const wrong = broken(({ html }) =>
      dataIn(html)
        .flatMap(addressesIn)
        .filter((address) => !listed.has(address.replace(/#.*$/, '')))
        .map((address) => `leads to ${address}`),
    );
    expect(wrong).toEqual([]);
  });

  test('counts the way to the page from the first one', () => {
    const wrong = broken(({ html }) =>
      dataIn(html)
        .filter((data) => data['@type'] === 'BreadcrumbList')
        .flatMap((data) => {
          const steps = data['itemListElement'] as readonly { readonly position: number; readonly item: string }[];
          const isCounted = steps.every(({ position }, index) => position === index + 1);
          const own = said(html, /<link rel="canonical" href="([^"]*)">/);
          return isCounted && steps.at(-1)?.item === own ? [] : ['is not where its trail ends'];
        }),
    );
    expect(wrong).toEqual([]);
  });

  test('asks and answers only what stands on the page', () => {
    const wrong = broken(({ html }) =>
      dataIn(html)
        .filter((data) => data['@type'] === 'FAQPage')
        .flatMap((data) => {
          const text = textOf(html);
          const asked = data['mainEntity'] as readonly {
            readonly name: string;
            readonly acceptedAnswer: { readonly text: string };
          }[];
          return asked
            .flatMap(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])
            .filter((sentence) => !text.includes(sentence.replace(/\s+/g, ' ')))
            .map((sentence) => `does not show "${sentence}"`);
        }),
    );
    expect(wrong).toEqual([]);
  });
});

test('the manifest shows icons that are there, of the sizes that it says', () => {
  const manifest = JSON.parse(readFileSync(join(root, 'site.webmanifest'), 'utf8')) as {
    readonly icons: readonly { readonly src: string; readonly type: string; readonly sizes: string }[];
  };
  for (const { src, type, sizes } of manifest.icons) {
    const icon = readFileSync(join(root, src));
    const measured = type === 'image/png' ? `${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}` : 'any';
    expect([src, measured]).toEqual([src, sizes]);
  }
});

test('no page is written with a letter that its fonts lack', () => {
  const known = new Set(Array.from(letters));
  const wrong = broken(({ html }) => {
    // Flags are pictures of the system's own, in whichever font.
    const text = textOf(html).replace(/\p{Regional_Indicator}/gu, '');
    const foreign = new Set(Array.from(text).filter((letter) => !known.has(letter)));
    return foreign.size > 0 ? [`has ${[...foreign].join(' ')}`] : [];
  });
  expect(wrong).toEqual([]);
});
