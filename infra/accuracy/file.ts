import { join } from 'node:path';
import { formatted } from '../formatted.ts';
import { measureAccuracy } from './measure.ts';

/** The figures that the landing shows. */
export const accuracyFile = join(import.meta.dirname, '../../web/src/site/landing/measured/accuracy.json');

/** What it has to hold, by a measurement of now. */
export const accuracyText = async (): Promise<string> =>
  formatted(accuracyFile, JSON.stringify(await measureAccuracy()));
