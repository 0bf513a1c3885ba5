import { batchLimits } from '#shared/validation/batches.ts';
import { BatchFileError } from './file.ts';

const lineFeed = 0x0a;
const utf8 = new TextDecoder('utf-8', { fatal: true });

const textOf = (bytes: Uint8Array, number: number): string => {
  if (bytes.length > batchLimits.rowBytes)
    throw new BatchFileError('fileUnreadable', `Line ${number} is longer than ${batchLimits.rowBytes} bytes`);
  try {
    return utf8.decode(bytes);
  } catch {
    throw new BatchFileError('fileUnreadable', `Line ${number} is not UTF-8`);
  }
};

/**
 * The lines of a text that arrives in pieces, empty ones too; what ends it need not be a line feed. It holds a piece and
 * a line at most. Lines end where their bytes do, so a character that two pieces share is decoded whole.
 */
export async function* linesOf(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string, void, undefined> {
  let rest: Uint8Array = new Uint8Array();
  let number = 0;
  for await (const piece of pieces) {
    let from = 0;
    for (let end = piece.indexOf(lineFeed); end >= 0; end = piece.indexOf(lineFeed, from)) {
      const line = piece.subarray(from, end);
      yield textOf(rest.length > 0 ? Buffer.concat([rest, line]) : line, ++number);
      rest = new Uint8Array();
      from = end + 1;
    }
    rest = Buffer.concat([rest, piece.subarray(from)]);
    // Told before the line ends: one without an end would be held whole.
    if (rest.length > batchLimits.rowBytes) textOf(rest, number + 1);
  }
  if (rest.length > 0) yield textOf(rest, number + 1);
}
