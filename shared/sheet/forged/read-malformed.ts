import { UnreadableSheet, type Sheet } from '../../batch/sheet.ts';
import { readPasted } from '../paste.ts';
import { readSheet } from '../read-sheet.ts';
import type { Malformed } from './malformed.ts';

/** What a reader makes of it; anything but a sheet or a refusal by name is thrown on. */
export const readMalformed = async ({ kind, bytes }: Malformed): Promise<Sheet | UnreadableSheet> => {
  try {
    return kind === 'paste' ? readPasted(new TextDecoder().decode(bytes)) : await readSheet('a', bytes);
  } catch (error) {
    if (error instanceof UnreadableSheet) return error;
    throw error;
  }
};
