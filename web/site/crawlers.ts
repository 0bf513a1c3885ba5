import { siteMarker } from '#shared/site-address.ts';
import { securityPath, securityTxt } from '../docs/legal/security-txt.ts';
import { missingPath } from './head.ts';
import { llmsOf } from './llms.ts';
import { familyNames, type FamilyName, type Renderer } from './renderers.ts';
import { pathsIn, sitemapOf } from './sitemap.ts';

/** What crawlers read first: nothing is forbidden, since pages that nobody may list say so themselves. */
const robots = `User-agent: *
Allow: /

Sitemap: ${siteMarker}/sitemap.xml
`;

/** What crawlers and assistants read to find the pages, of which all files are there by their names. */
export const filesForCrawlers = (
  names: readonly string[],
  families: Readonly<Record<FamilyName, Pick<Renderer, 'pages'>>>,
): readonly (readonly [string, string])[] => {
  const site = familyNames.flatMap((name) => families[name].pages).filter(({ path }) => path !== missingPath);
  return [
    ['llms.txt', llmsOf(site)],
    ['sitemap.xml', sitemapOf(pathsIn(names))],
    ['robots.txt', robots],
    [securityPath, securityTxt(new Date())],
  ];
};
