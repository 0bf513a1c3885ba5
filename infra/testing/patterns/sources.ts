import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

const root = join(import.meta.dirname, '../../..');

/** What runs at customers, or reads what they send. */
const shipped = ['shared', 'functions', 'web/src', 'widget/{frame,loader,react}'].map(
  (room) => `${room}/**/*.{ts,tsx}`,
);
const apart = /\.(test|bench)\.tsx?$|\/forged\//;

/** A regular expression as it is written somewhere. */
export interface Pattern {
  readonly file: string;
  readonly source: string;
  readonly flags: string;
}

interface Node {
  readonly type: string;
  readonly regex?: { readonly pattern: string; readonly flags: string };
  readonly callee?: Node;
  readonly name?: string;
  readonly start: number;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) {
    for (const one of value) yield* nodesIn(one);
    return;
  }
  if (!isNode(value)) return;
  yield value;
  for (const inner of Object.values(value)) if (typeof inner === 'object') yield* nodesIn(inner);
}

const filesOf = (): string[] =>
  globSync(shipped, { cwd: root })
    .filter((file) => !apart.test(file) && !file.includes('node_modules'))
    .toSorted();

const read = (file: string) => {
  const { program, errors } = parseSync(file, readFileSync(join(root, file), 'utf8'));
  if (errors.length > 0) throw new Error(`${file} is not read`);
  return [...nodesIn(program)];
};

const sources = filesOf().map((file) => ({ file, nodes: read(file) }));

/** Every regular expression that is written as one. */
export const patterns: readonly Pattern[] = sources.flatMap(({ file, nodes }) =>
  nodes.flatMap(({ regex }) => (regex ? [{ file, source: regex.pattern, flags: regex.flags }] : [])),
);

/** Files that make one of a text, and how often. */
export const madeOfTexts: ReadonlyMap<string, number> = new Map(
  sources.flatMap(({ file, nodes }) => {
    const made = nodes.filter(({ type, callee }) => /^(New|Call)Expression$/.test(type) && callee?.name === 'RegExp');
    return made.length > 0 ? [[file, made.length] as const] : [];
  }),
);
