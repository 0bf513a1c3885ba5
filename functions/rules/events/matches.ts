import type { AnyOf, Condition, Pattern } from './event.ts';

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});

const holds = (condition: Condition, value: unknown): boolean => {
  if (typeof condition !== 'object') return value === condition;
  if ('exists' in condition) return (value !== undefined) === condition.exists;
  if (typeof value !== 'string') return false;
  return 'prefix' in condition ? value.startsWith(condition.prefix) : value.endsWith(condition.suffix);
};

/** Whether a change satisfies a pattern, as the stream's filters judge it: they let through what any of them wants. */
export const matches = (pattern: Pattern | AnyOf, change: unknown): boolean =>
  patternsIn(pattern).some((one) => matchesOne(one, change));

const isAnyOf = (pattern: Pattern | AnyOf): pattern is AnyOf => '$or' in pattern;

/** Those of which one has to hold. */
export const patternsIn = (pattern: Pattern | AnyOf): readonly Pattern[] =>
  isAnyOf(pattern) ? pattern.$or : [pattern];

const matchesOne = (pattern: Pattern, change: unknown): boolean =>
  Object.entries(pattern).every(([name, wanted]) => {
    const value = fieldsOf(change)[name];
    return isList(wanted) ? wanted.some((condition) => holds(condition, value)) : matchesOne(wanted, value);
  });

const isList = (wanted: Pattern[string]): wanted is readonly Condition[] => Array.isArray(wanted);
