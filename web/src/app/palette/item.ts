import type { LucideIcon } from 'lucide-react';

export const groups = ['payees', 'history', 'places', 'actions', 'articles'] as const;

/** One line of the palette. */
export interface Item {
  readonly id: string;
  readonly group: (typeof groups)[number];
  readonly icon: LucideIcon;
  readonly label: string;
  /** Behind it: a number, a date. */
  readonly note?: string | undefined;
  /** The keys that do the same. */
  readonly keys?: readonly string[];
  readonly run: () => void;
}

/** Letter by letter, so that places in one text are places in the other. */
const folded = (text: string): string =>
  Array.from(text, (letter) => letter.normalize('NFD').charAt(0).toLowerCase()).join('');

/** Every word of the query stands in the text, however it is accented. */
export const isFoundIn = (text: string, query: string): boolean => {
  const within = folded(text);
  return folded(query)
    .split(/\s+/)
    .every((word) => within.includes(word));
};

/** The text around what was typed, as [before, found, after]; nothing is found of what is written otherwise. */
export const around = (text: string, query: string): readonly [string, string, string] => {
  const letters = Array.from(text);
  const typed = folded(query.trim());
  const at = typed === '' ? -1 : folded(text).indexOf(typed);
  if (at < 0) return [text, '', ''];
  const to = at + Array.from(typed).length;
  return [letters.slice(0, at).join(''), letters.slice(at, to).join(''), letters.slice(to).join('')];
};
