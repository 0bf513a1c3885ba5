/** Whether a value, or its absence, satisfies a rule. */
type Rule = (value: unknown) => boolean;

/** Whether an event satisfies a pattern. */
export type Matches = (event: unknown) => boolean;

/** One list of rules in a pattern and the keys that lead to it. */
export interface Leaf {
  readonly path: readonly string[];
  readonly rules: readonly unknown[];
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isLeafValue = (value: unknown): boolean => value !== undefined && !isFields(value);

/** An EventBridge pattern: keys are ANDed, the values of a list ORed, and a list stands at every end. */
export const compilePattern = (pattern: unknown, path: readonly string[] = []): Matches => {
  if (!isFields(pattern)) throw new Error(`${at(path)}: a list of values or an object is needed.`);
  const all = Object.entries(pattern).map(([key, inner]) =>
    key === '$or' ? anyOf(inner, path) : child(key, inner, [...path, key]),
  );
  if (all.length === 0) throw new Error(`${at(path)}: an empty pattern.`);
  return (event) => all.every((matches) => matches(event));
};

/** Every list of rules in a pattern, for checks of what could never match. */
export const leavesOf = (pattern: unknown, path: readonly string[] = []): readonly Leaf[] => {
  if (Array.isArray(pattern)) return [{ path, rules: pattern }];
  return Object.entries(isFields(pattern) ? pattern : {}).flatMap(([key, inner]) =>
    key === '$or' && Array.isArray(inner)
      ? inner.flatMap((alternative) => leavesOf(alternative, path))
      : leavesOf(inner, [...path, key]),
  );
};

const anyOf = (alternatives: unknown, path: readonly string[]): Matches => {
  if (!Array.isArray(alternatives) || alternatives.length < 2)
    throw new Error(`${at(path)}: $or takes a list of two or more patterns.`);
  const compiled = alternatives.map((alternative) => compilePattern(alternative, path));
  return (event) => compiled.some((matches) => matches(event));
};

/** A list of objects in an event satisfies what one of them satisfies. */
const child = (key: string, inner: unknown, path: readonly string[]): Matches => {
  const matches = Array.isArray(inner) ? oneOf(inner, path) : compilePattern(inner, path);
  return (event) =>
    Array.isArray(event)
      ? event.some((one) => matches(isFields(one) ? one[key] : undefined))
      : matches(isFields(event) ? event[key] : undefined);
};

const oneOf = (values: readonly unknown[], path: readonly string[]): Rule => {
  if (values.length === 0) throw new Error(`${at(path)}: an empty list matches nothing.`);
  const rules = values.map((value) => ruleOf(value, path));
  return (value) => {
    const candidates = Array.isArray(value) ? value : [value];
    return rules.some((rule) => candidates.some(rule));
  };
};

const ruleOf = (value: unknown, path: readonly string[]): Rule => {
  if (!isFields(value)) return literal(value, path);
  const [entry, ...more] = Object.entries(value);
  const operator = entry && operators[entry[0]];
  if (!entry || more.length > 0 || !operator)
    throw new Error(`${at(path)}: the local cloud does not know the rule ${JSON.stringify(value)}.`);
  return operator(entry[1], path);
};

const literal = (value: unknown, path: readonly string[]): Rule => {
  if (Array.isArray(value)) throw new Error(`${at(path)}: a list within a list.`);
  return (candidate) => candidate === value;
};

const text = (value: unknown, path: readonly string[]): string => {
  if (typeof value !== 'string') throw new Error(`${at(path)}: a text is needed, not ${JSON.stringify(value)}.`);
  return value;
};

const ofText =
  (compare: (candidate: string, wanted: string) => boolean) =>
  (argument: unknown, path: readonly string[]): Rule => {
    const wanted = text(argument, path);
    return (value) => typeof value === 'string' && compare(value, wanted);
  };

const operators: Readonly<Record<string, (argument: unknown, path: readonly string[]) => Rule>> = {
  prefix: ofText((value, wanted) => value.startsWith(wanted)),
  suffix: ofText((value, wanted) => value.endsWith(wanted)),
  'equals-ignore-case': ofText((value, wanted) => value.toLowerCase() === wanted.toLowerCase()),
  exists: (argument, path) => {
    if (typeof argument !== 'boolean') throw new Error(`${at(path)}: exists takes true or false.`);
    return (value) => isLeafValue(value) === argument;
  },
  'anything-but': (argument, path) => {
    const excluded = oneOf(Array.isArray(argument) ? argument : [argument], path);
    return (value) => isLeafValue(value) && !excluded(value);
  },
  numeric: (argument, path) => {
    const bounds = pairsOf(argument, path);
    return (value) =>
      typeof value === 'number' && bounds.every(([compare, bound]) => comparisons[compare]?.(value, bound));
  },
};

const comparisons: Readonly<Record<string, (value: number, bound: number) => boolean>> = {
  '=': (value, bound) => value === bound,
  '<': (value, bound) => value < bound,
  '<=': (value, bound) => value <= bound,
  '>': (value, bound) => value > bound,
  '>=': (value, bound) => value >= bound,
};

/** `[">", 0, "<=", 5]` -> `[">", 0]` and `["<=", 5]` */
const pairsOf = (argument: unknown, path: readonly string[]): readonly (readonly [string, number])[] => {
  const parts: readonly unknown[] = Array.isArray(argument) ? argument : [];
  const pairs = parts.flatMap((part, index) => (index % 2 ? [] : [[part, parts[index + 1]] as const]));
  return pairs.map(([compare, bound]) => {
    if (typeof compare !== 'string' || !(compare in comparisons) || typeof bound !== 'number')
      throw new Error(`${at(path)}: numeric takes pairs of a comparison and a number.`);
    return [compare, bound];
  });
};

const at = (path: readonly string[]): string => path.join('.') || 'pattern';
