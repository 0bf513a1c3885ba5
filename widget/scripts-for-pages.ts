import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { build } from 'esbuild';

/** What browsers the widget is built for, the scripts of pages and the frame alike. */
export const target = ['chrome123', 'firefox121', 'safari17.5'];

/** A file by itself, as one script: the same bytes from the same source, wherever it is built. */
const scriptOf = async (entry: string, format: 'iife' | 'esm'): Promise<Uint8Array> => {
  const { outputFiles } = await build({
    entryPoints: [resolve(import.meta.dirname, entry)],
    bundle: true,
    minify: true,
    write: false,
    format,
    target,
    external: ['react'],
    legalComments: 'none',
  });
  const [file] = outputFiles;
  if (!file) throw new Error(`Nothing came of ${entry}`);
  return file.contents;
};

export const buildLoader = (): Promise<Uint8Array> => scriptOf('loader/widget.ts', 'iife');
export const buildWrapper = (): Promise<Uint8Array> => scriptOf('react/react.ts', 'esm');

/** By which browsers know a script that a page pins. */
export const integrityOf = (source: Uint8Array): string =>
  `sha384-${createHash('sha384').update(source).digest('base64')}`;
