import type { Language } from '#shared/messages/messages.ts';
import type { SitePage } from '../src/site/page.ts';

/** A public page, whether React renders it or Markdown says it. */
export interface PublicPage extends Omit<SitePage, 'Body'> {
  /** What stands within `<main>`, with the one heading of the page. */
  readonly main: (language: Language) => string;
}
