import { crc32, deflateRawSync } from 'node:zlib';

/** What begins an entry, its line in the list at the end, and that list's own end (APPNOTE 4.3). */
const signatures = { entry: 0x04034b50, listed: 0x02014b50, end: 0x06054b50 } as const;
/** Readers of 2.0 know deflate. */
const version = 20;
const deflated = 8;
const headBytes = 30;

/** A number of two or four bytes, the low one first. */
type Field = readonly [bytes: 2 | 4, value: number];

const written = (...fields: readonly Field[]): Buffer => {
  const bytes = Buffer.alloc(fields.reduce((sum, [length]) => sum + length, 0));
  let at = 0;
  for (const [length, value] of fields) at = bytes.writeUIntLE(value, at, length);
  return bytes;
};

/** A moment as DOS wrote it: two seconds are its smallest step. */
const dosTime = (at: string): readonly [Field, Field] => {
  const date = new Date(at);
  const time = (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1);
  const day = ((date.getUTCFullYear() - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate();
  return [
    [2, time],
    [2, day],
  ];
};

/** A file within a zip as it stands there; its name is plain ASCII. Entries one behind another are a zip but for its end. */
export const zipEntry = (name: string, content: string | Uint8Array, at: string): Buffer => {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const packed = deflateRawSync(bytes);
  const title = Buffer.from(name, 'ascii');
  const about: readonly Field[] = [
    [2, 0],
    [2, deflated],
    ...dosTime(at),
    [4, crc32(bytes)],
    [4, packed.length],
    [4, bytes.length],
    [2, title.length],
    [2, 0],
  ];
  return Buffer.concat([written([4, signatures.entry], [2, version], ...about), title, packed]);
};

const damaged = () => new Error('A piece of a zip is damaged');

/** Lists what stands in entries that begin there: what each says of itself, and where it is. */
const listed = (entries: Buffer, begin: number): readonly Buffer[] => {
  const lines: Buffer[] = [];
  let at = 0;
  while (at < entries.length) {
    if (entries.length < at + headBytes || entries.readUInt32LE(at) !== signatures.entry) throw damaged();
    const about = entries.subarray(at + 4, at + headBytes);
    const [packed, named] = [entries.readUInt32LE(at + 18), entries.readUInt16LE(at + 26)];
    const name = entries.subarray(at + headBytes, at + headBytes + named);
    const more = written([2, 0], [2, 0], [2, 0], [4, 0], [4, begin + at]);
    lines.push(Buffer.concat([written([4, signatures.listed], [2, version]), about, more, name]));
    at += headBytes + named + packed;
  }
  if (at > entries.length) throw damaged();
  return lines;
};

/** A zip of such entries. They may be large: they are copied once. */
export const zipOf = (pieces: readonly Uint8Array[]): Buffer => {
  const lines: Buffer[] = [];
  let bytes = 0;
  for (const { buffer, byteOffset, length } of pieces) {
    lines.push(...listed(Buffer.from(buffer, byteOffset, length), bytes));
    bytes += length;
  }
  const list = Buffer.concat(lines);
  const end = written(
    [4, signatures.end],
    [2, 0],
    [2, 0],
    [2, lines.length],
    [2, lines.length],
    [4, list.length],
    [4, bytes],
    [2, 0],
  );
  return Buffer.concat([...pieces, list, end]);
};
