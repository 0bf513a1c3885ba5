import { UnreadableSheet } from '../../batch/sheet.ts';
import type { Archive, Entry } from './archive.ts';
import { inflated } from './inflate.ts';
import { createScanner, type Listener } from './markup.ts';

const decoderOf = (first: Uint8Array): TextDecoder => {
  const mark = (first[0] ?? 0) * 256 + (first[1] ?? 0);
  const encoding = mark === 0xfffe ? 'utf-16le' : mark === 0xfeff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding, { fatal: true });
};

const decoded = (decoder: TextDecoder, bytes?: Uint8Array): string => {
  try {
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
  } catch {
    throw new UnreadableSheet('damaged');
  }
};

/** Reads a part while it is inflated; only what the listener keeps stays in memory. */
export const scanPart = async (
  archive: Archive,
  entry: Entry,
  listener: Listener,
  onProgress?: (done: number) => void,
): Promise<void> => {
  const scanner = createScanner(listener);
  let decoder: TextDecoder | undefined;
  let size = 0;
  for await (const piece of inflated(archive, entry)) {
    decoder ??= decoderOf(piece);
    scanner.push(decoded(decoder, piece));
    size += piece.length;
    onProgress?.(size / entry.size);
  }
  if (decoder) scanner.push(decoded(decoder));
  scanner.end();
};
