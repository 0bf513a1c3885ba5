import type { Translation } from '../../../../lib/i18n/translation.ts';
import type { problems as es } from './problems-es.ts';

export const problems = {
  at: ' (line {{at}})',
  empty: {
    title: 'The file is empty',
    more: 'Open it in Excel, make sure it has rows and save it again.',
  },
  noRows: {
    title: 'There are only headers',
    more: 'Add at least one row below the headers.',
  },
  tooLarge: {
    title: 'The file is larger than {{size}} MB',
    more: 'Split it into several files, or delete columns you do not need.',
  },
  tooManyRows: {
    title: 'The file has more than {{rows}} rows',
    more: 'Split it into several files: each will be a batch.',
  },
  tooManyColumns: {
    title: 'The file has more than {{columns}} columns',
    more: 'Delete those you do not need and bring it again.',
  },
  cellTooLong: {
    title: 'A cell is too long{{at}}',
    more: 'Shorten it or delete that column. It often means that the CSV has an unexpected separator.',
  },
  unclosedQuote: {
    title: 'A quote is opened and never closed{{at}}',
    more: 'Correct that line, or save the file from Excel as “CSV UTF-8”.',
  },
  notASheet: {
    title: 'This is not a spreadsheet',
    more: 'We read .xlsx and .csv. If it is an .xls or .ods, open it and save it as .xlsx.',
  },
  encrypted: {
    title: 'The file has a password',
    more: 'Open it in Excel, remove the password and save it again.',
  },
  damaged: {
    title: 'The file is damaged',
    more: 'Open it in Excel and save it under another name. If it does not open, ask for it again.',
  },
  suspicious: {
    title: 'We do not read this file, for safety',
    more: 'Unpacked, it grows far more than usual. Open it in Excel and save it as .xlsx or CSV.',
  },
} satisfies Translation<typeof es>;
