import type { Finding } from '#shared/engine/index.ts';
import { fill, messages } from '#shared/messages/index.ts';
import { plain } from '../markdown/write.ts';
import type { Language } from '../page.ts';
import { en } from './messages/en.ts';
import { es } from './messages/es.ts';
import type { FindingMessages } from './messages/messages.ts';

export const findingMessages: Readonly<Record<Language, FindingMessages>> = { es, en };

/** What is said of a finding, with what was expected and where. */
export const sentenceOf = ({ code, expected, position }: Finding, language: Language): string =>
  plain(
    fill(messages[language].findings[code], {
      ...(expected !== undefined && { expected }),
      ...(position !== undefined && { position }),
    }),
  );
