import type { Named, Naming } from '#shared/engine/pasted/named.ts';
import type { Judged } from '#shared/anatomy/reading.ts';
import { demosOf, type Demo } from '../examples.ts';
import type { Asked } from '../may-be-elsewhere.ts';

/** What is said of a number that is not what was chosen. */
export type Note =
  | { readonly as: 'turned'; readonly name: Named; readonly zeros: number }
  | { readonly as: 'choices'; readonly names: readonly Named[]; readonly isCertain: boolean }
  | { readonly as: 'document'; readonly name: Named; readonly names: readonly Named[] }
  | { readonly as: 'zeros'; readonly zeros: number }
  | { readonly as: 'card' | 'cut' | 'nothing' };

/** What is to be done: a number, in its demo, and what is said of it. */
export interface Reading {
  readonly demo?: Demo | undefined;
  readonly number?: string | undefined;
  readonly note: Note | undefined;
}

/** Where the demo shows numbers of this kind; a document has no place there. */
export const demoOf = ({ country, is, name }: Named): Demo | undefined =>
  demosOf(country as Demo['country']).find(({ format, companion }) =>
    is === 'companion' ? companion === name : is === 'account' && !companion && format === name,
  );

const isShown = (name: Named, { demo }: Asked): boolean => {
  const place = demoOf(name);
  return place !== undefined && place !== demo;
};

/** A wrong check digit of a whole number has been pointed at: what else the digits would do for is no help. */
const isMistyped = ({ missing, findings }: Judged): boolean =>
  missing === 0 && findings.some(({ position, expected }) => position !== undefined && expected !== undefined);

const uncertain = ({ names }: Naming, asked: Asked): Note | undefined => {
  const { judged, pasted } = asked;
  if (isMistyped(judged) || judged.state === 'well-formed') return undefined;
  const others = names.filter((name) => isShown(name, asked));
  if (others.length > 0) return { as: 'choices', names: others, isCertain: false };
  return pasted === undefined && judged.state !== 'impossible' ? undefined : { as: 'nothing' };
};

/** What a number turned out to be: the certain one is chosen by itself where it was pasted, and else offered. */
export const readingOf = (naming: Naming, asked: Asked): Reading => {
  const { kind, number, zeros, names } = naming;
  if (kind === 'card' || kind === 'cut') return { note: { as: kind } };
  const certain = names.filter(({ isCertain }) => isCertain);
  const [first] = certain;
  if (!first) return { note: uncertain(naming, asked) };
  const others = names.filter((name) => isShown(name, asked));
  if (first.is === 'document') return { note: { as: 'document', name: first, names: others } };
  const demo = demoOf(first);
  const isWhole = asked.pasted !== undefined;
  if (demo === asked.demo)
    return { number: isWhole ? number : undefined, note: zeros > 0 ? { as: 'zeros', zeros } : undefined };
  if (isWhole && certain.length === 1 && demo) return { demo, number, note: { as: 'turned', name: first, zeros } };
  return { note: { as: 'choices', names: others, isCertain: true } };
};
