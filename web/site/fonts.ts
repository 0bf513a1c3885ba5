import subsetFont from 'subset-font';
import { cached } from './cached.ts';
import { moduleFile, versionOf } from './modules.ts';

const between = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** What the public pages are written with: ASCII, the letters of Spanish and Portuguese, and the signs between words. */
const letters = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}–—‘’“”…•€←↑→↓−≤≥≠✓`;

/** No weight beyond these is worn, bold text included. */
const weights = { min: 400, max: 600 };

/** A font with nothing but what the public pages need of it, half as heavy; the app keeps the whole one. */
const subsetOf = (name: string): Promise<Uint8Array> =>
  cached([versionOf('subset-font'), versionOf(name.split('/').slice(0, 2).join('/')), name, letters, weights], () =>
    subsetFont(moduleFile(name), letters, { targetFormat: 'woff2', variationAxes: { wght: weights } }),
  );

const everyPage = [
  '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
] as const;

/** The fonts that the style sheets name: what every page wears is cut down, what only a rare name needs is whole. */
export const fontsOfTheSite = async (): Promise<(name: string) => Uint8Array> => {
  const cut = new Map<string, Uint8Array>(
    await Promise.all(everyPage.map(async (name) => [name, await subsetOf(name)] as const)),
  );
  return (name) => cut.get(name) ?? moduleFile(name);
};
