import { textIn, type Item } from './fixture.ts';

/** The keys of all rows in what was asked of the table, or answered. */
export const keysIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const { pk, sk } = value as { readonly pk?: unknown; readonly sk?: unknown };
  const own = typeof pk === 'string' && typeof sk === 'string' ? [`${pk} ${sk}`] : [];
  return [...own, ...Object.values(value).flatMap(keysIn)];
};
export const keyOf = (row: Item): string => `${textIn(row, 'pk')} ${textIn(row, 'sk')}`;
