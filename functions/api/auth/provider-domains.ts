const domains = (text: string): readonly string[] => text.trim().split(/\s+/);

/**
 * What the published lists of mail providers miss, as seen in the nine countries: free mailboxes, and the ones that
 * internet providers hand to households.
 */
export const moreFree = domains(`
  tutanota.com tutanota.de tutamail.com tuta.com tuta.io keemail.me fastmail.com skiff.com mailfence.com startmail.com
  disroot.org posteo.de zohomail.com zohomail.eu zohomail.in zoho.eu zoho.in
  ciudad.com.ar
  superig.com.br
  vtr.net entelchile.net tie.cl
  une.net.co etb.net.co epm.net.co emcali.net.co tutopia.com
  andinanet.net punto.net.ec interactive.net.ec
  infinitummail.com telmexmail.com
  terra.com.pe speedy.com.pe
  adinet.com.uy vera.com.uy netgate.com.uy dedicado.net.uy
`);

/** Addresses made up for an hour, or that hide another one. */
export const moreDisposable = domains(`
  tempmail.com mail.tm
  duck.com mozmail.com relay.firefox.com simplelogin.com slmail.me passmail.net passinbox.com
`);

/** `hotmail.cl`, `yahoo.com.pe`, `outlook.co`: brands that give mailboxes away under the ending of every country. */
export const freeBrand = /^(hotmail|outlook|live|msn|yahoo|ymail|gmx)\.(com?\.)?[a-z]{2,3}$/;
