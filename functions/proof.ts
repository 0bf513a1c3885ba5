import { createHash, randomBytes } from 'node:crypto';
import { encodeTime, ulid } from 'ulid';

/** A bearer proof: 256 random bits, URL-safe. Shown once; only `hashOf` it is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** SHA-256, enough for secrets that already are random: there is nothing to guess slowly. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** `val_01k…`: prefixed, sortable by time, URL-safe. */
export const newId = <P extends string>(prefix: P, at: string): `${P}_${string}` =>
  `${prefix}_${ulid(Date.parse(at)).toLowerCase()}`;

const letters = '0123456789abcdefghjkmnpqrstvwxyz';
const drawn = 16;

/** An id like those, but the same whenever it is made of the same: it begins with a time, and the rest follows from `source`. */
export const idOf = <P extends string>(prefix: P, at: string, source: string): `${P}_${string}` => {
  const bytes = createHash('sha256').update(source).digest().subarray(0, drawn);
  return `${prefix}_${encodeTime(Date.parse(at)).toLowerCase()}${[...bytes].map((byte) => letters[byte % 32]).join('')}`;
};
