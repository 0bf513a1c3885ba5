import { textIn, userIdOf, type Item } from './fixture.ts';
import { kindsOf } from './kinds.ts';
import { unsealed } from './unsealed.ts';
import { archived, type People, type Told } from './story.ts';

type Sample = (rows: readonly Item[]) => readonly Item[];

const none: Sample = () => [];
const withReference =
  (all: readonly Item[]): Sample =>
  (rows) => {
    const places = new Set(
      unsealed(all)
        .filter((row) => textIn(row, 'reference') === archived)
        .map((row) => textIn(row, 'sk')),
    );
    return rows.filter((row) => places.has(textIn(row, 'sk')));
  };

/** Two of everything that can be told apart. */
const twoOfEach: Sample = (rows) =>
  [
    ...Map.groupBy(rows, (row) => JSON.stringify([row['status'], textIn(row, 'error'), 'reached' in row])).values(),
  ].flatMap((alike) => alike.slice(0, 2));

/** What a fixture keeps of somebody's hundreds of rows, by kind. Nobody could prove a day of which most rows are gone. */
const samples = {
  archivist: { usage: none },
  integrator: { validation: none, segment: none, usage: none, keyUsage: none, request: twoOfEach },
} as const satisfies Partial<Record<keyof People, Readonly<Record<string, Sample>>>>;

/** Samples the rows of one person. */
const sampled = (rows: readonly Item[], userId: string, of: Readonly<Record<string, Sample>>): readonly Item[] => {
  const kindOf = (row: Item): string => (textIn(row, 'pk') === `USER#${userId}` && kindsOf(row)[0]) || '';
  return [...Map.groupBy(rows, kindOf)].flatMap(([kind, ofKind]) => of[kind]?.(ofKind) ?? ofKind);
};

/** The rows that a fixture keeps. */
export const keptOf = (rows: readonly Item[], { archivist, integrator }: Told): readonly Item[] => {
  const idOf = (person: { readonly email: string }) => userIdOf({ rows }, person);
  const left = sampled(rows, idOf(archivist), { ...samples.archivist, validation: withReference(rows) });
  return sampled(left, idOf(integrator), samples.integrator);
};
