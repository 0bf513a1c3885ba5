import type { TFunction } from 'i18next';
import type { FindingCode } from '#shared/engine/names.ts';
import type { CellFinding } from '../../desk/desk.ts';
import { noteOf, type Note } from './words.ts';

type Texts = TFunction<['builder', 'findings']>;

/** What is typed between the groups of a number, and no part of it. */
const between = /[\s.\-/]/g;

const engineSays = (t: Texts, { code, position, expected = '' }: CellFinding): string => {
  const key = `findings:findings.${code as FindingCode}` as const;
  const said = t(key, { position: position ?? '', expected });
  return said === `findings.${code}` ? t('note.unknown') : said;
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
