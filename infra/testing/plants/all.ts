import type { Defect } from './defect.ts';
import { login } from './login.ts';
import { money } from './money.ts';
import { rules } from './rules.ts';
import { screens } from './screens.ts';

export const groups: Readonly<Record<string, readonly Defect[]>> = { money, login, rules, screens };

export const defects: readonly Defect[] = Object.values(groups).flat();

/** Those of a group, or whose name holds these words. */
const meantBy = (words: string): readonly Defect[] => {
  const found = groups[words] ?? defects.filter(({ name }) => name.includes(words));
  if (found.length === 0) throw new Error(`No defect is called like this: ${words}`);
  return found;
};

/** Each once; all where nothing is said. */
export const chosen = (wanted: readonly string[]): readonly Defect[] =>
  wanted.length === 0 ? defects : [...new Set(wanted.flatMap(meantBy))];

export const theOne = (words: string): Defect => {
  const [only, ...others] = meantBy(words);
  if (!only || others.length > 0) throw new Error(`${others.length + 1} defects are called like this: ${words}`);
  return only;
};
