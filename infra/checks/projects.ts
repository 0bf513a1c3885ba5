import { posix } from 'node:path';

/** Files of the project by their paths: what they say. */
export type Texts = ReadonlyMap<string, string>;

/** What the settings of the compiler say of one project. */
interface Settings {
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
  readonly references?: readonly { readonly path: string }[];
}

interface Project {
  readonly owns: (path: string) => boolean;
  /** The settings of those whose files it may import. */
  readonly refersTo: readonly string[];
}

const projectAt = (file: string, text: string): Project => {
  const { include = [], exclude = [], references = [] } = JSON.parse(text) as Settings;
  const at = (path: string): string => posix.join(posix.dirname(file), path);
  const isOneOf = (patterns: readonly string[], path: string): boolean =>
    patterns.some((pattern) => posix.matchesGlob(path, at(pattern)) || posix.matchesGlob(path, `${at(pattern)}/**`));
  return {
    owns: (path) => isOneOf(include, path) && !isOneOf(exclude, path),
    refersTo: references.map(({ path }) => at(path.endsWith('.json') ? path : `${path}/tsconfig.json`)),
  };
};

/** For a file those others that may be compiled with it: of its project, and of those that this refers to. */
export const companions = (texts: Texts) => {
  const settings = [...texts].filter(([path]) => /(^|\/)tsconfig[^/]*\.json$/.test(path));
  const projects = new Map(settings.map(([path, text]) => [path, projectAt(path, text)]));
  const ownersOf = (path: string): readonly string[] =>
    [...projects].filter(([, { owns }]) => owns(path)).map(([name]) => name);
  const seenFrom = (names: readonly string[]): readonly string[] => {
    const seen = new Set(names);
    for (const name of seen) for (const other of projects.get(name)?.refersTo ?? []) seen.add(other);
    return [...seen];
  };
  /** Which of them a file of these projects is compiled with; one of no project, with any. */
  const among = (owners: readonly string[], paths: readonly string[]): readonly string[] =>
    owners.length === 0
      ? paths
      : paths.filter((path) => seenFrom(owners).some((name) => projects.get(name)?.owns(path)));
  return { ownersOf, among };
};
