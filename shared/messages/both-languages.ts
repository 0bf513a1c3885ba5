import type { ErrorCode } from '../errors/catalogue.ts';
import { fill, messages } from './index.ts';

/** What the header says of such a text. */
export const bothLanguages = 'es, en';

/** A text for whoever does not know the caller's language: it says both. */
export const inBothLanguages = (
  code: ErrorCode,
  part: 'title' | 'detail',
  parameters: Readonly<Record<string, string | number>>,
): string => [messages.es, messages.en].map(({ errors }) => fill(errors[code][part], parameters)).join(' / ');
