import { addressOf } from './address.ts';
import { escape } from './markdown/escape.ts';
import { languages, type Page } from './page.ts';

/** Where search engines find the pages, each in both languages. */
export const sitemapOf = (pages: readonly Pick<Page, 'path'>[]): string => {
  const entries = pages.flatMap(({ path }) =>
    languages.map((language) => `<url><loc>${escape(addressOf(path, language))}</loc></url>`),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
};
