import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { languageOf, type Language } from '../i18n/language.ts';
import type { Article } from './find.ts';

const fewestLetters = 4;
const none: readonly Article[] = [];

/** The search comes with the first words: most pages are never asked any. */
const articlesFor = (language: Language, words: string) =>
  queryOptions({
    queryKey: ['articles', language, words],
    queryFn: async () => (await import('./find.ts')).findArticles(language, words),
    enabled: words.length >= fewestLetters,
    staleTime: Infinity,
    retry: false,
  });

/** Pages that may answer these words; none where the help centre is out of reach. */
export const useArticles = (words: string, atMost: number): readonly Article[] => {
  const { i18n } = useTranslation();
  const { data = none } = useQuery(articlesFor(languageOf(i18n.language), words.trim()));
  return data.slice(0, atMost);
};
