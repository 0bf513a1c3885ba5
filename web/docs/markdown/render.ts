import { Marked, type Token, type Tokens } from 'marked';
import { icon } from '../frame/icon.ts';
import { inLanguage } from '../links.ts';
import type { Language } from '../page.ts';
import { figureOf } from './code.ts';
import { escape } from './escape.ts';
import { sectionsOf, type Container, type Figure, type Section } from './read.ts';
import { slugOf } from './slug.ts';

/** The text of inline Markdown, without its marks. */
export const plainOf = (tokens: readonly Token[] = []): string =>
  tokens
    .map((token) =>
      'tokens' in token && token.tokens ? plainOf(token.tokens) : 'text' in token ? String(token.text) : '',
    )
    .join('');

/** A name for each heading of a page, though two have the same words. */
const namer = () => {
  const taken = new Map<string, number>();
  return (text: string): string => {
    const slug = slugOf(text);
    const count = (taken.get(slug) ?? 0) + 1;
    taken.set(slug, count);
    return count === 1 ? slug : `${slug}-${count}`;
  };
};

/** What draws the Markdown of one page. */
const drawing = (language: Language): Marked => {
  const nameOf = namer();
  let figures = 0;
  return new Marked({
    gfm: true,
    extensions: [
      {
        name: 'container',
        renderer(token) {
          const { tokens } = token as unknown as Container;
          return `<div class="note" role="note">${icon('note')}<div>${this.parser.parse(tokens)}</div></div>`;
        },
      },
      {
        name: 'figure',
        renderer: (token) => figureOf(token as unknown as Figure, language, `code-${(figures += 1)}`),
      },
    ],
    renderer: {
      heading({ tokens, depth }) {
        return `<h${depth} id="${nameOf(plainOf(tokens))}">${this.parser.parseInline(tokens)}</h${depth}>`;
      },
      link({ href, tokens }) {
        return `<a href="${escape(inLanguage(href, language))}">${this.parser.parseInline(tokens)}</a>`;
      },
      table({ header, rows, align }) {
        const cell = (tag: string, scope: string) => (one: Tokens.TableCell, column: number) =>
          `<${tag}${scope}${align[column] === 'right' ? ' class="right"' : ''}>${this.parser.parseInline(one.tokens)}</${tag}>`;
        const head = header.map(cell('th', ' scope="col"')).join('');
        const body = rows.map((row) => `<tr>${row.map(cell('td', '')).join('')}</tr>`).join('');
        return `<div class="scroll" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
      },
    },
  });
};

/** The Markdown of a page as HTML: its sections, each with what stands beside it. */
export const rendered = (markdown: string, language: Language): string => {
  const marked = drawing(language);
  const draw = ({ heading, tokens, aside }: Section): string => {
    const body = marked.parser([...(heading ? [heading] : []), ...tokens]);
    const beside = aside.length > 0 ? `<div class="aside">${marked.parser([...aside])}</div>` : '';
    return `<section class="part${beside ? ' part--two' : ''}"><div class="prose">${body}</div>${beside}</section>`;
  };
  return sectionsOf(markdown).map(draw).join('\n');
};

/** One or two sentences with inline Markdown. */
export const renderedInline = (markdown: string, language: Language): string => {
  const marked = drawing(language);
  const [paragraph] = marked.lexer(markdown);
  if (paragraph?.type !== 'paragraph') throw new Error(`Not a sentence: ${markdown}`);
  return marked.parser([paragraph]).replace(/^<p>|<\/p>\n?$/g, '');
};
