import { readIn } from '../readable.ts';
import { everyKind } from './kinds.ts';

const kindOfCore = new Map(Object.entries(everyKind).map(([kind, { core }]) => [core, kind]));
const coreIn = readIn([...kindOfCore.keys()]);

/** The kinds of marked values that can be read in a text. */
export const kindsIn = (text: string): readonly string[] => coreIn(text).map((core) => kindOfCore.get(core) ?? core);

/** So much of a place that whoever reads the failure knows where it is. */
const shown = 300;

/** Where something marked, or secret, can be read that should not be there. */
export const foundIn = (
  texts: readonly string[],
  secrets: ReadonlySet<string>,
  isAllowed: (found: string, text: string) => boolean = () => false,
): readonly string[] =>
  texts.flatMap((text) => {
    const words = new Set(text.split(/[^\w.+/=-]+/).flatMap((word) => [word, ...word.split(/[.=/]/)]));
    const told = [...words].filter((word) => secrets.has(word)).map((word) => `the secret ${word}`);
    const found = [...kindsIn(text), ...told].filter((one) => !isAllowed(one, text));
    return found.map((one) => `${one}: ${text.slice(0, shown)}`);
  });
