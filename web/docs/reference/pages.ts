import type { Source } from '../page.ts';
import { referenceIndex } from './index-page.ts';
import { pageOfOperation } from './operation-page.ts';
import { ordered } from './ordered.ts';

export const pages: Source = (language) => [
  referenceIndex(language),
  ...ordered.map((operation) => pageOfOperation(operation, language)),
];
