import { andes } from './andes.ts';
import type { CorpusFile } from './file.ts';
import { north } from './north.ts';
import { south } from './south.ts';

/** Two hundred headings of files, from nine countries in three languages. */
export const corpus: readonly CorpusFile[] = [...north, ...south, ...andes];
