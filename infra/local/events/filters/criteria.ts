import { type Leaf, type Matches, compilePattern, leavesOf } from './pattern.ts';

/** Decides which records of a source reach the function. */
export interface Filter {
  readonly matches: Matches;
  /** What no record could ever satisfy. */
  readonly mistakes: readonly string[];
}

type Source = 'stream' | 'queue';

/** Patterns are ORed; without any, every record matches. What does not parse stops the boot. */
export const filterOf = (source: Source, patterns: readonly string[], path: string): Filter => {
  const parsed = patterns.map((pattern) => parse(pattern, path));
  const compiled = parsed.map(({ matches }) => matches);
  return {
    matches: (event) => compiled.length === 0 || compiled.some((matches) => matches(event)),
    mistakes: parsed.flatMap(({ leaves }) => leaves.flatMap((leaf) => mistakesOf[source](leaf))),
  };
};

const parse = (text: string, path: string): { readonly matches: Matches; readonly leaves: readonly Leaf[] } => {
  try {
    const pattern: unknown = JSON.parse(text);
    return { matches: compilePattern(pattern), leaves: leavesOf(pattern) };
  } catch (error) {
    throw new Error(
      `${path}: the filter ${text} is no pattern: ${error instanceof Error ? error.message : String(error)}`,
      {
        cause: error,
      },
    );
  }
};

const images = ['Keys', 'NewImage', 'OldImage'];
const numeric = (rule: unknown): boolean =>
  typeof rule === 'number' || (typeof rule === 'object' && rule !== null && 'numeric' in rule);

const mistakesOf: Readonly<Record<Source, (leaf: Leaf) => readonly string[]>> = {
  stream: ({ path, rules }) => {
    const [top, image = ''] = path;
    const name = path.join('.');
    if (top !== 'dynamodb' || !images.includes(image)) return [];
    if (path.length < 4) return [`the filter on ${name} lacks the attribute's type and matches nothing.`];
    return path.at(-1) === 'N' && rules.some(numeric)
      ? [`the filter on ${name} compares numbers, but a stream has them as text: write {"N":["5"]}.`]
      : [];
  },
  queue: ({ path }) =>
    path[0] === 'body' ? [] : [`the filter on ${path.join('.')} matches nothing: queues filter on body.`],
};
