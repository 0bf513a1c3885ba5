import { languages } from '../docs/page.ts';
import { addressOf } from '#shared/site-address.ts';
import { escape } from '../docs/markdown/escape.ts';

/** Where search engines find the documents, each in both languages. */
export const sitemapOf = (paths: readonly `/${string}`[]): string => {
  const entries = paths.flatMap((path) =>
    languages.map((language) => `<url><loc>${escape(addressOf(path, language))}</loc></url>`),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
};

/** The paths of documents among files, by their names below the root of the site: those in Spanish name all. */
export const pathsIn = (names: Iterable<string>): readonly `/${string}`[] =>
  [...names]
    .filter((name) => /(^|\/)index\.html$/.test(name) && !name.startsWith('en/'))
    .map((name): `/${string}` => `/${name.replace(/\/?index\.html$/, '')}`);
