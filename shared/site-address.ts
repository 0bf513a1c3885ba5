/** Stands in the files of the site where its address belongs, scheme included: a deployment writes it, no build knows it. */
export const siteMarker = 'https://site.invalid';

/** Stands where the mailbox belongs in which people read what customers write; written likewise. */
export const mailMarker = 'soporte@site.invalid';
