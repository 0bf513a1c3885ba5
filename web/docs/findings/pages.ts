import type { Source } from '../page.ts';
import { pageOfFinding } from './finding-page.ts';
import { findingCodes, findingIndex } from './index-page.ts';

export const pages: Source = (language) => [
  findingIndex(language),
  ...findingCodes.map((code) => pageOfFinding(code, language)),
];
