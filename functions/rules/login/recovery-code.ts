/** Crockford's letters: none is taken for another, and a code is read aloud without mistakes. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const length = 12;

/** Sixty random bits as `k7m2-9xqa-04tz`. */
export const recoveryCodeOf = (bytes: Uint8Array): string =>
  [...bytes.subarray(0, length)]
    .map((byte) => alphabet[byte % alphabet.length])
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-');

/** What its owner meant, however they typed it: capitals, spaces, O for 0 and I for 1 make no difference. */
export const meantBy = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/o/g, '0')
    .replace(/[il]/g, '1')
    .replace(/[^0-9a-z]/g, '');
