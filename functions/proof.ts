import { createHash, randomBytes } from 'node:crypto';
import { ulid } from 'ulid';

/** A bearer proof: 256 random bits, URL-safe. Shown once; only `hashOf` it is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** SHA-256, enough for secrets that already are random: there is nothing to guess slowly. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** `val_01k…`: prefixed, sortable by time, URL-safe. */
export const newId = <P extends string>(prefix: P, at: string): `${P}_${string}` =>
  `${prefix}_${ulid(Date.parse(at)).toLowerCase()}`;
