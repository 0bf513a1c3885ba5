const strong = 'aeoáéó';
const vowels = `${strong}iuíúü`;

const isVowel = (letter: string): boolean => vowels.includes(letter);
/** Two vowels that are not said as one: both open, or one of them an `í` or `ú`. */
const partVowels = (one: string, other: string): boolean =>
  (strong.includes(one) && strong.includes(other)) || 'íú'.includes(one) || 'íú'.includes(other);

/** Syllables of a Spanish word: its vowels, but for those that are said as one. */
export const syllablesIn = (word: string): number => {
  // `qu`, and `gu` before `e` and `i`, have no vowel of their own; `y` at the end is one.
  const said = word
    .toLowerCase()
    .replace(/qu|gu(?=[eiéí])/g, 'k')
    .replace(/y$/, 'i');
  let count = 0;
  for (const [at, letter] of said.split('').entries()) {
    const before = said.charAt(at - 1);
    if (isVowel(letter) && (at === 0 || !isVowel(before) || partVowels(before, letter))) count += 1;
  }
  return Math.max(1, count);
};

/**
 * How easily a Spanish text is read, by the formula of Szigriszt Pazos on the scale INFLESZ: from 55 on it is normal, from
 * 65 on fairly easy.
 */
export const readabilityOf = (text: string): number => {
  const sentences = text.split(/[.!?:;\n]+/).filter((one) => /\p{L}/u.test(one));
  const words = text.match(/\p{L}+/gu) ?? [];
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return 206.835 - (62.3 * syllables) / words.length - words.length / sentences.length;
};

/** What a reader reads: no code, no tables, and of links their words. */
export const proseOf = (markdown: string): string =>
  markdown
    .replace(/```[^]*?```/g, '')
    .replace(/^\|.*$/gm, '')
    .replace(/^:::.*$/gm, '')
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/`[^`]+`/g, 'código');
