import type { AnatomyTexts } from '../../anatomy/texts.ts';
import { noteOf } from '../../anatomy/note.ts';
import type { Note } from '../../anatomy/note.ts';
import { readingOf } from '../../anatomy/reading.ts';
import type { Judged, ReadRun } from '../../anatomy/reading.ts';
import { mannerOf, sentenceOf } from '../../anatomy/sentence.ts';
import type { FieldLimits, Manner, Sentence, Words } from '../../anatomy/sentence.ts';
import type { Finding } from '../../engine/findings.ts';
import type { AccountFormat, AccountType, DocumentType, FieldName, FindingCode } from '../../engine/names.ts';
import { fill } from '../../messages/fill.ts';

/** What is said in one language. */
export interface Texts {
  readonly anatomy: AnatomyTexts;
  readonly findings: Readonly<Record<FindingCode, string>>;
  readonly names: {
    readonly formats: Readonly<Record<AccountFormat, string>>;
    readonly documentTypes: Readonly<Record<DocumentType, string>>;
    readonly accountTypes: Readonly<Record<AccountType, string>>;
    readonly fields: Readonly<Record<FieldName, string>>;
  };
}

export interface ToldPart {
  readonly name: string;
  /** What is typed of it. */
  readonly value: string;
  /** The bank it names, or what became of a check digit. */
  readonly note: string | undefined;
}

/** A judgement in words. */
export interface Told {
  /** The verdict in a few words: `Digit 18 should be 1.` */
  readonly verdict: string;
  /** What it rests on, and what to do. */
  readonly advice: string;
  readonly parts: readonly ToldPart[];
  /** Each finding of the judgement, in its order. */
  readonly findings: readonly string[];
}

export interface Telling {
  /**
   * Says what a judgement means. `field` is that of the number among the fields of `requirements`; without it the characters
   * of a number are called digits where only digits are typed.
   */
  readonly tell: (judged: Judged, field?: FieldLimits) => Told;
  /** One finding as a sentence. */
  readonly tellFinding: (finding: Pick<Finding, 'code' | 'expected' | 'position'>) => string;
  /** How formats, documents, account types and fields are called. */
  readonly names: Texts['names'];
}

const mannerAsTyped = ({ normalized, findings }: Judged): Manner => ({
  isNumeric: findings.some(({ expected }) => expected === '0-9') || /^\d+$/.test(normalized),
  isOpen: false,
});

/** Of a document no bank knows more. */
const saidOf = (judged: Judged, manner: Manner): Sentence => {
  const { head, rest } = sentenceOf(judged, manner);
  const isAccount = 'country' in judged;
  return { head, rest: isAccount ? rest : rest.filter((words) => !('says' in words && words.says === 'askBank')) };
};

const noteIn = (anatomy: AnatomyTexts, { bank, check }: Note): string | undefined => {
  if (check) {
    const { agrees, expected } = check;
    return !agrees && expected ? fill(anatomy.shouldBe, { expected }) : anatomy.correct;
  }
  return bank === 'unknown' ? anatomy.notInCatalogue : bank?.name;
};

export const tellingIn = ({ anatomy, findings, names }: Texts): Telling => {
  const says: Readonly<Record<string, string>> = anatomy.says;
  const said = (words: Words): string => {
    const text =
      'finding' in words
        ? findings[words.finding]
        : (says[words.says] ?? says[`${words.says}_${words.count === 1 ? 'one' : 'other'}`]);
    return fill(text ?? '', { ...words });
  };
  const tellFinding: Telling['tellFinding'] = ({ code, expected = '', position = '' }) =>
    fill(findings[code], { expected, position });
  const partIn = (judged: Judged, run: ReadRun, isFinal: boolean): ToldPart => ({
    name: anatomy.parts[run.part],
    value: judged.normalized.slice(run.from, run.to),
    note: noteIn(anatomy, noteOf({ ...run, isFinal }, judged)),
  });
  return {
    tell: (judged, field) => {
      const { head, rest } = saidOf(judged, field ? mannerOf(field) : mannerAsTyped(judged));
      const { runs } = readingOf(judged);
      return {
        verdict: said(head),
        advice: rest.map(said).join(' '),
        parts: runs.map((run, index) => partIn(judged, run, index === runs.length - 1)),
        findings: judged.findings.map(tellFinding),
      };
    },
    tellFinding,
    names,
  };
};
