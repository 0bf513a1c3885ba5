import type { NameMatch, NameReason } from '../contract/resources/validation.ts';
import { nameReasonsAtMost, particles } from '../validation/name-match.ts';

/**
 * What a part of two names says beside each other. `same`: both have it; `near`: nearly the same word; `extra` and
 * `missing`: only one side has it; `other`: another word; `form`: another company form; `legal`: a company form, or whatever
 * else is not compared; `plain`: nothing was compared, `plainForm` where that is a company form.
 */
export type NamePartKind = 'same' | 'near' | 'extra' | 'missing' | 'other' | 'form' | 'legal' | 'plain' | 'plainForm';

/** Words of the holder over those that were expected, as both are written. */
export interface NamePart {
  readonly kind: NamePartKind;
  readonly holder: string | undefined;
  readonly expected: string | undefined;
}

type Side = 'holder' | 'expected';

/** Where a run of words stands in its name: `from` inclusive, `to` exclusive. */
interface Place {
  readonly from: number;
  readonly to: number;
}

interface Part {
  readonly kind: NamePartKind;
  readonly holder?: Place | undefined;
  readonly expected?: Place | undefined;
}

/** Words at blanks, hyphens and slashes, and after the dot of an abbreviation; every sign stays with its word. */
export const wordsOf = (name: string): string[] => name.match(/(?:[^\s\-/,.]|\.(?!\p{L}{2}))+[-/,.]*|[-/,.]+/gu) ?? [];

/** Comparisons say words in capitals, without accents and signs. */
const bare = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll('•', '*')
    .replace(/[^\p{L}\p{N}*]/gu, '')
    .toUpperCase();

/** `S. de R.L. de C.V.` is compared as `SRLDECV`: names drop and add that word freely. */
const withoutDe = (word: string): string => bare(word).replaceAll('DE', '');

/** A company form has few words; the longest ones are written out. */
const runAtMost = 9;

const runsOf = (words: readonly string[]): Place[] =>
  words.flatMap((_, from) =>
    words.slice(from, from + runAtMost).map((_word, more): Place => ({ from, to: from + more + 1 })),
  );

const isFree = ({ from, to }: Place, taken: ReadonlySet<number>): boolean => {
  for (let index = from; index < to; index++) if (taken.has(index)) return false;
  return true;
};

/** The words of one name, and which of them have found their place. */
const sideOf = (name: string) => {
  const words = wordsOf(name);
  const taken = new Set<number>();
  const runs = runsOf(words);
  const spelled = ({ from, to }: Place, as: typeof bare) => as(words.slice(from, to).join(''));
  const find = (word: string, as: typeof bare) =>
    runs.find((run) => isFree(run, taken) && spelled(run, as) === as(word) && as(word) !== '');
  return {
    words,
    taken,
    runs,
    textOf: (place: Place | undefined) => place && words.slice(place.from, place.to).join(' '),
    bareOf: (place: Place) => spelled(place, bare),
    find: (word: string) => find(word, bare) ?? find(word, withoutDe),
    take: (place: Place) => {
      for (let index = place.from; index < place.to; index++) taken.add(index);
      return place;
    },
  };
};

type Named = ReturnType<typeof sideOf>;

const kindOfPair = {
  slip: 'near',
  initial: 'near',
  masked: 'same',
  company_form: 'form',
  // One of the two is never stated with these.
  missing: 'other',
  extra: 'other',
} as const satisfies Record<NameReason['code'], NamePartKind>;

const taking = (named: Named, word: string): Place | undefined => {
  const place = named.find(word);
  return place && named.take(place);
};

const isParticle = (word: string): boolean => particles.has(bare(word));

/** `DEL` in both tells nothing of either: particles go with the word they belong to, whatever that is. */
const isTelling = ({ words }: Named, { from, to }: Place): boolean =>
  words.every(isParticle) || !words.slice(from, to).every(isParticle);

