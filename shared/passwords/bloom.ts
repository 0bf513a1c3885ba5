/**
 * A set that says of a word "surely not" or "very likely": a sixth of the bytes of the words themselves. So many bits for
 * each, so often hashed, make one wrong yes in 4,000.
 */
const bitsPerWord = 17.3;
const hashes = 12;

/** FNV-1a: quick, and the same wherever it runs. */
const fnv = (text: string, seed: number): number => {
  let hash = seed;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  // The low bits of FNV know little of the first letters.
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) >>> 0;
};

/** Two hashes make any number of them. */
const placesOf = (word: string, bits: number): readonly number[] => {
  const [first, second] = [fnv(word, 0x811c9dc5), (fnv(word, 0x9747b28c) | 1) >>> 0];
  return Array.from({ length: hashes }, (_, turn) => (first + turn * second) % bits);
};

export const bloomOf = (words: readonly string[]): Uint8Array => {
  const bytes = new Uint8Array(Math.ceil((words.length * bitsPerWord) / 8));
  for (const word of words)
    for (const place of placesOf(word, bytes.length * 8))
      bytes[place >> 3] = (bytes[place >> 3] ?? 0) | (1 << (place & 7));
  return bytes;
};

export const isIn = (bytes: Uint8Array, word: string): boolean =>
  placesOf(word, bytes.length * 8).every((place) => ((bytes[place >> 3] ?? 0) >> (place & 7)) & 1);
