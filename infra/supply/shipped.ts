import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isBuiltin } from 'node:module';
import type { Locked } from './lock.ts';

const root = join(import.meta.dirname, '../..');

/** Whatever of it goes out, and from which sources it is bundled. */
export const bundles = {
  web: ['web/src', 'shared'],
  widget: ['widget/loader', 'widget/frame', 'widget/react', 'shared'],
  functions: ['functions', 'shared'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type BundleName = keyof typeof bundles;

const passedOver = /\.(test|bench)\.tsx?$|^shared\/(packages|sdk)\//;

/** What a build puts in the place of another package: on public pages Preact stands for React. */
const inPlace: Readonly<Partial<Record<BundleName, readonly string[]>>> = { web: ['preact'] };

/** Imports that are there when the program runs, in scripts and in sheets. */
const imports =
  /(?:^|\n)\s*(?:import|export)\s+(?!type\b)(?:[\w*{][^'";]*?\sfrom\s+)?'([^'.#][^']*)'|import\('([^'.#][^']*)'\)|url\('?(@[^')]+)/g;

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const importedIn = (folder: string): readonly string[] =>
  globSync('**/*.{ts,tsx,css}', { cwd: join(root, folder) })
    .map((file) => `${folder}/${file}`)
    .filter((file) => !passedOver.test(file))
    .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(imports)])
    .flatMap(([, ...specifiers]) => specifiers.filter((one) => one !== undefined))
    .filter((specifier) => !isBuiltin(specifier) && !/^[~\\]|^(virtual|node|data|https?):/.test(specifier))
    .map(packageOf);

/** As Node finds a package that stands in another's folder, or in one around it. */
const find = (byPath: ReadonlyMap<string, Locked>, from: string, name: string): Locked | undefined => {
  const within = byPath.get(`${from}/node_modules/${name}`);
  if (within || from === '') return within ?? byPath.get(`node_modules/${name}`);
  return find(byPath, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name);
};

/**
 * The packages whose code may be in a bundle: those that its sources import, and what those need. Bundlers leave out what
 * nothing calls, so these are rather too many than too few.
 */
export const shippedIn = (bundle: BundleName, locked: readonly Locked[]): readonly Locked[] => {
  const byPath = new Map(locked.map((entry) => [entry.path, entry]));
  const found = new Map<string, Locked>();
  const open = [...bundles[bundle].flatMap(importedIn), ...(inPlace[bundle] ?? [])].map((name) =>
    find(byPath, '', name),
  );
  for (let next = open.pop(); open.length > 0 || next; next = open.pop()) {
    if (!next || found.has(next.path)) continue;
    const { path, dependencies } = next;
    found.set(path, next);
    open.push(...Object.keys(dependencies).map((name) => find(byPath, path, name)));
  }
  return [...found.values()].toSorted((one, other) => (one.path < other.path ? -1 : 1));
};
