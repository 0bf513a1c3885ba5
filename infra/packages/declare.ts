import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { builtName } from './manifest.ts';
import type { Package } from './package.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const shared = join(root, 'shared');

/** What the compiler writes of the sources of a package, with the settings that the project is judged by. */
const compile = async (files: readonly string[], outDir: string): Promise<void> => {
  const project = join(outDir, 'tsconfig.json');
  const compilerOptions = {
    composite: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: shared,
    outDir,
    lib: ['es2024', 'webworker'],
  };
  await writeFile(project, JSON.stringify({ extends: join(root, 'tsconfig.base.json'), compilerOptions, files }));
  await run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', project]);
  await rm(project);
};

/** A declaration as one module system reads it: those it knows are named as the scripts of that system are. */
const named = (text: string, ending: 'js' | 'cjs'): string =>
  text.replace(/((?:from |import\()['"]\.{1,2}\/[^'"]+)\.ts(?=['"])/g, `$1.${ending}`);

/** Both declarations of every module that was compiled. */
const declareModules = async (files: readonly string[], to: string): Promise<void> => {
  const compiled = await mkdtemp(join(tmpdir(), 'declared-'));
  try {
    await compile(files, compiled);
    const written = await readdir(compiled, { recursive: true });
    for (const file of written.filter((name) => name.endsWith('.d.ts'))) {
      const text = await readFile(join(compiled, file), 'utf8');
      await writeFile(join(compiled, file), named(text, 'js'));
      await writeFile(join(compiled, file.replace(/ts$/, 'cts')), named(text, 'cjs'));
    }
    await cp(compiled, to, { recursive: true });
  } finally {
    await rm(compiled, { recursive: true });
  }
};

/** Writes the declarations of a package: those of its modules in `types`, as they stand in `shared`, and of its exports. */
export const declare = async ({ folder, exports }: Package, to: string): Promise<void> => {
  const entries = Object.entries(exports).map(
    ([subpath, file]) => [builtName(subpath), join(root, folder, file)] as const,
  );
  if (entries.length === 0) return;
  const types = join(to, 'types');
  await declareModules(
    entries.map(([, file]) => file),
    types,
  );
  for (const [name, file] of entries) {
    const module = relative(dirname(join(to, name)), join(types, relative(shared, file)));
    const text = `export * from './${module}';\n`;
    await mkdir(dirname(join(to, name)), { recursive: true });
    await writeFile(join(to, `${name}.d.ts`), named(text, 'js'));
    await writeFile(join(to, `${name}.d.cts`), named(text, 'cjs'));
  }
};
