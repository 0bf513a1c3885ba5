import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import * as z from 'zod';
import type { Group } from './groups.ts';
import { closureOf, type Modules } from './modules.ts';
import { contentOf, isTest, matches } from './project-files.ts';
import type { FileEnd } from './run.ts';

const cache = join(homedir(), '.cache/cuentaclara/proven');

/** What all tests stand on, whichever they are. */
export const ground = ['package-lock.json', 'tsconfig.base.json', 'vitest.config.ts'];
const setUp = 'infra/testing/each-file.ts';
/** What is installed, which is not what should be until somebody installs it; git does not know it. */
const packages = 'node_modules/.package-lock.json';

/** As the machine has it, and not as the packages of the project bring it along. */
const PATH = (process.env['PATH'] ?? '')
  .split(delimiter)
  .filter((place) => !place.includes('node_modules'))
  .join(delimiter);

const versionOf = (program: string): string => {
  const [command = '', ...words] = program.split(' ');
  try {
    return execFileSync(command, words, { env: { ...process.env, PATH }, encoding: 'utf8', stdio: 'pipe' });
  } catch {
    return 'none';
  }
};

export interface Subject {
  readonly group: Group;
  readonly tests: readonly string[];
  /** What a proof of it holds for. */
  readonly files: readonly string[];
  readonly digest: string;
}

/** Equal contents under equal names, equal digests: times of files say nothing, a checkout makes them all new. */
export const digestOf = (
  facts: readonly string[],
  paths: readonly string[],
  read: (path: string) => Buffer,
): string => {
  const digest = createHash('sha256').update(JSON.stringify(facts));
  for (const path of paths.toSorted())
    digest.update(`${path}\0`).update(createHash('sha256').update(read(path)).digest());
  return digest.digest('hex').slice(0, 32);
};

export const subjectOf = (group: Group, files: readonly string[], imports: Modules): Subject => {
  const tests = files.filter((file) => isTest(file) && matches(file, group.tests));
  const closure = closureOf(imports, [...tests, setUp]);
  const those = files.filter((file) => closure.has(file) || ground.includes(file) || matches(file, group.reads));
  const machine = [process.version, process.platform, process.arch, ...group.programs.map(versionOf)];
  return { group, tests, files: those, digest: digestOf(machine, [...those, packages], contentOf) };
};

const Proof = z.object({ on: z.string(), tests: z.number(), files: z.number() });
export type Proof = z.output<typeof Proof>;

const fileOf = ({ group, digest }: Pick<Subject, 'group' | 'digest'>, directory: string): string =>
  join(directory, `${group.name.replaceAll(' ', '-')}-${digest}`);

/** What is not whole, or of another shape, proves nothing. */
export const readProof = (subject: Pick<Subject, 'group' | 'digest'>, directory = cache): Proof | undefined => {
  try {
    return Proof.parse(JSON.parse(readFileSync(fileOf(subject, directory), 'utf8')));
  } catch {
    return undefined;
  }
};

export const writeProof = (subject: Pick<Subject, 'group' | 'digest'>, proof: Proof, directory = cache): void => {
  const file = fileOf(subject, directory);
  mkdirSync(directory, { recursive: true });
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(proof));
  renameSync(`${file}.${process.pid}`, file);
};

/** What a run says of a group: nothing unless each of its files ran and is a proof. */
export const proofOf = (
  { tests, files }: Pick<Subject, 'tests' | 'files'>,
  ends: readonly FileEnd[],
  on: string,
): Proof | undefined => {
  const own = tests.map((file) => ends.find((end) => end.file === file));
  if (!own.every((end) => end?.isProof)) return undefined;
  return { on, tests: own.reduce((sum, end) => sum + (end?.tests ?? 0), 0), files: files.length };
};
