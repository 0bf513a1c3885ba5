import type { CellFinding } from '#shared/batch/finding.ts';

/** What kind of trouble a code is: each has words of its own, others have the engine's sentence. */
export type TroubleKind = 'check' | 'length' | 'excel' | 'required' | 'characters' | 'other';

const endings: readonly (readonly [RegExp, TroubleKind])[] = [
  [/^excel\.digitsLost$|\.excel_number$/, 'excel'],
  [/required$/, 'required'],
  [/\.check_digit\w*$/, 'check'],
  [/\.length$/, 'length'],
  [/\.characters$/, 'characters'],
];

export const kindOf = (code: string): TroubleKind => endings.find(([ending]) => ending.test(code))?.[1] ?? 'other';

/** Which of our sentences says it, and what it names. `other`: the engine's own sentence for the code. */
export type Note =
  | { readonly says: 'ends'; readonly expected: string; readonly typed: string }
  | { readonly says: 'place'; readonly position: number; readonly expected: string; readonly typed: string }
  | { readonly says: 'short' | 'long' | 'shortDigits' | 'longDigits'; readonly count: number; readonly by: number }
  | { readonly says: 'excel' | 'required' }
  | { readonly says: 'stray'; readonly position: number; readonly typed: string }
  | { readonly says: 'other' };

const checkNote = (text: string, { position, expected }: CellFinding): Note => {
  if (position === undefined || expected === undefined) return { says: 'other' };
  const typed = text.slice(position - 1, position - 1 + expected.length);
  if (typed === '') return { says: 'other' };
  if (position - 1 + expected.length === text.length) return { says: 'ends', expected, typed };
  return { says: 'place', position, expected, typed };
};

const lengthNote = (text: string, { expected }: CellFinding): Note => {
  const bounds = expected?.split('-').map(Number) ?? [];
  const [least = Number.NaN, most = least] = [bounds[0], bounds.at(-1)];
  const count = text.length;
  const isNumber = /^\d+$/.test(text);
  if (count < least) return { says: isNumber ? 'shortDigits' : 'short', count, by: least - count };
  if (count > most) return { says: isNumber ? 'longDigits' : 'long', count, by: count - most };
  return { says: 'other' };
};

const strayNote = (text: string, { position }: CellFinding): Note =>
  position === undefined || text.charAt(position - 1) === ''
    ? { says: 'other' }
    : { says: 'stray', position, typed: text.charAt(position - 1) };

/** Says what is wrong with a text as shortly as people would; `text` without the blanks and dashes between its groups. */
export const noteOf = (text: string, finding: CellFinding): Note => {
  const kind = kindOf(finding.code);
  switch (kind) {
    case 'check':
      return checkNote(text, finding);
    case 'length':
      return lengthNote(text, finding);
    case 'characters':
      return strayNote(text, finding);
    case 'excel':
    case 'required':
      return { says: kind };
    case 'other':
      return { says: 'other' };
  }
};
