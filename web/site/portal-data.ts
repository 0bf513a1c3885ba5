import { descriptionOf } from '../docs/description.ts';
import { frameMessages } from '../docs/frame/messages.ts';
import { above } from '../docs/frame/trail.ts';
import type { Language, Page } from '../docs/page.ts';
import { pages } from '../docs/pages.ts';
import { techArticle, trail, type Step } from '../src/site/schema.ts';

const rootOf = ({ path }: Page, language: Language): Step =>
  path.startsWith('/api-reference')
    ? { path: '/api-reference', name: frameMessages[language].reference }
    : { path: '/api-documentation', name: frameMessages[language].sidebar };

const stepsTo = (page: Page, language: Language): readonly Step[] => {
  const root = rootOf(page, language);
  const under = [...above(page, pages(language)), page].filter(({ path }) => path !== root.path);
  return [root, ...under.map(({ path, nav, title }) => ({ path, name: nav ?? title }))];
};

/** What programs read of a page of the portal. */
export const portalData = (page: Page, language: Language): readonly object[] => [
  techArticle({ ...page, description: descriptionOf(page) }, language),
  trail(stepsTo(page, language), language),
];
