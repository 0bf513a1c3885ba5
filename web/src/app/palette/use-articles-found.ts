import { BookOpen } from 'lucide-react';
import { useArticles } from '../../lib/help/use-articles.ts';
import { useRested } from '../../lib/use-rested.ts';
import type { Item } from './item.ts';
import { useGo } from './use-go.ts';

const typingMs = 150;
const shown = 3;

/** Pages of the help centre that may answer what is typed. */
export const useArticlesFound = (typed: string): readonly Item[] => {
  const go = useGo();
  const articles = useArticles(useRested(typed, typingMs), shown);
  return articles.map(({ to, title }) => ({
    id: `help ${to}`,
    group: 'articles',
    icon: BookOpen,
    label: title,
    run: () => go(to),
  }));
};
