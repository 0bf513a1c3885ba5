import { messages } from '#shared/messages/index.ts';
import { reasonNames, reasons } from '#shared/validation/reasons.ts';
import { code, link, section, table } from '../markdown/write.ts';
import type { Language, Page, Source } from '../page.ts';
import { reasonMessages } from './messages.ts';
import { pageOfReason, pathOfReason, reasonsPath, repeatingOf } from './reason-page.ts';

const reasonIndex = (language: Language): Page => {
  const { indexTitle, indexNav, indexLead, reason, status, meaning, again } = reasonMessages[language];
  const rows = reasonNames.map((one) => [
    link(code(one), pathOfReason(one)),
    code(reasons[one].status),
    messages[language].exportWords.reasons[one],
    repeatingOf(one, language),
  ]);
  return {
    path: reasonsPath,
    group: 'reasons',
    nav: indexNav,
    title: indexTitle,
    lead: indexLead,
    markdown: section(indexNav, table([reason, status, meaning, again], rows)),
  };
};

export const pages: Source = (language) => [
  reasonIndex(language),
  ...reasonNames.map((reason) => pageOfReason(reason, language)),
];
