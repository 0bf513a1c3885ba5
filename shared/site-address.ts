/** Stands in the files of the site where its address belongs, scheme included: a deployment writes it, no build knows it. */
export const siteMarker = 'https://site.invalid';
