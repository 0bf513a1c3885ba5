import { fill } from '../../../messages/fill.ts';
import { countries, detectFormats, judge, judgeDocument, requirements } from '../index.ts';
import type { AccountJudgement, DocumentJudgement } from '../index.ts';
import type { Told } from '../telling.ts';
import type { Asked } from './arguments.ts';
import { languages } from './languages.ts';
import type { Language } from './languages.ts';

/** A judged number with what is said of it. */
export interface Answer {
  readonly input: string;
  readonly judged: AccountJudgement | DocumentJudgement;
  readonly told: Told;
  /** What it was judged as: `CLABE, Mexico`. */
  readonly judgedAs: string;
  /** Other readings that are as right, where no country was named. */
  readonly others: readonly string[];
}

const countryIn = (code: string, language: Language): string =>
  countries.find((country) => country.code === code)?.names[language] ?? code;

/** What a number was read as, in words. */
const named = (name: string | undefined, country: string, language: Language): string =>
  [name, countryIn(country, language)].filter(Boolean).join(', ');

const documentAnswer = (input: string, country: string, type: string, language: Language): Answer => {
  const { tell, names } = languages[language];
  const judged = judgeDocument({ country, type, number: input });
  const name = judged.type === undefined ? type : names.documentTypes[judged.type];
  return { input, judged, told: tell(judged), judgedAs: named(name, country, language), others: [] };
};

const accountAnswer = (input: string, { country: stated, beside }: Asked, language: Language): Answer => {
  const { tell, names } = languages[language];
  const judged = judge({ ...beside, country: stated, accountNumber: input });
  const { country, format, state } = judged;
  const isGuessed = stated === undefined;
  const isConfirmed = judged.ok && judged.confirmed > 0;
  const formatName = (code: typeof format) => code && names.formats[code];
  const field = requirements(country, beside.bankCode, format)?.fields.find((one) => one.field === 'accountNumber');
  const candidates = isGuessed && !isConfirmed && state !== 'impossible' ? detectFormats(input) : [];
  return {
    input,
    judged,
    told: tell(judged, field),
    judgedAs: named(formatName(format), country, language),
    others: candidates
      .filter((other) => other.state === 'well-formed' && other.country !== country)
      .map((other) => named(formatName(other.format), other.country, language)),
  };
};

export const answerTo = (input: string, asked: Asked, language: Language): Answer =>
  asked.document !== undefined && asked.country !== undefined
    ? documentAnswer(input, asked.country, asked.document, language)
    : accountAnswer(input, asked, language);

/** Findings that the verdict and the advice do not hold: what other fields lack, and further faults of the number. */
const furtherIn = ({ told: { verdict, advice, findings } }: Answer): readonly string[] =>
  findings.filter((text) => !verdict.includes(text) && !advice.includes(text));

/** What a terminal would do instead of showing it, or show in another order: numbers may come from a stranger's file. */
const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** The answer as people read it. */
export const shown = (answer: Answer, language: Language): string => {
  const { judged, told, judgedAs, others } = answer;
  const { verdict, advice, parts } = told;
  const isWrongBeside = judged.state === 'well-formed' && !judged.ok;
  const typed = parts.filter(({ value }) => value !== '');
  const width = Math.max(0, ...typed.map(({ value }) => value.length));
  const lines = [
    `${judged.ok ? '✓' : '✗'} ${judged.normalized}  ${judgedAs}`,
    ...(isWrongBeside ? furtherIn(answer) : [`${verdict} ${advice}`.trim()]).map((text) => `  ${text}`),
    ...typed.map(({ value, name, note }) => `    ${value.padEnd(width)}  ${note ? `${name}: ${note}` : name}`),
    ...(others.length > 0 ? [`  ${fill(languages[language].texts.alsoCouldBe, { readings: others.join('; ') })}`] : []),
  ];
  return lines.map((line) => line.replace(hidden, '\uFFFD')).join('\n');
};

/** The answer as programs read it: the judgement, each finding with its sentence. */
export const asJson = ({ input, judged, told, others }: Answer): string => {
  const findings = judged.findings.map((finding, index) => ({ ...finding, message: told.findings[index] }));
  const { verdict, advice, parts } = told;
  return JSON.stringify({ input, ...judged, findings, told: { verdict, advice, parts }, others });
};
