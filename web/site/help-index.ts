import type { Language } from '#shared/messages/messages.ts';
import { helpIndexOf, type Elsewhere } from '../docs/help/search/entries.ts';
import { pages as portalPages } from '../docs/pages.ts';
import { questionIn, questionNames } from '../src/site/questions/questions.ts';
import type { PublicPage } from './public-page.ts';

const ofQuestions = (language: Language): readonly Elsewhere[] =>
  questionNames.map((name) => {
    const { question, answer } = questionIn(language, name);
    return { address: `/faq#${name}`, title: question, text: answer, place: 'questions' };
  });

const ofPage = ({ path, words }: PublicPage, language: Language): Elsewhere => ({
  address: path,
  title: words[language].title,
  text: words[language].description,
  place: path.startsWith('/formatos') ? 'formats' : 'site',
});

/** Not found by a search: what is nowhere, and where the search stands. */
const unlisted = ['/404', '/'];

/** What the help centre searches in: articles, frequent questions, the documentation and every other public page. */
export const helpIndex = (language: Language, pages: readonly PublicPage[]): string =>
  helpIndexOf(language, portalPages(language), [
    ...ofQuestions(language),
    ...pages.filter(({ path }) => !unlisted.includes(path)).map((page) => ofPage(page, language)),
  ]);
