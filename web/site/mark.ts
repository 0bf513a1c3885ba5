import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawn } from './preview/draw.ts';

const mark = readFileSync(join(import.meta.dirname, '../public/favicon.svg'), 'utf8');

/** By their names: phones put the first on a screen, and round its corners themselves. */
const sizes = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 } as const;

/** The mark of the product, for what takes no vectors. */
export const iconFiles = (): Promise<readonly (readonly [string, Uint8Array])[]> =>
  Promise.all(
    Object.entries(sizes).map(async ([name, side]) => {
      const style = { width: side, height: side };
      const node = {
        type: 'container' as const,
        style: { ...style, backgroundColor: '#0e1f18' },
        children: [{ type: 'image' as const, src: 'mark', style }],
      };
      return [name, await drawn({ node, width: side, height: side, shapes: { mark } })] as const;
    }),
  );
