import type { TFunction } from 'i18next';
import type { Validation } from '../api/validations.ts';

type NameMatch = NonNullable<Validation['nameMatch']>;
type Reason = NameMatch['reasons'][number];

export interface ComparedNames {
  readonly nameMatch: NameMatch;
  /** The names as they were typed and as the bank writes them, where they are at hand. */
  readonly names: Readonly<Record<'expected' | 'holder', string | null | undefined>>;
}

/** The comparison says words in capitals, without accents and signs. */
const bare = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}*]/gu, '')
    .toUpperCase();

/** `S. de R.L. de C.V.` is compared as `SRLDECV`: names drop and add that word freely. */
const withoutDe = (word: string): string => bare(word).replaceAll('DE', '');

/** All runs of words of a name, in its order: a word of the comparison may be several, as `S.A. de C.V.` */
const runsOf = (name: string): string[] => {
  const words = name.split(/[\s,;]+/).filter(Boolean);
  return words.flatMap((_, from) =>
    words.slice(from).map((_word, more) => words.slice(from, from + more + 1).join(' ')),
  );
};

/** The words as the name has them, in its order and spelling; undefined where it does not have them all. */
const asWritten = (words: readonly string[], name: string): string | undefined => {
  const runs = runsOf(name);
  const placeOf = (word: string, spelled: typeof bare) => runs.findIndex((run) => spelled(run) === spelled(word));
  const places = words.map((word) => {
    const place = placeOf(word, bare);
    return place < 0 ? placeOf(word, withoutDe) : place;
  });
  return places.includes(-1)
    ? undefined
    : places
        .toSorted((a, b) => a - b)
        .map((place) => runs[place])
        .join(' ');
};

/** Pairs of words are told one by one, words that only one side has together. */
const grouped = (reasons: readonly Reason[]): Reason[][] => [
  ...Map.groupBy(
    reasons,
    ({ code, expected, holder }) => expected && holder && `${code} ${expected} ${holder}`,
  ).values(),
];

const codeOf = (reasons: readonly Reason[]): Reason['code'] | 'other' => {
  const [code = 'other', another] = new Set(reasons.map((reason) => reason.code));
  return another ? 'other' : code;
};

/** Whether the holder is whom somebody expects to pay, and what differs, a sentence each. */
export const nameSentences = ({ nameMatch, names }: ComparedNames, t: TFunction<'validation'>): string[] => {
  const quoted = (words: string) => t('facts.name.quoted', { words });
  const said = (reasons: readonly Reason[], side: 'expected' | 'holder'): string => {
    const words = [...new Set(reasons.flatMap((reason) => reason[side] ?? []))];
    const written = asWritten(words, names[side] ?? '');
    return written ? quoted(written) : words.map(quoted).join(', ');
  };
  const told = grouped(nameMatch.reasons).map((reasons) =>
    t(`facts.name.reasons.${codeOf(reasons)}`, {
      expected: said(reasons, 'expected'),
      holder: said(reasons, 'holder'),
    }),
  );
  return [t(`facts.name.${nameMatch.result}`), ...told];
};
