import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, posix, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { builtName } from './manifest.ts';
import type { Package } from './package.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
/** A package may declare what other folders beside its own hold: their declarations come along, each in its place. */
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
  await writeFile(
    project,
    JSON.stringify({
      extends: join(root, 'tsconfig.base.json'),
      compilerOptions,
      files,
    }),
  );
  await run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', project]);
  await rm(project);
};

/** A declaration as one module system reads it: those it knows are named as the scripts of that system are. */
const named = (text: string, ending: 'js' | 'cjs'): string =>
  text.replace(/((?:from |import\()['"]\.{1,2}\/[^'"]+)\.ts(?=['"])/g, `$1.${ending}`);

/** What a declaration imports, statically or in a type. */
const importsOf = (text: string): readonly string[] =>
  Array.from(text.matchAll(/(?:from |import |import\()['"]([^'"]+)['"]/g), ([, specifier = '']) => specifier);

/** Where the declaration of a source stands, below the folder of all. */
const declarationOf = (source: string): string =>
  relative(shared, source).split(sep).join('/').replace(/\.ts$/, '.d.ts');

/** The declarations that the exports need: what the sources import to compute need not be known to whoever imports them. */
const reachedFrom = async (
  entries: readonly string[],
  compiled: string,
  { name, dependencies = {} }: Package,
): Promise<ReadonlyMap<string, string>> => {
  const reached = new Map<string, string>();
  const ahead = [...entries];
  for (let file = ahead.pop(); file !== undefined; file = ahead.pop()) {
    if (reached.has(file)) continue;
    const text = await readFile(join(compiled, file), 'utf8');
    reached.set(file, text);
    for (const specifier of importsOf(text)) {
      if (specifier.startsWith('.')) ahead.push(posix.join(posix.dirname(file), specifier.replace(/\.ts$/, '.d.ts')));
      else if (!Object.keys(dependencies).some((known) => specifier === known || specifier.startsWith(`${known}/`)))
        throw new Error(`${name} declares types of ${specifier} (in ${file}), which is not installed beside it`);
    }
  }
  return reached;
};

const indexOf = (name: string, source: string): string => {
  const declared = declarationOf(source).replace(/\.d\.ts$/, '.js');
  const from = `${'../'.repeat(name.split('/').length - 1) || './'}types/${declared}`;
  return `export * from '${from}';\n`;
};

/** Writes the declarations of a package: those of its modules in `types`, once for each module system, and those of its exports. */
export const declare = async (one: Package, to: string): Promise<void> => {
  const sourceOf = (file: string) => join(root, one.folder, file);
  const sources = Object.values(one.exports).map(sourceOf);
  if (sources.length === 0) return;
  const compiled = await mkdtemp(join(tmpdir(), 'declared-'));
  try {
    await compile(sources, compiled);
    for (const [file, text] of await reachedFrom(
      sources.map((source) => declarationOf(source)),
      compiled,
      one,
    )) {
      const target = join(to, 'types', file);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, named(text, 'js'));
      await writeFile(target.replace(/\.d\.ts$/, '.d.cts'), named(text, 'cjs'));
    }
  } finally {
    await rm(compiled, { recursive: true });
  }
  for (const [subpath, file] of Object.entries(one.exports)) {
    const name = builtName(subpath);
    const text = indexOf(name, sourceOf(file));
    await mkdir(dirname(join(to, name)), { recursive: true });
    await writeFile(join(to, `${name}.d.ts`), text);
    await writeFile(join(to, `${name}.d.cts`), text.replace(/\.js'/, ".cjs'"));
  }
};
