import { plainOf } from './markdown/render.ts';
import { reader } from './markdown/read.ts';
import type { Page } from './page.ts';

/** The lead as a search engine shows it. */
export const descriptionOf = ({ lead }: Pick<Page, 'lead'>): string => plainOf(reader.lexer(lead));
