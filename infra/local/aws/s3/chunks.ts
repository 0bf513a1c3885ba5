import { Refusal } from '../wire.ts';

interface Chunked {
  readonly body: Buffer;
  /** What follows the last chunk, by lower-case name. */
  readonly trailers: Readonly<Record<string, string>>;
}

const lineEnd = '\r\n';
const malformed = () => new Refusal([400, 'InvalidChunkSizeError'], 'The chunks of the body are malformed.');

const lineAt = (encoded: Buffer, from: number): readonly [line: string, next: number] => {
  const end = encoded.indexOf(lineEnd, from, 'latin1');
  if (end < 0) throw malformed();
  return [encoded.toString('latin1', from, end), end + lineEnd.length];
};

const sizeIn = (line: string): number => {
  if (!/^[0-9a-f]{1,8}$/i.test(line)) throw malformed();
  return Number.parseInt(line, 16);
};

const trailersIn = (encoded: Buffer, from: number): Readonly<Record<string, string>> => {
  const lines = encoded.toString('latin1', from).split(lineEnd).filter(Boolean);
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
};

/** The encoding `aws-chunked` without signatures of its chunks: sizes in hexadecimal digits, and trailers at the end. */
export const chunksIn = (encoded: Buffer): Chunked => {
  const parts: Buffer[] = [];
  let at = 0;
  for (;;) {
    const [line, from] = lineAt(encoded, at);
    const to = from + sizeIn(line);
    if (to === from) return { body: Buffer.concat(parts), trailers: trailersIn(encoded, from) };
    if (encoded.toString('latin1', to, to + lineEnd.length) !== lineEnd) throw malformed();
    parts.push(encoded.subarray(from, to));
    at = to + lineEnd.length;
  }
};
