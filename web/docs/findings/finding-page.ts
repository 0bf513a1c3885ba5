import type { Finding, FindingCode } from '#shared/engine/index.ts';
import { fill } from '#shared/messages/index.ts';
import { parts as enParts } from '#shared/messages/names/parts/en.ts';
import { parts as esParts } from '#shared/messages/names/parts/es.ts';
import { aside, code, json, link, list, section, together } from '../markdown/write.ts';
import type { Language, Page } from '../page.ts';
import { countryName, kindOf } from './kinds.ts';
import { pathOfFinding } from './paths.ts';
import { findingsOf, type Question } from './questions/question.ts';
import { questions } from './questions/questions.ts';
import { remedyOf } from './remedies.ts';
import { findingMessages, sentenceOf } from './texts.ts';

const parts = { es: esParts, en: enParts };

/** The finding as the engine makes it of the example. */
export const foundIn = (finding: FindingCode): Finding => {
  const found = findingsOf(questions[finding]).find((one) => one.code === finding);
  if (!found) throw new Error(`The example of ${finding} does not provoke it`);
  return found;
};

/** A question as a validation states it. */
const statedIn = (question: Question): Readonly<Record<string, unknown>> => {
  if ('account' in question) {
    const { country, format, accountNumber, ...beside } = question.account;
    return { country, ...(format !== undefined && { accountFormat: format }), accountNumber, ...beside };
  }
  const { country, type, number } = question.document;
  return { country, documentType: type, documentNumber: number };
};

const aboutOf = ({ part, position, field }: Finding, language: Language): string => {
  const { labels } = findingMessages[language];
  const about = [
    field && `${labels.otherField}: ${code(field)}`,
    part && `${labels.part}: ${parts[language][part]}`,
    position !== undefined && `${labels.position}: ${fill(labels.positionOf, { position })}`,
  ].filter((one) => typeof one === 'string');
  return about.length > 0 ? list(about) : labels.wholeNumber;
};

const otherFindings = (finding: FindingCode): FindingCode[] =>
  findingsOf(questions[finding])
    .map((one) => one.code)
    .filter((one) => one !== finding);

export const pageOfFinding = (finding: FindingCode, language: Language): Page => {
  const { labels, levels, remedies, kindOf: named } = findingMessages[language];
  const found = foundIn(finding);
  const kind = kindOf(finding);
  const also = otherFindings(finding).map((one) => link(code(one), pathOfFinding(one)));
  const where = kind
    ? fill(named, { kind: kind.name[language], country: countryName(kind.country, language) })
    : labels.everyCountry;
  return {
    path: pathOfFinding(finding),
    group: 'findings',
    title: finding,
    lead: `${where}: ${sentenceOf(found, language)}`,
    markdown: together(
      section(
        labels.meaning,
        levels[found.level],
        `### ${labels.applies}`,
        aboutOf(found, language),
        `### ${labels.fix}`,
        remedies[remedyOf(finding)],
        aside(json(statedIn(questions[finding]), `title="${labels.request}"`), json(found, `title="${labels.said}"`)),
      ),
      section(labels.locally, labels.sandbox, also.length > 0 && `${labels.also} ${also.join(', ')}.`),
    ),
  };
};
