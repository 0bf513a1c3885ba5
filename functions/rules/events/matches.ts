import type { Condition, Pattern } from './event.ts';

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});

const holds = (condition: Condition, value: unknown): boolean => {
  if (typeof condition === 'string') return value === condition;
  if ('exists' in condition) return (value !== undefined) === condition.exists;
  if (typeof value !== 'string') return false;
  return 'prefix' in condition ? value.startsWith(condition.prefix) : value.endsWith(condition.suffix);
};

/** Whether a change satisfies a pattern, as the stream's filters judge it: they let through what any of them wants. */
export const matches = (pattern: Pattern, change: unknown): boolean =>
  Object.entries(pattern).every(([name, wanted]) => {
    const value = fieldsOf(change)[name];
    return isList(wanted) ? wanted.some((condition) => holds(condition, value)) : matches(wanted, value);
  });

const isList = (wanted: Pattern[string]): wanted is readonly Condition[] => Array.isArray(wanted);
