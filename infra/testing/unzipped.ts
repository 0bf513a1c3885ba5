import { crc32, inflateRawSync } from 'node:zlib';

const ends = 0x06054b50;
const endBytes = 22;

/** The files of a zip by name, as a reader finds them: by the list at its end. Throws where it says one thing twice differently. */
export const unzipped = (zip: Buffer): ReadonlyMap<string, string> => {
  const end = zip.length - endBytes;
  if (zip.readUInt32LE(end) !== ends) throw new Error('No zip');
  const files = new Map<string, string>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [crc, packed, size] = [zip.readUInt32LE(at + 16), zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 24)];
    const [named, head] = [zip.readUInt16LE(at + 28), zip.readUInt32LE(at + 42)];
    const name = zip.toString('ascii', at + 46, at + 46 + named);
    const body = head + 30 + zip.readUInt16LE(head + 26);
    const bytes = inflateRawSync(zip.subarray(body, body + packed));
    if (bytes.length !== size || crc32(bytes) !== crc) throw new Error(`${name} is damaged`);
    if (zip.toString('ascii', head + 30, head + 30 + named) !== name) throw new Error(`${name} is another file`);
    files.set(name, bytes.toString('utf8'));
    at += 46 + named;
  }
  return files;
};
