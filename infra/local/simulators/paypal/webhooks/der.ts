/** One value in the encoding of certificates (DER): its tag, its length, its content. */
const value = (tag: number, ...contents: readonly Uint8Array[]): Buffer => {
  const content = Buffer.concat(contents);
  const size = content.length;
  if (size < 0x80) return Buffer.concat([Buffer.of(tag, size), content]);
  const bytes = Buffer.from(size.toString(16).padStart(size > 0xff ? 4 : 2, '0'), 'hex');
  return Buffer.concat([Buffer.of(tag, 0x80 + bytes.length), bytes, content]);
};

/** A part of an object identifier in groups of seven bits, the highest first. */
const groups = (part: number): readonly number[] => {
  const low = [part & 0x7f];
  for (let rest = part >>> 7; rest > 0; rest >>>= 7) low.unshift((rest & 0x7f) | 0x80);
  return low;
};

/** Until 2049 with two digits of the year, as the standard of certificates demands. */
const time = (at: Date): Buffer => {
  const digits = at.toISOString().replace(/[-:T]|\.\d+/g, '');
  return at.getUTCFullYear() < 2050 ? value(0x17, Buffer.from(digits.slice(2))) : value(0x18, Buffer.from(digits));
};

export const der = {
  sequence: (...contents: readonly Uint8Array[]) => value(0x30, ...contents),
  set: (...contents: readonly Uint8Array[]) => value(0x31, ...contents),
  /** A positive one: a leading bit would be its sign. */
  integer: (bytes: Uint8Array) => value(0x02, (bytes[0] ?? 0) >= 0x80 ? Buffer.of(0) : Buffer.of(), bytes),
  oid: (name: string) => {
    const [first = 0, second = 0, ...rest] = name.split('.').map(Number);
    return value(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(groups)]));
  },
  bits: (bytes: Uint8Array, unused = 0) => value(0x03, Buffer.of(unused), bytes),
  octets: (bytes: Uint8Array) => value(0x04, bytes),
  text: (text: string) => value(0x0c, Buffer.from(text)),
  yes: value(0x01, Buffer.of(0xff)),
  time,
  /** With a number of its own instead of a type. */
  tagged: (number: number, ...contents: readonly Uint8Array[]) => value(0xa0 + number, ...contents),
  /** The same for a plain value. */
  plain: (number: number, content: Uint8Array) => value(0x80 + number, content),
};
