import { bare, freeze } from './captured.ts';
import type { Result } from './types.ts';

const members = ['validationId', 'resultToken', 'verdict', 'status', 'country', 'bank', 'accountNumber'] as const;

/** What a page is given of an answer, and no member more, whatever the frame might say. */
export const resultIn = (given: unknown): Result => {
  const [said, result] = [bare<Result>(given), bare<Record<string, unknown>>({})];
  for (const name of members) result[name] = said[name];
  return freeze(result) as unknown as Result;
};
