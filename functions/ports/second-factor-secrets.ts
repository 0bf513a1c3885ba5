import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { readsApiKeyPepper } from './grant.ts';
import { secret } from './secret.ts';
import { verb } from './verb.ts';

const pepper = () => secret('API_KEY_PEPPER_SECRET');
const keyOf = async (userId: string): Promise<Buffer> =>
  Buffer.from(hkdfSync('sha256', await pepper(), userId, 'second factor', 32));

const ivBytes = 12;
const tagBytes = 16;

/** Of one customer: what is sealed for one can not be opened as another's. */
const seal = async (userId: string, text: string): Promise<string> => {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', await keyOf(userId), iv).setAAD(Buffer.from(userId));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
};

const open = async (userId: string, sealed: string): Promise<string> => {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', await keyOf(userId), bytes.subarray(0, ivBytes))
    .setAAD(Buffer.from(userId))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8');
};

/** What is kept of a recovery code: nothing by which who reads the table could try codes. */
const hash = async (userId: string, code: string): Promise<string> =>
  createHmac('sha256', await pepper())
    .update(JSON.stringify(['recovery', userId, code]))
    .digest('base64url');

export const verbs = {
  seal: verb([readsApiKeyPepper], seal),
  open: verb([readsApiKeyPepper], open),
  hash: verb([readsApiKeyPepper], hash),
};
