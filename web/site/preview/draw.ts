import { Renderer, type Node } from '@takumi-rs/wasm/node';
import { cached } from '../cached.ts';
import { moduleFile, versionOf } from '../modules.ts';

const fonts = {
  Geist: '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  'Geist Mono': '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
} as const;

/** Of all that draws: what another version draws is another picture. */
export const versions = ['@takumi-rs/wasm', '@fontsource-variable/geist', '@fontsource-variable/geist-mono'].map(
  versionOf,
);

export interface Drawing {
  readonly node: Node;
  readonly width: number;
  readonly height: number;
  readonly css?: string;
  /** Vector shapes, by the name under which the drawing shows them. */
  readonly shapes?: Readonly<Record<string, string>>;
}

let ready: Promise<Renderer> | undefined;

const prepare = async (): Promise<Renderer> => {
  const renderer = new Renderer();
  for (const [name, file] of Object.entries(fonts)) await renderer.registerFont({ name, data: moduleFile(file) });
  return renderer;
};

/** Draws in PNG; what draws is made ready when something is not drawn yet. */
export const drawn = (drawing: Drawing): Promise<Uint8Array> =>
  cached([...versions, drawing], async () => {
    const { node, width, height, css = '', shapes = {} } = drawing;
    ready ??= prepare();
    const images = Object.entries(shapes).map(([src, shape]) => ({ src, data: Buffer.from(shape) }));
    return (await ready).render(node, { width, height, format: 'png', css: [css], images });
  });
