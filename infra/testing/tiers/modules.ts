import { posix } from 'node:path';
import { parseSync } from 'vite';
import { loadsByName } from './loads-by-name.ts';
import { contentOf, matches } from './project-files.ts';

/** What each file of the project leads to, by paths of the project. */
export type Modules = ReadonlyMap<string, readonly string[]>;

const isModule = (path: string): boolean => /\.(tsx?|mjs)$/.test(path);

const beside = (path: string, said: string): string => posix.join(posix.dirname(path), said);
const fromRoot = (said: string): string => said.replace(/^#(?=shared\/|functions\/|infra\/)/, '');

interface Statement {
  readonly start: number;
  readonly end: number;
  readonly entries: readonly { readonly isType: boolean }[];
}
const isOfTypes = ({ entries }: Statement): boolean => entries.length > 0 && entries.every(({ isType }) => isType);

interface Leads {
  /** What runs with it: nothing of types is there then, and the compiler looks at them by itself. */
  readonly imports: readonly string[];
  /** What it speaks of by its path: to read it, to start it, or only in passing, so rather too much than too little. */
  readonly names: readonly string[];
}

/** A text that could be a path, or a glob of paths. */
const pathLike = /['"`]([\w@#.{}*/-]*[\w}*])(?:\?\w+)?['"`]/g;
const textsIn = (text: string): readonly string[] => Array.from(text.matchAll(pathLike), ([, said = '']) => said);

const urlOf = /new URL\(['"`]([^'"`]+)['"`], import\.meta\.url\)/g;

/** Where a module leads to, of these files. */
export const leadsOf = (path: string, text: string, files: ReadonlySet<string>): Leads => {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module;
  const statements: readonly Statement[] = [
    ...staticImports,
    ...staticExports.filter(({ entries }) => entries.some(({ moduleRequest }) => moduleRequest)),
  ];
  const places = (said: string) => [beside(path, said), fromRoot(said)].filter((one) => one !== path && files.has(one));
  const sourceOf = ({ start, end }: Pick<Statement, 'start' | 'end'>) =>
    textsIn(text.slice(start, end)).slice(0, 1).flatMap(places);
  const imports = [
    ...statements.filter((one) => !isOfTypes(one)).flatMap(sourceOf),
    ...dynamicImports.flatMap(sourceOf),
    ...Array.from(text.matchAll(urlOf), ([, said = '']) => said).flatMap(places),
  ];
  const types = new Set(statements.filter(isOfTypes).flatMap(sourceOf));
  const texts = textsIn(text);
  const globs = texts.filter((said) => said.startsWith('.') && said.includes('*')).map((glob) => beside(path, glob));
  const names = [
    ...texts.flatMap(places).filter((one) => !types.has(one)),
    ...(globs.length > 0 ? [...files].filter((file) => matches(file, globs)) : []),
  ];
  return { imports: [...new Set(imports)], names: [...new Set(names)] };
};

export interface Graphs {
  readonly imports: Modules;
  /** What is imported, and whatever is named by its path. */
  readonly names: Modules;
  /** The same, and what is loaded by names that are put together. */
  readonly all: Modules;
}

export const graphsOf = (files: readonly string[]): Graphs => {
  const fileSet = new Set(files);
  const texts = files.filter(isModule).map((file) => [file, contentOf(file).toString()] as const);
  const leads = texts.map(([file, text]) => [file, leadsOf(file, text, fileSet)] as const);
  const imports = new Map(leads.map(([file, one]) => [file, one.imports]));
  const names = new Map(leads.map(([file, one]) => [file, one.names]));
  const all = new Map(names);
  for (const { from, saying, loads } of loadsByName) {
    const targets = files.filter((file) => matches(file, loads));
    for (const [file, text] of texts)
      if (file === from || (saying && text.includes(saying))) all.set(file, [...(all.get(file) ?? []), ...targets]);
  }
  return { imports, names, all };
};

/** The files that any of these lead to, they themselves among them. */
export const closureOf = (modules: Modules, roots: readonly string[]): ReadonlySet<string> => {
  const closure = new Set(roots);
  for (const one of closure) for (const next of modules.get(one) ?? []) closure.add(next);
  return closure;
};

/** How many imports each file is away that leads to one of these. */
export const distancesTo = (modules: Modules, targets: readonly string[]): ReadonlyMap<string, number> => {
  const importers = new Map<string, string[]>();
  for (const [from, all] of modules) for (const to of all) importers.set(to, [...(importers.get(to) ?? []), from]);
  const distances = new Map(targets.map((one) => [one, 0]));
  for (const [one, distance] of distances)
    for (const next of importers.get(one) ?? []) if (!distances.has(next)) distances.set(next, distance + 1);
  return distances;
};
