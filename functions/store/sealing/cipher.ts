import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/**
 * AES-256-GCM (NIST SP 800-38D) under a customer's data key. What is sealed is bound to the place where it stands: moved to
 * another row, attribute or customer, it opens no more. The vector is chance, which one key may draw 2^32 times.
 *
 * Example: `{"reference":"F-7"}` (19 bytes) takes 48: `01`, 12 of the vector, 19 encrypted, 16 of the tag.
 */
const algorithm = 'aes-256-gcm';
const form = 1;
const ivAt = 1;
const textAt = ivAt + 12;
const tagBytes = 16;

export const seal = (key: Uint8Array, place: string, content: string | Uint8Array): Uint8Array => {
  const iv = randomBytes(textAt - ivAt);
  const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(place));
  return Buffer.concat([Buffer.of(form), iv, cipher.update(content), cipher.final(), cipher.getAuthTag()]);
};

/** `undefined` for what this key did not seal at this place, or in a form that this version does not know. */
export const open = (key: Uint8Array, place: string, bytes: Uint8Array): Buffer | undefined => {
  if (bytes[0] !== form || bytes.length < textAt + tagBytes) return undefined;
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(ivAt, textAt))
    .setAAD(Buffer.from(place))
    .setAuthTag(bytes.subarray(-tagBytes));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(textAt, -tagBytes)), decipher.final()]);
  } catch {
    return undefined;
  }
};
