import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const Release = z.object({ version: z.string().regex(/^\d+\.\d+\.\d+$/), integrity: z.string().startsWith('sha384-') });

/** What the build of the widget says of itself: its version, and the digest by which browsers know its loader. */
export const releaseIn = (dir: string): z.output<typeof Release> =>
  Release.parse(JSON.parse(readFileSync(join(dir, 'manifest.json'), 'utf8')));
