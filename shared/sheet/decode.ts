import { UnreadableSheet } from '../batch/sheet.ts';

const marks = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const;

/** Looked at for NULs. */
const sampled = 4_096;
/** In UTF-16, western text has a NUL for every other byte; other files have them anywhere. */
const mostly = 0.4;

/** The share of NULs among every second byte, from `first`. */
const nuls = (bytes: Uint8Array, first: 0 | 1): number => {
  const end = Math.min(bytes.length, sampled);
  let count = 0;
  for (let at = first; at < end; at += 2) if (bytes[at] === 0) count++;
  return count / Math.max(1, end / 2);
};

const encodingOf = (bytes: Uint8Array): string | undefined => {
  const mark = marks.find((one) => one.bytes.every((byte, at) => bytes[at] === byte));
  if (mark) return mark.encoding;
  const [even, odd] = [nuls(bytes, 0), nuls(bytes, 1)];
  if (odd > mostly && even < odd / 4) return 'utf-16le';
  if (even > mostly && odd < even / 4) return 'utf-16be';
  return undefined;
};

/** A file without a mark is UTF-8 if all of it can be; otherwise spreadsheets of Windows wrote it. */
const unmarked = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/** The text of a file, whatever program wrote it; no text has NULs. */
export const decode = (bytes: Uint8Array): string => {
  const encoding = encodingOf(bytes);
  const text = encoding === undefined ? unmarked(bytes) : new TextDecoder(encoding).decode(bytes);
  if (text.includes('\0')) throw new UnreadableSheet('notASheet');
  return text;
};
