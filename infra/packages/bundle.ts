import { join } from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { builtName } from './manifest.ts';
import type { Package } from './package.ts';

const root = join(import.meta.dirname, '../..');

const optionsOf = ({ dependencies = {} }: Package, outdir: string): BuildOptions => ({
  absWorkingDir: root,
  outdir,
  bundle: true,
  // Every runtime that is of today has it; Node 20 is the oldest of them.
  target: 'es2022',
  external: ['node:*', ...Object.keys(dependencies), ...Object.keys(dependencies).map((name) => `${name}/*`)],
  charset: 'utf8',
  logLevel: 'warning',
});

/** Bundled CommonJS packages still call `require` for Node's own modules. */
const commandsBegin = `#!/usr/bin/env node
import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);`;

/**
 * Readable scripts, as ES modules that share what they have in common, and as CommonJS; commands as ES modules for Node.
 * Answers the sources that went into them.
 */
export const bundle = async (one: Package, outdir: string): Promise<readonly string[]> => {
  const options = { ...optionsOf(one, outdir), metafile: true } as const;
  const entryPoints = Object.entries(one.exports).map(([subpath, file]) => ({
    in: join(one.folder, file),
    out: builtName(subpath),
  }));
  const commands = Object.entries(one.bin ?? {}).map(([command, file]) => ({
    in: join(one.folder, file),
    out: `bin/${command}`,
  }));
  const chunkNames = 'chunks/[name]-[hash]';
  const built = await Promise.all([
    build({ ...options, entryPoints, format: 'esm', platform: 'neutral', splitting: true, chunkNames }),
    build({ ...options, entryPoints, format: 'cjs', platform: 'neutral', outExtension: { '.js': '.cjs' } }),
    build({ ...options, entryPoints: commands, format: 'esm', platform: 'node', banner: { js: commandsBegin } }),
  ]);
  return [...new Set(built.flatMap(({ metafile }) => Object.keys(metafile.inputs)))];
};
