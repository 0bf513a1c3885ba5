import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const root = join(import.meta.dirname, '../..');

/** Some packages name one platform without a list. */
const list = z.union([z.array(z.string()), z.string().transform((one) => [one])]);

const Entry = z.object({
  version: z.string(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  link: z.boolean().default(false),
  dev: z.boolean().default(false),
  optional: z.boolean().default(false),
  devOptional: z.boolean().default(false),
  /** It comes inside the tarball of the package that it stands in. */
  inBundle: z.boolean().default(false),
  hasInstallScript: z.boolean().default(false),
  license: z.string().optional(),
  dependencies: z.record(z.string(), z.string()).default({}),
  os: list.optional(),
  cpu: list.optional(),
  libc: list.optional(),
});
type Entry = z.output<typeof Entry>;

/** One package of package-lock.json. */
export interface Locked extends Entry {
  /** Where it is installed: `node_modules/@scope/name`. */
  readonly path: string;
  readonly name: string;
}

const Lock = z.object({ lockfileVersion: z.literal(3), packages: z.record(z.string(), z.unknown()) });

const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Every package that a lock names, the project itself aside. */
export const lockedIn = (json: string): readonly Locked[] =>
  Object.entries(Lock.parse(JSON.parse(json)).packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => ({ ...Entry.parse(entry), path, name: nameOf(path) }));

export const readLock = (): readonly Locked[] => lockedIn(readFileSync(join(root, 'package-lock.json'), 'utf8'));

/** What is built, tested and deployed on: Linux with the C library of GNU, on either processor. */
const ours = { os: 'linux', cpu: ['x64', 'arm64'], libc: 'glibc' } as const;

/** Such an optional binary is never unpacked where we build; its own platform may be. */
const isOfOthers = ({ optional, os, cpu, libc, name }: Locked): boolean => {
  if (!optional || !os || !cpu) return false;
  const isOurs =
    os.includes(ours.os) &&
    cpu.some((one) => ours.cpu.some((own) => own === one)) &&
    (libc?.includes(ours.libc) ?? !/musl/.test(name));
  return !isOurs;
};

/** Packages whose scripts run when they are installed, each with what its script does. */
const mayRunScripts: Readonly<Record<string, string>> = {
  esbuild: 'checks that the binary of this platform runs',
};

const registry = 'https://registry.npmjs.org/';

type Rule = readonly [mistake: string, isBroken: (entry: Locked) => boolean];

const rules: readonly Rule[] = [
  ['has no sha512', ({ integrity, inBundle }) => !inBundle && !/^sha512-[\w+/]{86}==$/.test(integrity ?? '')],
  ['comes from elsewhere than the registry', ({ resolved = registry, link }) => link || !resolved.startsWith(registry)],
  ['has no exact version', ({ version }) => !/^\d+\.\d+\.\d+([-+][\w.+-]+)?$/.test(version)],
  ['runs a script when it is installed', ({ hasInstallScript, name }) => hasInstallScript && !mayRunScripts[name]],
];

/** What is wrong with a package of the lock, in sentences. */
export const mistakesOf = (entry: Locked): readonly string[] =>
  rules.filter(([, isBroken]) => isBroken(entry)).map(([mistake]) => `${entry.path} ${mistake}`);

/**
 * Binaries of platforms that nobody builds on, whose tarballs the registry that wrote the lock does not have: nobody knows
 * their hash. Whoever installs one is told to have the lock completed by a registry that has them all.
 */
export const isUnknowable = (entry: Locked): boolean => entry.integrity === undefined && isOfOthers(entry);
