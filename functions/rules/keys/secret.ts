import type { Environment } from '#shared/validation/environment.ts';
import type { KeyPurpose } from '#shared/validation/keys.ts';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const marks = { production: 'live', sandbox: 'test' } as const satisfies Record<Environment, string>;
const beginnings = { api: 'vk', widget: 'wk' } as const satisfies Record<KeyPurpose, string>;

const idLength = 20;
const secretLength = 32;
const checksumLength = 6;

/** Of the values of a byte, those that every letter of the alphabet gets as many of. */
const evenly = 256 - (256 % alphabet.length);

const randomText = (length: number): string => {
  let text = '';
  while (text.length < length)
    for (const byte of crypto.getRandomValues(new Uint8Array(length)))
      if (byte < evenly && text.length < length) text += alphabet.charAt(byte % alphabet.length);
  return text;
};

/** CRC-32 as zlib, PNG and the secrets of others compute it. */
const crc32 = (text: string): number => {
  let crc = -1;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
};

/** The CRC-32 of a text in base 62, the alphabet's zero ahead: 2^32 needs six digits. */
const checksumOf = (text: string): string => {
  let [rest, digits] = [crc32(text), ''];
  for (let place = 0; place < checksumLength; place++) {
    digits = alphabet.charAt(rest % alphabet.length) + digits;
    rest = Math.floor(rest / alphabet.length);
  }
  return digits;
};

/** `vk_live_` or `wk_live_` and twenty letters or digits: what a customer may show. */
export const newKeyId = (environment: Environment, purpose: KeyPurpose = 'api'): string =>
  `${beginnings[purpose]}_${marks[environment]}_${randomText(idLength)}`;

/** The environment that a key names in its public id. */
export const environmentOf = (keyId: string): Environment =>
  keyId.split('_')[1] === marks.sandbox ? 'sandbox' : 'production';

/** `vs_live_`, 190 random bits, and a checksum by which a scanner knows a leaked secret without asking anybody. */
export const newSecret = (environment: Environment): string => {
  const text = `vs_${marks[environment]}_${randomText(secretLength)}`;
  return text + checksumOf(text);
};

const secretForm = /^vs_(?:live|test)_[0-9A-Za-z]{38}$/;
export const keyIdForm = /^[vw]k_(?:live|test)_[0-9A-Za-z]{20}$/;

/** Whether a text can be a secret at all: nothing is read for one that cannot. */
export const isSecret = (text: string): boolean =>
  secretForm.test(text) && checksumOf(text.slice(0, -checksumLength)) === text.slice(-checksumLength);
