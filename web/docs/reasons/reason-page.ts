import { packs } from '#shared/engine/index.ts';
import { messages } from '#shared/messages/index.ts';
import { againOf, reasons, type Reason } from '#shared/validation/reasons.ts';
import { aside, code, json, section, table, together } from '../markdown/write.ts';
import type { Language, Page, PagePath } from '../page.ts';
import { reasonMessages } from './messages.ts';
import { countryCodes, questionOf, scenarioWith } from './sandbox.ts';

export const reasonsPath: PagePath = '/api-documentation/reasons';

export const pathOfReason = (reason: Reason): PagePath => `${reasonsPath}/${reason}` as PagePath;

/** Whether asking again helps. */
export const repeatingOf = (reason: Reason, language: Language): string => {
  const { repeating } = reasonMessages[language];
  return repeating[againOf(reason) ?? (reasons[reason].status === 'INVALID' ? 'settled' : 'never')];
};

const nameOf = (country: string, language: Language): string =>
  packs.find((pack) => pack.country === country)?.names[language] ?? country;

const provoking = (reason: Reason, language: Language): readonly string[] => {
  const { provokeHow, notInSandbox, country, account } = reasonMessages[language];
  const scenario = scenarioWith(reason);
  if (!scenario) return [notInSandbox];
  const rows = countryCodes.map((one) => [nameOf(one, language), code(JSON.stringify(questionOf(one, scenario)))]);
  return [provokeHow, table([country, account], rows)];
};

export const pageOfReason = (reason: Reason, language: Language): Page => {
  const { what, again, cost, costs, provoke, causes } = reasonMessages[language];
  const { status, headline } = reasons[reason];
  const scenario = scenarioWith(reason);
  const shown = { status, reason, verified: false };
  return {
    path: pathOfReason(reason),
    group: 'reasons',
    title: reason,
    lead: `${code(status)}. ${messages[language].exportWords.reasons[reason]}`,
    markdown: together(
      section(
        what,
        causes[reason],
        `«${messages[language].headlines[headline].title}»`,
        `### ${again}`,
        repeatingOf(reason, language),
        `### ${cost}`,
        costs[status],
        aside(
          ...(scenario ? [json(questionOf('MX', scenario), 'title="POST /v1/validations"')] : []),
          json(shown, 'title="reason"'),
        ),
      ),
      section(provoke, ...provoking(reason, language)),
    ),
  };
};
