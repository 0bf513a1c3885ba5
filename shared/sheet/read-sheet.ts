import { UnreadableSheet, type Sheet } from '../batch/sheet.ts';
import { readCsv } from './csv.ts';
import { readXlsx } from './xlsx/read-xlsx.ts';

/** What a file begins with, whatever its name says. */
const begins = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte);

const zips = [
  [0x50, 0x4b, 0x03, 0x04],
  [0x50, 0x4b, 0x05, 0x06],
] as const;
/** Workbooks of before 2007, and whatever is encrypted (MS-CFB). */
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0] as const;
const pdf = [0x25, 0x50, 0x44, 0x46] as const;
/** A page that calls itself a workbook, as some banks hand out. */
const page = /^\s*<(?:!doctype|html|table|\?xml|meta)\b/i;

/** The directory of an encrypted file names what it holds. */
const encryptedPackage = 'EncryptedPackage';

const compoundProblem = (bytes: Uint8Array) =>
  new TextDecoder('utf-16le').decode(bytes.subarray(0, bytes.length & ~1)).includes(encryptedPackage)
    ? 'encrypted'
    : 'notASheet';

const refuseOthers = (bytes: Uint8Array): void => {
  if (begins(bytes, compoundFile)) throw new UnreadableSheet(compoundProblem(bytes));
  const isPage = page.test(new TextDecoder().decode(bytes.subarray(0, 256)));
  if (isPage || begins(bytes, pdf)) throw new UnreadableSheet('notASheet');
};

/** Reads a file of rows by what it is; it goes nowhere. Whatever cannot be read ends in `UnreadableSheet`. */
export const readSheet = async (
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  onProgress?: (done: number) => void,
): Promise<Sheet> => {
  if (bytes.length === 0) throw new UnreadableSheet('empty');
  if (zips.some((signature) => begins(bytes, signature))) return readXlsx(name, bytes, onProgress);
  refuseOthers(bytes);
  return readCsv(name, bytes, onProgress);
};
