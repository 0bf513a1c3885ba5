import subsetFont from 'subset-font';
import { cached } from './cached.ts';
import { moduleFile, versionOf } from './modules.ts';

const between = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** What the public pages are written with: ASCII, the letters of Spanish and Portuguese, and the signs between words. */
export const letters = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}–—‘’“”…•€←↑→↓−≤≥≠✓`;

/** No weight beyond these is worn, bold text included. */
const weights = { min: 400, max: 600 };

/** A font with nothing but what the public pages need of it, half as heavy; the app keeps the whole one. */
export const subsetOf = (name: string): Promise<Uint8Array> =>
  cached([versionOf('subset-font'), versionOf(name.split('/').slice(0, 2).join('/')), name, letters, weights], () =>
    subsetFont(moduleFile(name), letters, { targetFormat: 'woff2', variationAxes: { wght: weights } }),
  );
