import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
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

/** What a declaration imports, statically or within a type. */
const importsOf = (text: string): readonly string[] =>
  Array.from(text.matchAll(/(?:from |import |import\()['"]([^'"]+)['"]/g), ([, specifier = '']) => specifier);

const isInstalled = (specifier: string, { dependencies = {} }: Package): boolean =>
  Object.keys(dependencies).some((name) => specifier === name || specifier.startsWith(`${name}/`));

/**
 * The declarations that those of the exports lead to, by their files: what the sources need only to compute is nothing that
 * whoever imports them has to know, or could install.
 */
const reachedFrom = async (one: Package, entries: readonly string[], folder: string) => {
  const reached = new Map<string, string>();
  const ahead = [...entries];
  for (let file = ahead.pop(); file !== undefined; file = ahead.pop()) {
    if (reached.has(file)) continue;
    const text = await readFile(join(folder, file), 'utf8');
    reached.set(file, text);
    for (const specifier of importsOf(text)) {
      if (specifier.startsWith('.')) ahead.push(join(dirname(file), specifier.replace(/\.ts$/, '.d.ts')));
      else if (!isInstalled(specifier, one))
        throw new Error(`${one.name} declares types of ${specifier} in ${file}: nobody has it installed`);
    }
  }
  return reached;
};

/** Both declarations of every module that the exports lead to. */
const declareModules = async (one: Package, files: readonly string[], to: string): Promise<void> => {
  const compiled = await mkdtemp(join(tmpdir(), 'declared-'));
  try {
    await compile(files, compiled);
    const entries = files.map((file) => relative(shared, file).replace(/\.ts$/, '.d.ts'));
    for (const [file, text] of await reachedFrom(one, entries, compiled)) {
      await mkdir(dirname(join(to, file)), { recursive: true });
      await writeFile(join(to, file), named(text, 'js'));
      await writeFile(join(to, file.replace(/ts$/, 'cts')), named(text, 'cjs'));
    }
  } finally {
    await rm(compiled, { recursive: true });
  }
};

/** Writes the declarations of a package: those of its modules in `types`, as they stand in `shared`, and of its exports. */
export const declare = async (one: Package, to: string): Promise<void> => {
  const { folder, exports } = one;
  const entries = Object.entries(exports).map(
    ([subpath, file]) => [builtName(subpath), join(root, folder, file)] as const,
  );
  if (entries.length === 0) return;
  const types = join(to, 'types');
  await declareModules(
    one,
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
