import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContainerNode, Node, TextNode } from '@takumi-rs/wasm/node';
import type { Role } from '#shared/engine/layout.ts';
import type { Drawing } from './draw.ts';

/** A stretch of a number, with the letters and digits that stand there. */
export interface NumberPart {
  readonly role: Role;
  readonly text: string;
}

/** What is shown of a page where somebody shares it. */
export interface Card {
  /** Where the page belongs; the first one belongs nowhere. */
  readonly section?: string | undefined;
  readonly title: string;
  /** A number of the kind that the page is about. */
  readonly number?: readonly NumberPart[] | undefined;
}

export const size = { width: 1200, height: 630 } as const;

const sheet = readFileSync(join(import.meta.dirname, 'card.css'), 'utf8');

type Style = NonNullable<ContainerNode['style']>;

const box = (className: string, children: readonly Node[] = [], style: Style = {}): ContainerNode => ({
  type: 'container',
  className,
  children: [...children],
  style,
});
const text = (className: string, words: string, style: Style = {}): TextNode => ({
  type: 'text',
  className,
  text: words,
  style,
});

const brandBar = [3, 3, 10, 1.6].map((share, index) =>
  box(`bar ${index === 3 ? 'is-check' : 'is-bank'}`, [], { flexGrow: share }),
);
const brand = box('brand', [text('', 'CuentaClara'), box('brand-bar', brandBar)]);

/** What the mark of the product is made of: a CLABE, its bank, branch, account and check digit. */
const clabe = box(
  'shape',
  (['bank', 'branch', 'number', 'check'] as const).map((role, index) =>
    box(`bar is-${role}`, [], { flexGrow: [3, 3, 11, 1][index] ?? 1, flexBasis: 0 }),
  ),
);

/** Between the margins, the gaps between the parts, and the width of a letter of the fixed pitch. */
const measures = { width: 1040, gap: 12, letter: 0.6, most: 56 } as const;

const shapeOf = (number: readonly NumberPart[]): Node => {
  const letters = number.reduce((sum, part) => sum + part.text.length, 0);
  const room = measures.width - measures.gap * (number.length - 1);
  const fontSize = Math.min(measures.most, Math.floor(room / letters / measures.letter));
  return box(
    'shape',
    number.map((part) => box('part', [text('', part.text, { fontSize }), box(`bar is-${part.role}`)])),
  );
};

/** A long title is smaller, and never has more than three lines. */
const titleSize = (title: string): number => [76, 64, 52][Math.min(2, Math.floor(title.length / 56))] ?? 52;

const nodeOf = ({ section, title, number }: Card): Node =>
  box('card', [
    brand,
    box('words', [
      ...(section ? [text('section', section)] : []),
      text('title', title, { fontSize: titleSize(title) }),
    ]),
    number ? shapeOf(number) : clabe,
  ]);

export const drawingOf = (card: Card): Drawing => ({ ...size, node: nodeOf(card), css: sheet });
