import { createHash, createHmac, type Hash, type Hmac } from 'node:crypto';

const encodings = ['utf8', 'hex', 'base64', 'base64url'] as const;

const read = (text: string, encoding: (typeof encodings)[number] = 'utf8'): Buffer => {
  if (!encodings.includes(encoding)) throw new TypeError(`CloudFront functions know no encoding ${encoding}.`);
  return Buffer.from(text, encoding);
};

const digestEncodings = ['hex', 'base64', 'base64url'] as const;
type DigestEncoding = (typeof digestEncodings)[number];

const isDigestEncoding = (given: string): given is DigestEncoding => digestEncodings.includes(given as DigestEncoding);

/** A hash with the two methods that runtime 2.0 documents. */
const hashing = (hash: Hash | Hmac) => ({
  update(data: string) {
    hash.update(data);
    return this;
  },
  digest(encoding?: string) {
    if (encoding === undefined) return hash.digest();
    if (!isDigestEncoding(encoding)) throw new TypeError(`CloudFront functions know no digest as ${encoding}.`);
    return hash.digest(encoding);
  },
});

const algorithms = ['md5', 'sha1', 'sha256'] as const;

const known = (algorithm: string): string => {
  if (!algorithms.some((one) => one === algorithm))
    throw new TypeError(`CloudFront functions know no algorithm ${algorithm}.`);
  return algorithm;
};

const modules = {
  crypto: {
    createHash: (algorithm: string) => hashing(createHash(known(algorithm))),
    createHmac: (algorithm: string, key: string) => hashing(createHmac(known(algorithm), key)),
  },
} as const;

const load = (name: string): unknown => {
  if (!Object.hasOwn(modules, name)) throw new Error(`The local cloud gives edge functions no module ${name}.`);
  return modules[name as keyof typeof modules];
};

interface Ground {
  /** The product's time, in milliseconds. */
  readonly now: () => number;
  readonly say: (text: string) => void;
}

/**
 * What runtime 2.0 of CloudFront functions has beside the language, as far as it is known here: `console`, `require('crypto')`,
 * `Buffer.from`, and a clock.
 */
export const edgeGlobals = ({ now, say }: Ground): Record<string, unknown> => {
  const log = (...words: readonly unknown[]): void => say(words.map(String).join(' '));
  return {
    console: { log, error: log },
    require: load,
    Buffer: { from: read },
    Date: class extends Date {
      constructor(...parts: readonly []) {
        super(...((parts.length > 0 ? parts : [now()]) as []));
      }
      static override now(): number {
        return now();
      }
    },
  };
};
