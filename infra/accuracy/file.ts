import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { measureAccuracy } from './measure.ts';

/** The figures that the landing shows. */
export const accuracyFile = join(import.meta.dirname, '../../web/src/site/landing/measured/accuracy.json');

/** What it has to hold, by a measurement of now. */
export const accuracyText = async (): Promise<string> =>
  format(JSON.stringify(await measureAccuracy()), { ...(await resolveConfig(accuracyFile)), filepath: accuracyFile });
