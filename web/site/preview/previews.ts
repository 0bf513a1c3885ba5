import { createHash } from 'node:crypto';
import type { Language } from '#shared/messages/messages.ts';
import { drawingOf, type Card, type NumberPart } from './card.ts';
import { drawn, versions, type Drawing } from './draw.ts';
import { sectionOf } from './sections.ts';

/** Where the picture of a card stands. */
export type PreviewOf = (card: Card) => string;

interface Pictured {
  readonly path: string;
  readonly title: string;
  readonly number?: readonly NumberPart[] | undefined;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The picture has the brand already: a title that begins with it goes on after it. */
const withoutBrand = (title: string): string => capital(title.replace(/^CuentaClara: /, ''));

export const cardOf = ({ path, title, number }: Pictured, language: Language): Card => {
  const section = sectionOf(path, language);
  return { section: section === title ? undefined : section, title: withoutBrand(title), number };
};

export interface Previews {
  readonly addressOf: PreviewOf;
  /** Every picture that a page named, by its name below the root of the site. */
  readonly files: () => Promise<readonly (readonly [string, Uint8Array])[]>;
}

/** Names pictures while pages are written, by what is drawn, and draws each once afterwards. */
export const previews = (): Previews => {
  const named = new Map<string, Drawing>();
  return {
    addressOf: (card) => {
      const drawing = drawingOf(card);
      const what = JSON.stringify([versions, drawing]);
      const name = `assets/preview-${createHash('sha256').update(what).digest('base64url').slice(0, 10)}.png`;
      named.set(name, drawing);
      return `/${name}`;
    },
    files: () => Promise.all([...named].map(async ([name, drawing]) => [name, await drawn(drawing)] as const)),
  };
};
