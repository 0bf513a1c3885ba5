import { isOfThePortal, twinOf } from './links.ts';
import type { Language, Page } from './page.ts';

/** Where a link of Markdown leads; what stands in code has no such brackets in front. */
const target = /(\]\()(\/[^)\s]+)(\))/g;

/** The Markdown of a page as assistants read it: whole, with links to the Markdown of other pages. */
export const twin = ({ title, lead, markdown }: Page, language: Language): string => {
  const text = `# ${title}\n\n${lead}\n\n${markdown.trim()}\n`;
  const linked = text.replace(target, (whole, before: string, address: string, after: string) =>
    isOfThePortal(address) ? `${before}${twinOf(address, language)}${after}` : whole,
  );
  return linked.replace(/^:::\w*\n/gm, '');
};
