import { mailMarker, siteMarker } from '#shared/site-address.ts';

/** Until then somebody reads what is sent there. At most a year ahead (RFC 9116), so each year somebody looks again. */
export const securityExpires = '2027-11-01T00:00:00.000Z';

export const securityPath = '.well-known/security.txt';

const fields = [
  ['Contact', `mailto:${mailMarker}`],
  ['Contact', `${siteMarker}/contact`],
  ['Expires', securityExpires],
  ['Preferred-Languages', 'es, en'],
  ['Canonical', `${siteMarker}/${securityPath}`],
  ['Policy', `${siteMarker}/security`],
] as const;

/** Refuses to be written when nobody could rely on it any more, or for longer than anybody promises. */
export const securityTxt = (now: Date): string => {
  const left = Date.parse(securityExpires) - now.getTime();
  const year = 366 * 24 * 60 * 60 * 1000;
  if (left <= 0 || left > year)
    throw new Error(
      `security.txt ends on ${securityExpires}: web/docs/legal/security-txt.ts wants a day of the next year`,
    );
  return fields.map(([name, value]) => `${name}: ${value}\n`).join('');
};
