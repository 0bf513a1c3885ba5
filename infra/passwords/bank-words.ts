import { packs } from '#shared/engine/index.ts';
import { coreWordsOf } from '#shared/passwords/spellings.ts';

/** What stands in the names of many banks: taken away, the rest is what people call it. */
const ofMany =
  /\b(banco|bank|banca|s\.?a\.?|mexico|méxico|colombia|chile|peru|perú|argentina|brasil|uruguay|ecuador)\b/gi;

/** The banks of our countries as people call them, whole and by what is theirs alone: they are what our users work with. */
export const bankWords = (): string[] => [
  ...new Set(
    packs
      .flatMap(({ banks }) => banks.banks)
      .flatMap(({ shortName, aliases }) => [shortName, ...aliases])
      .flatMap((name) => [name, name.replace(ofMany, ' ')])
      .flatMap((name) => coreWordsOf(name)),
  ),
];
