import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** Bytes, and what they are where they were packed. */
const formsOf = (bytes: Uint8Array): readonly Buffer[] => {
  const plain = Buffer.from(bytes);
  try {
    return [plain, gunzipSync(plain)];
  } catch {
    return [plain];
  }
};

/** Every text that somebody could read in a value, however deep and packed. */
export function* textsWithin(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (value instanceof Uint8Array) for (const form of formsOf(value)) yield form.toString('utf8');
  else if (value instanceof Set) for (const one of value) yield* textsWithin(one);
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) {
      yield name;
      yield* textsWithin(inner);
    }
}

/** As a value may be written: as it is, within JSON, in an address, in base64. */
const writings = (value: string): readonly string[] => [
  value,
  JSON.stringify(value).slice(1, -1),
  encodeURIComponent(value),
  encodeURIComponent(value).replaceAll('%20', '+'),
  // The bytes between the first and the last of a group of three, which depend on neighbours.
  ...[0, 1, 2].map((shift) =>
    Buffer.from(value)
      .subarray(shift, shift + Math.floor((Buffer.byteLength(value) - shift) / 3) * 3)
      .toString('base64'),
  ),
];

/** Which of these values can be read in a text. */
export const readIn = (values: readonly string[]) => {
  const needles = values.map(
    (value) => [value, [...new Set(writings(value))].map((one) => one.toLowerCase())] as const,
  );
  return (text: string): readonly string[] => {
    const folded = text.toLowerCase();
    return needles.filter(([, written]) => written.some((one) => folded.includes(one))).map(([value]) => value);
  };
};

/** Files below a directory, without those whose name, or whose folder's, is like this. */
export const filesBelow = (directory: string, without: RegExp): readonly string[] =>
  readdirSync(directory).flatMap((name) => {
    if (without.test(name)) return [];
    const path = join(directory, name);
    return statSync(path).isDirectory() ? filesBelow(path, without) : [path];
  });

export const textsOfFile = (path: string): readonly string[] =>
  formsOf(readFileSync(path)).map((form) => form.toString('utf8'));
