import { siteMarker } from '#shared/site-address.ts';

/** What crawlers read first: nothing is forbidden, since pages that nobody may list say so themselves. */
export const robots = `User-agent: *
Allow: /

Sitemap: ${siteMarker}/sitemap.xml
`;
