import { catalogue, type ErrorCode } from '#shared/errors/catalogue.ts';
import { messages } from '#shared/messages/index.ts';
import { code, link, section, table, together } from '../markdown/write.ts';
import type { Language, Page } from '../page.ts';
import { audienceOf } from './answered-by.ts';
import { errorCodes } from './faults.ts';
import { errorsPath, fieldsPath, pathOfError } from './paths.ts';
import { errorMessages, fixOf } from './texts.ts';

const rowsOf = (codes: readonly ErrorCode[], language: Language) =>
  codes.map((one) => [
    String(catalogue[one].status),
    link(code(one), pathOfError(one)),
    messages[language].errors[one].title,
    fixOf(one, language),
  ]);

/** All errors in one table, those of the API first. */
export const errorIndex = (language: Language): Page => {
  const { labels } = errorMessages[language];
  const head = [labels.status, labels.code, labels.meaning, labels.fix];
  const tableOf = (codes: readonly ErrorCode[]) => table(head, rowsOf(codes, language));
  return {
    path: errorsPath,
    group: 'errors',
    nav: labels.indexNav,
    title: labels.indexTitle,
    lead: labels.indexLead,
    markdown: together(
      labels.stable,
      section(labels.ofKeys, tableOf(errorCodes.filter((one) => audienceOf(one) === 'key'))),
      section(labels.fieldsTitle, `${labels.fieldsLead} ${link(labels.fieldsTitle, fieldsPath)}.`),
      section(labels.ofOthers, tableOf(errorCodes.filter((one) => audienceOf(one) !== 'key'))),
    ),
  };
};