/** Words of which both sides have one, in whatever order and however they are joined: `MERCADO LIBRE`, `MercadoLibre`. */
const equals = (holder: Named, expected: Named): Part[] =>
  holder.runs.flatMap((run): Part[] => {
    if (!isFree(run, holder.taken) || holder.bareOf(run) === '' || !isTelling(holder, run)) return [];
    const own = expected.runs.find((one) => isFree(one, expected.taken) && expected.bareOf(one) === holder.bareOf(run));
    return own ? [{ kind: 'same', holder: holder.take(run), expected: expected.take(own) }] : [];
  });

/** What is left at the end of a name is its company form. */
const endOf = (named: Named): Place | undefined => {
  let from = named.words.length;
  while (from > 0 && !named.taken.has(from - 1)) from--;
  return from > 0 && from < named.words.length ? { from, to: named.words.length } : undefined;
};

const extended = (parts: readonly Part[], side: Side, isNext: (place: Place) => boolean, by: Place): Part[] => {
  const index = parts.findIndex((part) => part[side] && isNext(part[side]));
  return parts.map((part, at) => {
    const place = part[side];
    return at === index && place
      ? { ...part, [side]: { from: Math.min(place.from, by.from), to: Math.max(place.to, by.to) } }
      : part;
  });
};

/** Particles are not compared: each belongs to the word after it, or else before it. `DEL PLATA` */
const withParticles = (given: readonly Part[], side: Side, named: Named): Part[] => {
  let parts = [...given];
  for (let index = named.words.length - 1; index >= 0; index--) {
    if (named.taken.has(index)) continue;
    const by = named.take({ from: index, to: index + 1 });
    const isAfter = ({ from }: Place) => from === index + 1;
    const isBefore = ({ to }: Place) => to === index;
    const next = parts.some((part) => part[side] && isAfter(part[side])) ? isAfter : isBefore;
    parts = parts.some((part) => part[side] && next(part[side]))
      ? extended(parts, side, next, by)
      : [...parts, { kind: 'legal', [side]: by }];
  }
  return parts;
};

/** Words only one side has stand over each other as long as there are two. */
const differing = (extra: readonly Place[], missing: readonly Place[]): Part[] =>
  Array.from({ length: Math.max(extra.length, missing.length) }, (_, index): Part => {
    const [holder, expected] = [extra[index], missing[index]];
    if (holder && expected) return { kind: 'other', holder, expected };
    return holder ? { kind: 'extra', holder } : { kind: 'missing', expected };
  });

const inOrder = (places: readonly (Place | undefined)[]): Place[] =>
  places.flatMap((place) => place ?? []).toSorted((a, b) => a.from - b.from);

/** The parts in the order of the holder; what he lacks stands after the word that it was written after, a form at the end. */
const ordered = (parts: readonly Part[]): Part[] => {
  const inName = parts.filter(({ holder }) => holder).toSorted((a, b) => (a.holder?.from ?? 0) - (b.holder?.from ?? 0));
  const lacking = parts.filter(({ holder }) => !holder);
  return lacking
    .toSorted((a, b) => (a.expected?.from ?? 0) - (b.expected?.from ?? 0))
    .reduce((all, part) => {
      if (part.kind === 'legal') return [...all, part];
      const before = all.findIndex(({ expected }) => expected?.to === part.expected?.from);
      return all.toSpliced(before + 1, 0, part);
    }, inName);
};

const leftOf = (named: Named): Place[] =>
  named.words.flatMap((_, index) => (named.taken.has(index) ? [] : [named.take({ from: index, to: index + 1 })]));

/** Words in a row that only the bank says are one part. */
const joined = (parts: readonly Part[]): Part[] =>
  parts.reduce<Part[]>((all, part) => {
    const last = all.at(-1);
    const isNext = last?.kind === 'extra' && part.kind === 'extra' && last.holder?.to === part.holder?.from;
    if (!isNext || !last.holder || !part.holder) return [...all, part];
    return [...all.slice(0, -1), { ...last, holder: { from: last.holder.from, to: part.holder.to } }];
  }, []);

