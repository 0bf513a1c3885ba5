import { cells as inEnglish } from '../messages/cells/en.ts';
import { cells as inSpanish } from '../messages/cells/es.ts';
import type { CellTexts } from '../messages/cells/names.ts';
import { findings as foundInEnglish } from '../messages/findings/en.ts';
import { findings as foundInSpanish } from '../messages/findings/es.ts';
import { fill } from '../messages/fill.ts';
import type { Language } from '../messages/messages.ts';
import type { CellFinding } from './finding.ts';

export interface CellMessage {
  /** What should stand in the cell. */
  readonly expected: string;
  /** What to do about it. */
  readonly fix: string;
}

type Texts = Readonly<Record<string, string | undefined>>;
interface Tables {
  readonly expected: Texts;
  readonly fixes: Texts;
}

const tablesOf = ({ expected, fixes }: CellTexts, found: Texts): Tables => ({
  expected: { ...found, ...expected },
  fixes,
});
const tables: Readonly<Record<Language, Tables>> = {
  es: tablesOf(inSpanish, foundInSpanish),
  en: tablesOf(inEnglish, foundInEnglish),
};

const noticeIn = (code: string): string => code.slice(code.lastIndexOf('.') + 1);

/** What a finding tells whoever has to correct the cell. A code of another version is shown as it is. */
export const cellMessage = (
  { code, position, expected }: Pick<CellFinding, 'position' | 'expected'> & { readonly code: string },
  language: Language,
): CellMessage => {
  const { expected: said, fixes } = tables[language];
  const parameters = {
    ...(position === undefined ? {} : { position }),
    ...(expected === undefined ? {} : { expected }),
  };
  return {
    expected: fill(said[code] ?? code, parameters),
    fix: fixes[code] ?? fixes[noticeIn(code)] ?? '',
  };
};
