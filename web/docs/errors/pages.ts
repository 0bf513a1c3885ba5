import type { Language, Page, Source } from '../page.ts';
import { errorIndex } from './index-page.ts';
import { errorCodes } from './faults.ts';
import { fieldsPage } from './fields-page.ts';
import { pageOfError } from './error-page.ts';

export const pages: Source = (language: Language): readonly Page[] => [
  errorIndex(language),
  fieldsPage(language),
  ...errorCodes.map((code) => pageOfError(code, language)),
];
