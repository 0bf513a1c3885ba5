import { packs, type FindingCode } from '#shared/engine/index.ts';
import { messages } from '#shared/messages/index.ts';
import { code, link, plain, section, table, together } from '../markdown/write.ts';
import type { Language, Page } from '../page.ts';
import { foundIn } from './finding-page.ts';
import { countryName, kindOf } from './kinds.ts';
import { findingsPath, pathOfFinding } from './paths.ts';
import { questions } from './questions/questions.ts';
import { findingMessages } from './texts.ts';

export const findingCodes = Object.keys(questions) as FindingCode[];

/** A sentence without what it names. */
const openSentence = (finding: FindingCode, language: Language): string =>
  plain(messages[language].findings[finding].replace(/\{\{\w+\}\}/g, '…'));

const tableOf = (codes: readonly FindingCode[], language: Language): string => {
  const { labels, levelNames } = findingMessages[language];
  return table(
    [labels.code, labels.level, labels.meaning],
    codes.map((one) => [
      link(code(one), pathOfFinding(one)),
      levelNames[foundIn(one).level],
      openSentence(one, language),
    ]),
  );
};

/** All findings: those of any number first, then country by country. */
export const findingIndex = (language: Language): Page => {
  const { labels } = findingMessages[language];
  const ofAny = findingCodes.filter((one) => !kindOf(one));
  return {
    path: findingsPath,
    group: 'findings',
    nav: labels.indexNav,
    title: labels.indexTitle,
    lead: labels.indexLead,
    markdown: together(
      labels.sandbox,
      section(labels.everyCountry, tableOf(ofAny, language)),
      ...packs.map(({ country }) =>
        section(
          countryName(country, language),
          tableOf(
            findingCodes.filter((one) => kindOf(one)?.country === country),
            language,
          ),
        ),
      ),
    ),
  };
};