/** Company forms as letters, as far as nobody's surname is written so. */
const forms =
  /^(?:SA(?:U|C|A|B|PI|PIB|CI|CIF|IC|S)?|SCS?|SRL|SDERL|SPRDERL|EIRL|SPA|LTDA|EIRELI|EPP|INC|LLC|LLP|LTD|CORP)(?:DECV)?$/;

/** The last words of a name nobody was compared with, where they are a company form. `Maria de Sá` has none. */
const formOf = ({ words, runs, bareOf }: Named): Place | undefined =>
  runs.find(
    (run) =>
      run.from > 0 &&
      run.to === words.length &&
      !isParticle(words[run.from - 1] ?? '') &&
      !/\p{M}/u.test(words.slice(run.from).join('').normalize('NFD')) &&
      forms.test(bareOf(run)),
  );

const plainParts = (holder: Named): Part[] => {
  const form = formOf(holder);
  if (form) holder.take(form);
  const words = leftOf(holder).map((place): Part => ({ kind: 'plain', holder: place }));
  return form ? [...words, { kind: 'plainForm', holder: form }] : words;
};

export interface ComparedNames {
  readonly holder: string;
  readonly expected: string | undefined;
  readonly nameMatch: Pick<NameMatch, 'reasons'> | null;
}

/**
 * Takes two compared names apart, so that each word stands over its counterpart and every word of both exactly once. The
 * comparison lists what differs, in capitals: those words are found first, then the equal ones; what is left was not compared,
 * a company form at the end and particles elsewhere. Where a listed word is not found, or more differ than are listed, nothing
 * that is left passes for that.
 *
 * Example: `FERRETERA DEL BAJIO SA DE CV` and `Ferretera Bajío`, without reasons: FERRETERA over Ferretera, DEL BAJIO over
 * Bajío, SA DE CV over nothing.
 */
export const nameAnatomyOf = ({ holder: said, expected: wanted, nameMatch }: ComparedNames): readonly NamePart[] => {
  const [holder, expected] = [sideOf(said), sideOf(wanted ?? '')];
  const written = ({ kind, ...part }: Part): NamePart => ({
    kind,
    holder: holder.textOf(part.holder),
    expected: expected.textOf(part.expected),
  });
  if (!nameMatch || wanted === undefined) return plainParts(holder).map(written);
  const found = nameMatch.reasons.map(({ code, ...words }) => ({
    kind: kindOfPair[code],
    isWhole: words.holder !== null && words.expected !== null,
    isLost: false,
    holder: words.holder === null ? undefined : taking(holder, words.holder),
    expected: words.expected === null ? undefined : taking(expected, words.expected),
    stated: words,
  }));
  const isLost =
    nameMatch.reasons.length >= nameReasonsAtMost ||
    found.some(
      ({ stated, ...place }) =>
        (stated.holder !== null && !place.holder) || (stated.expected !== null && !place.expected),
    );
  const pairs: Part[] = found.filter((one) => one.holder && one.expected);
  const single = found.filter((one) => !(one.holder && one.expected));
  const same = equals(holder, expected);
  const [extra, missing] = [single.map((one) => one.holder), single.map((one) => one.expected)];
  const unknown = isLost ? { holder: leftOf(holder), expected: leftOf(expected) } : { holder: [], expected: [] };
  const parts = [
    ...pairs,
    ...same,
    ...differing(inOrder([...extra, ...unknown.holder]), inOrder([...missing, ...unknown.expected])),
  ];
  const ends = { holder: endOf(holder), expected: endOf(expected) };
  if (ends.holder) holder.take(ends.holder);
  if (ends.expected) expected.take(ends.expected);
  const whole = ends.holder || ends.expected ? [...parts, { kind: 'legal' as const, ...ends }] : parts;
  return joined(ordered(withParticles(withParticles(whole, 'holder', holder), 'expected', expected))).map(written);
};
