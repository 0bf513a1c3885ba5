import { descriptionOf } from './frame/head.ts';
import { frameMessages } from './frame/messages.ts';
import { twinOf } from './links.ts';
import { groups, type Language, type Page } from './page.ts';

const line = (page: Page, language: Language): string =>
  `- [${page.title}](${twinOf(page.path, language)}): ${descriptionOf(page)}`;

/** What assistants read first: every page of both languages in one line, as llmstxt.org proposes. */
export const llmsOf = (pagesOf: (language: Language) => readonly Page[]): string => {
  const sections = (language: Language): readonly string[] =>
    groups.flatMap((group) => {
      const lines = pagesOf(language)
        .filter((page) => page.group === group)
        .map((page) => line(page, language));
      return lines.length > 0 ? [`## ${frameMessages[language].groups[group]}\n\n${lines.join('\n')}`] : [];
    });
  const { siteDescription } = frameMessages.en;
  return `# CuentaClara\n\n> ${siteDescription}. ${frameMessages.en.about} English first, then Spanish.\n\n${[...sections('en'), ...sections('es')].join('\n\n')}\n`;
};
