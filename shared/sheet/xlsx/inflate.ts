import { UnreadableSheet } from '../../batch/sheet.ts';
import type { Archive, Entry } from './archive.ts';
import { crcBegin, crcEnd, crcOver } from './crc.ts';

const localHead = { signature: 0x04034b50, length: 30, nameLength: 26, extraLength: 28 };
/** Fed so little at a time, the densest of bombs brings 16 MB before its size is looked at. */
const fed = 16_384;

const packedBytes = ({ bytes }: Archive, { head, packed }: Entry): Uint8Array<ArrayBuffer> => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isThere = head + localHead.length <= bytes.length && view.getUint32(head, true) === localHead.signature;
  if (!isThere) throw new UnreadableSheet('damaged');
  const from =
    head +
    localHead.length +
    view.getUint16(head + localHead.nameLength, true) +
    view.getUint16(head + localHead.extraLength, true);
  if (from + packed > bytes.length) throw new UnreadableSheet('damaged');
  return bytes.subarray(from, from + packed);
};

const inPieces = (bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> => {
  let at = 0;
  return new ReadableStream(
    {
      pull: (to) => {
        if (at < bytes.length) to.enqueue(bytes.slice(at, (at += fed)));
        else to.close();
      },
    },
    { highWaterMark: 1 },
  );
};

const piecesOf = (packed: Uint8Array<ArrayBuffer>, isDeflated: boolean) =>
  isDeflated ? inPieces(packed).pipeThrough(new DecompressionStream('deflate-raw')) : inPieces(packed);

/** A stream that cannot be inflated fails with whatever its browser calls that. */
const next = async (reader: ReadableStreamDefaultReader<Uint8Array>) => {
  try {
    return await reader.read();
  } catch {
    throw new UnreadableSheet('damaged');
  }
};

/** The bytes of a part as they are inflated, exactly as many as the list says and with its check sum. */
export const inflated = async function* (archive: Archive, entry: Entry): AsyncGenerator<Uint8Array> {
  const reader = piecesOf(packedBytes(archive, entry), entry.isDeflated).getReader();
  let [size, crc] = [0, crcBegin];
  try {
    for (;;) {
      const { done, value } = await next(reader);
      if (done) break;
      size += value.length;
      if (size > entry.size) throw new UnreadableSheet('suspicious');
      crc = crcOver(crc, value);
      yield value;
    }
  } finally {
    // Whoever stops early wants no more; one that failed has said so already.
    await reader.cancel().catch(() => undefined);
  }
  if (size !== entry.size || crcEnd(crc) !== entry.crc) throw new UnreadableSheet('damaged');
};
