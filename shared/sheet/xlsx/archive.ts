import { UnreadableSheet } from '../../batch/sheet.ts';
import { sheetLimits } from '../limits.ts';

/** A part of a workbook as the list at the end of the file has it. */
export interface Entry {
  readonly isDeflated: boolean;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  /** Where its own head stands. */
  readonly head: number;
}

export interface Archive {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly entry: (path: string) => Entry | undefined;
}

// Signatures, sizes and offsets of APPNOTE.TXT (PKWARE), sections 4.3.7, 4.3.12 and 4.3.16.
const endRecord = { signature: 0x06054b50, length: 22, count: 10, list: 16 };
const listed = {
  signature: 0x02014b50,
  length: 46,
  flags: 8,
  method: 10,
  crc: 16,
  packed: 20,
  size: 24,
  nameLength: 28,
  extraLength: 30,
  commentLength: 32,
  head: 42,
};
const longestComment = 0xffff;
const encrypted = 0x1;
const methods = { stored: 0, deflated: 8 };
/** Stands where a number has 64 bits, further off: no file within the limits needs it. */
const elsewhere = { short: 0xffff, long: 0xffffffff };

const endOf = (view: DataView): number => {
  const last = view.byteLength - endRecord.length;
  for (let at = last; at >= Math.max(0, last - longestComment); at--)
    if (view.getUint32(at, true) === endRecord.signature) return at;
  throw new UnreadableSheet('damaged');
};

/** Parts are found by their names in any case. */
const keyOf = (path: string): string => path.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();

const entryAt = (view: DataView, at: number): Entry => {
  const method = view.getUint16(at + listed.method, true);
  const [packed, size] = [view.getUint32(at + listed.packed, true), view.getUint32(at + listed.size, true)];
  const head = view.getUint32(at + listed.head, true);
  if (view.getUint16(at + listed.flags, true) & encrypted) throw new UnreadableSheet('encrypted');
  if ([packed, size, head].includes(elsewhere.long)) throw new UnreadableSheet('suspicious');
  if (method !== methods.stored && method !== methods.deflated) throw new UnreadableSheet('damaged');
  if (size > sheetLimits.ratioFrom && size > packed * sheetLimits.ratio) throw new UnreadableSheet('suspicious');
  return { isDeflated: method === methods.deflated, crc: view.getUint32(at + listed.crc, true), packed, size, head };
};

/** Reads the list of parts; nothing is inflated, and a list that lies about its number or size ends here. */
export const openArchive = (bytes: Uint8Array<ArrayBuffer>): Archive => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < endRecord.length) throw new UnreadableSheet('damaged');
  const end = endOf(view);
  const count = view.getUint16(end + endRecord.count, true);
  const list = view.getUint32(end + endRecord.list, true);
  if (count === elsewhere.short || list === elsewhere.long || count > sheetLimits.entries)
    throw new UnreadableSheet('suspicious', sheetLimits.entries);

  const entries = new Map<string, Entry>();
  const names = new TextDecoder();
  let [at, inflated] = [list, 0];
  for (let one = 0; one < count; one++) {
    if (at + listed.length > end || view.getUint32(at, true) !== listed.signature) throw new UnreadableSheet('damaged');
    const from = at + listed.length;
    const nameLength = view.getUint16(at + listed.nameLength, true);
    const key = keyOf(names.decode(bytes.subarray(from, from + nameLength)));
    const entry = entryAt(view, at);
    inflated += entry.size;
    if (inflated > sheetLimits.inflated || entries.has(key)) throw new UnreadableSheet('suspicious');
    entries.set(key, entry);
    at =
      from +
      nameLength +
      view.getUint16(at + listed.extraLength, true) +
      view.getUint16(at + listed.commentLength, true);
  }
  return { bytes, entry: (path) => entries.get(keyOf(path)) };
};
