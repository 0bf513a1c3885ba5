import type { FindingCode } from '#shared/engine/names.ts';
import { findings as en } from '#shared/messages/findings/en.ts';
import { findings as es } from '#shared/messages/findings/es.ts';
import type { Language } from '#shared/messages/messages.ts';

const sentences: Readonly<Record<Language, Readonly<Record<FindingCode, string>>>> = { es, en };

export type Sentences = Readonly<Partial<Record<FindingCode, string>>>;

/** The sentences of all that can be found in numbers of a kind. */
export const findingsOf = (code: string, subject: string, language: Language): Sentences => {
  const shared = subject === 'document' ? 'document.' : 'account.';
  const entries = Object.entries(sentences[language]).filter(
    ([finding]) => finding.startsWith(`${code}.`) || finding.startsWith(shared),
  );
  return Object.fromEntries(entries) as Sentences;
};
