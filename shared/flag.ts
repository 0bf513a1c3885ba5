/** Regional indicator letters: `MX` becomes the flag of Mexico. */
export const flagOf = (country: string): string =>
  country.replace(/[A-Z]/g, (letter) => String.fromCodePoint(0x1f1e6 + letter.charCodeAt(0) - 'A'.charCodeAt(0)));
