import { Renderer } from '@takumi-rs/wasm/node';
import { cached } from '../cached.ts';
import { moduleFile, versionOf } from '../modules.ts';
import { nodeOf, sheet, size, type Card } from './card.ts';

const fonts = {
  Geist: '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  'Geist Mono': '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
} as const;

/** Of all that draws: what another version draws is another picture. */
export const versions = ['@takumi-rs/wasm', '@fontsource-variable/geist', '@fontsource-variable/geist-mono'].map(
  versionOf,
);

/** Draws cards; what draws is made ready when the first is not drawn yet. */
export const painter = (): ((card: Card) => Promise<Uint8Array>) => {
  let ready: Promise<Renderer> | undefined;
  const prepare = async (): Promise<Renderer> => {
    const renderer = new Renderer();
    for (const [name, file] of Object.entries(fonts)) await renderer.registerFont({ name, data: moduleFile(file) });
    return renderer;
  };
  return (card) => {
    const node = nodeOf(card);
    return cached([...versions, sheet, node], async () => {
      ready ??= prepare();
      return (await ready).render(node, { ...size, format: 'png', css: [sheet] });
    });
  };
};
