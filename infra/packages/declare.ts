import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { builtName } from './manifest.ts';
import type { Package } from './package.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');

/** What the compiler writes of the sources of a package, with the settings that the project is judged by. */
const compile = async (folder: string, files: readonly string[], outDir: string): Promise<void> => {
  const project = join(outDir, 'tsconfig.json');
  const compilerOptions = {
    composite: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: folder,
    outDir,
    lib: ['es2024', 'webworker'],
  };
  await writeFile(
    project,
    JSON.stringify({
      extends: join(root, 'tsconfig.base.json'),
      compilerOptions,
      files: files.map((file) => join(folder, file)),
    }),
  );
  await run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', project]);
  await rm(project);
};

/** A declaration as one module system reads it: those it knows are named as the scripts of that system are. */
const named = (text: string, ending: 'js' | 'cjs'): string =>
  text.replace(/((?:from |import\()['"]\.{1,2}\/[^'"]+)\.ts(?=['"])/g, `$1.${ending}`);

const indexOf = (name: string, file: string): string => {
  const from = `${'../'.repeat(name.split('/').length - 1) || './'}types/${file.replace(/\.ts$/, '.js')}`;
  return `export * from '${from}';\n`;
};

/** Writes the declarations of a package: its modules' in `types`, once for each module system, and those of its exports. */
export const declare = async (one: Package, to: string): Promise<void> => {
  const folder = join(root, one.folder);
  const files = Object.values(one.exports);
  if (files.length === 0) return;
  const compiled = await mkdtemp(join(tmpdir(), 'declared-'));
  try {
    await compile(folder, files, compiled);
    const written = await readdir(compiled, { recursive: true });
    for (const file of written.filter((name) => name.endsWith('.d.ts'))) {
      const text = await readFile(join(compiled, file), 'utf8');
      await writeFile(join(compiled, file), named(text, 'js'));
      await writeFile(join(compiled, file.replace(/\.d\.ts$/, '.d.cts')), named(text, 'cjs'));
    }
    await cp(compiled, join(to, 'types'), { recursive: true });
  } finally {
    await rm(compiled, { recursive: true });
  }
  for (const [subpath, file] of Object.entries(one.exports)) {
    const name = builtName(subpath);
    const text = indexOf(name, file);
    await mkdir(dirname(join(to, name)), { recursive: true });
    await writeFile(join(to, `${name}.d.ts`), text);
    await writeFile(join(to, `${name}.d.cts`), text.replace(/\.js'/, ".cjs'"));
  }
};
