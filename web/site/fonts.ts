import subsetFont from 'subset-font';
import { cached } from './cached.ts';
import { moduleFile, versionOf } from './modules.ts';

const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index));
const accented = 'áéíóúüñàâãçêôõ';

/** What the public pages are written with: the letters of Spanish, English and Portuguese, and the signs between words. */
export const letters = `${ascii}${accented}${accented.toUpperCase()}\u00a0\u202f¿¡«»‘’“”–—…·•°ºª§©×÷±−≤≥≠€←↑→↓✓`;

/** What the style sheets ask for: figures of one width, and what fonts do by themselves. */
const features = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'];

/** No weight beyond these is worn, bold text included. */
const weights = { min: 400, max: 600 };

const wanted = { targetFormat: 'woff2', variationAxes: { wght: weights }, keepFeatures: features } as const;

/** A font with nothing but what the public pages need of it, half as heavy; the app keeps the whole one. */
const subsetOf = (name: string): Promise<Uint8Array> =>
  cached([versionOf('subset-font'), versionOf(name.split('/').slice(0, 2).join('/')), name, letters, wanted], () =>
    subsetFont(moduleFile(name), letters, wanted),
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
