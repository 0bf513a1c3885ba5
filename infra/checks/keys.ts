import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { companions, type Texts } from './projects.ts';

/** The package that documents import by its name is made here. */
const published: Readonly<Record<string, string>> = { '@cuentaclara/sdk': 'shared/sdk/index.ts' };

/** Whatever is quoted and may name a file of the project is taken for an import: rather too much than too little. */
const quoted = /['"`]((?:\.{1,2}(?=[/'"`])|#|@cuentaclara\/)[^'"`?\n]*)/g;

/** Under which names a file may be imported. */
const endings = ['', '.ts', '.tsx', '.d.ts', '/index.ts', '/index.tsx'];

const namedIn = (path: string, specifier: string): string => {
  if (specifier.startsWith('#')) return specifier.slice(1);
  return published[specifier] ?? posix.join(posix.dirname(path), specifier);
};

const importsOf = (texts: Texts, path: string, text: string): readonly string[] =>
  [...text.matchAll(quoted)].flatMap(([, specifier = '']) => {
    const named = namedIn(path, specifier);
    return [named, named.replace(/\.js(x?)$/, '.ts$1')]
      .flatMap((stem) => endings.map((ending) => `${stem}${ending}`))
      .filter((file) => texts.has(file));
  });

/** What such files declare holds in files that do not import them. */
const isAmbient = (path: string, text: string): boolean =>
  /\.tsx?$/.test(path) &&
  (path.endsWith('.d.ts') || /\bdeclare\s+(global|module)\b/.test(text) || !/^\s*(import|export)\b/m.test(text));

const digest = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);

/**
 * For each file a key of all that a verdict on it follows from: the file, whatever it imports directly or not, what is
 * declared for all that is compiled with it, and `common`, what the tools are and are told.
 */
export const keysOf = (texts: Texts, common: string): ReadonlyMap<string, string> => {
  const imports = new Map([...texts].map(([path, text]) => [path, importsOf(texts, path, text)]));
  const own = new Map([...texts].map(([path, text]) => [path, digest(path, text)]));
  const keyOf = (paths: readonly string[], rest: string): string => {
    const reached = new Set(paths);
    // A set that grows while it is walked is walked to its end.
    for (const path of reached) for (const imported of imports.get(path) ?? []) reached.add(imported);
    return digest(rest, ...[...reached].map((path) => own.get(path) ?? '').toSorted());
  };
  const ambient = [...texts].filter(([path, text]) => isAmbient(path, text)).map(([path]) => path);
  const { ownersOf, among } = companions(texts);
  const declared = new Map<string, string>();
  const declaredFor = (path: string): string => {
    const owners = ownersOf(path);
    const key = declared.get(owners.join()) ?? keyOf(among(owners, ambient), common);
    declared.set(owners.join(), key);
    return key;
  };
  return new Map([...texts.keys()].map((path) => [path, keyOf([path], declaredFor(path))]));
};
