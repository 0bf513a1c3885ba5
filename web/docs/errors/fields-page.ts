import type { AddressCode, FieldCode, QueryCode } from '#shared/errors/catalogue.ts';
import { messages } from '#shared/messages/index.ts';
import { aside, code, json, plain, section, table, together } from '../markdown/write.ts';
import type { Language, Page } from '../page.ts';
import { faultOf } from './faults.ts';
import { fieldsPath } from './paths.ts';
import { documentOf } from './document.ts';
import { errorMessages } from './texts.ts';

/** What can be wrong with one field, whatever the operation. */
export const fieldsPage = (language: Language): Page => {
  const { labels, fieldCauses } = errorMessages[language];
  const codes = Object.keys(fieldCauses) as (FieldCode | AddressCode | QueryCode)[];
  const rows = codes.map((one) => [code(one), fieldCauses[one], plain(messages[language].fields[one])]);
  return {
    path: fieldsPath,
    group: 'errors',
    nav: labels.fieldsNav,
    title: labels.fieldsTitle,
    lead: labels.fieldsLead,
    markdown: together(
      section(
        labels.fieldsTitle,
        table([labels.fieldCode, labels.when, labels.fieldText], rows),
        labels.fieldsFindings,
        aside(json(documentOf(faultOf('errors.invalidFields'), language).body, 'title="422 errors.invalidFields"')),
      ),
    ),
  };
};
