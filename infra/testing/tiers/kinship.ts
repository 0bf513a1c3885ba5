import { posix } from 'node:path';

/** Which rooms speak of the same thing in the same words; `shared` is spoken of everywhere. */
const rooms: readonly (readonly string[])[] = [['web', 'widget'], ['functions'], ['infra']];

const roomOf = (path: string) => rooms.findIndex((room) => room.includes(path.split('/')[0] ?? ''));

const wordsIn = (path: string): readonly string[] =>
  path
    .toLowerCase()
    .split(/[^a-z]+/)
    .map((word) => word.replace(/s$/, ''))
    .filter((word) => word.length > 2);

/** A word in as many paths of tests says where they stand, and not what they are about. */
const general = 40;

/** What makes two files kin: a word of a path is worth as much as ten that a test says. */
export const wordOfPath = 10;

/** How much a test seems to be about what changed, by the words of paths that only few tests have. */
export const kinshipWith = (changes: readonly string[], tests: readonly string[]) => {
  const count = new Map<string, number>();
  for (const test of tests) for (const word of new Set(wordsIn(test))) count.set(word, (count.get(word) ?? 0) + 1);
  const specific = (path: string) => wordsIn(posix.normalize(path)).filter((word) => (count.get(word) ?? 0) < general);
  const subjects = changes.map((path) => ({ room: roomOf(path), words: [...new Set(specific(path))] }));
  return (test: string, text: string): number => {
    const own = specific(test);
    const words = new Set(
      subjects.filter(({ room }) => room === -1 || room === roomOf(test)).flatMap((subject) => subject.words),
    );
    const said = wordsIn(text).filter((word) => words.has(word)).length;
    return own.filter((word) => words.has(word)).length * wordOfPath + said;
  };
};
