import type { Sheet } from '../batch/sheet.ts';
import { UnreadableSheet } from '../batch/sheet.ts';
import { readCsv } from './csv.ts';

/** What a file begins with, whatever its name says. */
const begins = (bytes: Uint8Array, ...first: readonly number[]): boolean =>
  first.every((byte, at) => bytes[at] === byte);

const isZip = (bytes: Uint8Array): boolean => begins(bytes, 0x50, 0x4b, 0x03, 0x04) || begins(bytes, 0x50, 0x4b, 5, 6);
const isPdf = (bytes: Uint8Array): boolean => begins(bytes, 0x25, 0x50, 0x44, 0x46);

/** Reads a file of rows; it goes nowhere. */
export const readSheet = async (
  name: string,
  bytes: Uint8Array,
  onProgress?: (done: number) => void,
): Promise<Sheet> => {
  if (isZip(bytes) || isPdf(bytes)) throw new UnreadableSheet('notASheet');
  return readCsv(name, bytes, onProgress);
};
