import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. Stored with each hash so that it can grow. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

const tagOf = (password: string, nonce: Buffer, { memory, passes }: { memory: number; passes: number }) =>
  derive('argon2id', { ...cost, memory, passes, message: Buffer.from(password.normalize('NFKC')), nonce });

/** `argon2id$<KiB>$<passes>$<salt>$<tag>`, salt and tag in base64url. About 30 ms. */
export const hashPassword = async (password: string): Promise<string> => {
  const nonce = randomBytes(16);
  const tag = await tagOf(password, nonce, cost);
  return ['argon2id', cost.memory, cost.passes, nonce.toString('base64url'), tag.toString('base64url')].join('$');
};

/** Compares in constant time; without a stored hash it works as long and answers false. */
export const passwordMatches = async (password: string, stored: string | undefined): Promise<boolean> => {
  const [, memory = cost.memory, passes = cost.passes, salt = '', tag = ''] = stored?.split('$') ?? [];
  const nonce = stored ? Buffer.from(salt, 'base64url') : randomBytes(16);
  const given = await tagOf(password, nonce, { memory: Number(memory), passes: Number(passes) });
  const right = Buffer.from(tag, 'base64url');
  return given.length === right.length && timingSafeEqual(given, right);
};
