import type { TFunction } from 'i18next';
import type { CellFinding } from '#shared/batch/finding.ts';
import { noteOf, type Note } from './words.ts';

type Texts = TFunction<['builder', 'findings']>;
/** Keys made of codes: not every code has a text in each table. */
type Key = 'cells.expected.field.required';

/** What is typed between the groups of a number, and no part of it. */
const between = /[\s.\-/]/g;

/** What should stand in the cell and what to do about it: of a spreadsheet, or of the engine. */
const engineSays = (t: Texts, { code, position, expected }: CellFinding): string => {
  const values = { position, expected, defaultValue: '' };
  const text = (key: string): string => t(key as Key, values);
  const notice = code.slice(code.lastIndexOf('.') + 1);
  const said = text(`cells.expected.${code}`) || text(`findings:findings.${code}`) || t('note.unknown');
  const fix = text(`cells.fixes.${code}`) || text(`cells.fixes.${notice}`);
  return `${said} ${fix}`.trim();
};

/** A finding in the words of the reader. */
export const sentenceOf = (t: Texts, value: string, finding: CellFinding): string => {
  const note: Note = noteOf(value.replace(between, ''), finding);
  switch (note.says) {
    case 'other':
      return engineSays(t, finding);
    case 'required':
      return t('note.required', { field: t(`fields.${finding.field}`) });
    case 'excel':
      return t('note.excel');
    case 'short':
    case 'long':
    case 'shortDigits':
    case 'longDigits':
      return t(`note.${note.says}`, { count: note.by, length: note.count });
    case 'ends':
    case 'place':
    case 'stray':
      return t(`note.${note.says}`, { ...note });
  }
};
