import { Marked, type Token, type Tokens } from 'marked';
import { fenceOf, type Fence } from './fence.ts';

/** `:::aside` and `:::note`, up to the line `:::`. */
export interface Container {
  readonly type: 'container';
  readonly raw: string;
  readonly name: 'aside' | 'note';
  readonly tokens: Token[];
}

/** Blocks of code that follow each other: one figure. */
export interface Figure {
  readonly type: 'figure';
  readonly raw: string;
  readonly blocks: readonly (Fence & { readonly code: string })[];
}

export interface Section {
  readonly heading?: Tokens.Heading;
  readonly tokens: readonly Token[];
  readonly aside: readonly Token[];
}

const containers = /^:::(\w*)\n([^]*?)\n:::[ \t]*(?:\n|$)/;

const isContainerName = (name: string): name is Container['name'] => name === 'aside' || name === 'note';

export const reader = new Marked({
  gfm: true,
  extensions: [
    {
      name: 'container',
      level: 'block',
      start: (src) => src.match(/^:::/m)?.index,
      tokenizer(src) {
        const [raw, name = '', inner = ''] = containers.exec(src) ?? [];
        if (raw === undefined) return undefined;
        if (!isContainerName(name)) throw new Error(`There is no container :::${name}`);
        return { type: 'container', raw, name, tokens: this.lexer.blockTokens(inner, []) };
      },
      childTokens: ['tokens'],
    },
  ],
});

const isCode = (token: Token | undefined): token is Tokens.Code => token?.type === 'code';

/** Code as figures: what follows a tab and is one itself joins it, every other block stands alone. */
const withFigures = (tokens: readonly Token[]): Token[] => {
  const figures: Token[] = [];
  for (const token of tokens) {
    const last = figures.findLast(({ type }) => type !== 'space') as Figure | undefined;
    if (token.type === 'container') figures.push({ ...token, tokens: withFigures((token as Container).tokens) });
    else if (!isCode(token)) figures.push(token);
    else {
      const block = { ...fenceOf(token.lang ?? ''), code: token.text };
      const joins = block.tab && last?.type === 'figure' && last.blocks[0]?.tab;
      if (joins) figures[figures.indexOf(last)] = { ...last, blocks: [...last.blocks, block] };
      else figures.push({ type: 'figure', raw: token.raw, blocks: [block] });
    }
  }
  return figures;
};

const isAside = (token: Token): token is Container & Token =>
  token.type === 'container' && (token as Container).name === 'aside';

const sectionOf = (tokens: readonly Token[]): Section => {
  const [first, ...rest] = tokens;
  const heading = first?.type === 'heading' ? (first as Tokens.Heading) : undefined;
  const body = heading ? rest : tokens;
  return {
    ...(heading && { heading }),
    tokens: body.filter((token) => !isAside(token)),
    aside: body.filter(isAside).flatMap((token) => (token as Container).tokens),
  };
};

/** The sections of a page: what comes before its first `##`, and one for each. */
export const sectionsOf = (markdown: string): readonly Section[] => {
  const parts: Token[][] = [[]];
  for (const token of withFigures(reader.lexer(markdown))) {
    if (token.type === 'heading' && (token as Tokens.Heading).depth === 2) parts.push([token]);
    else parts.at(-1)?.push(token);
  }
  return parts
    .map(sectionOf)
    .filter(
      ({ heading, tokens, aside }) => heading ?? (tokens.some(({ type }) => type !== 'space') || aside.length > 0),
    );
};
