import type { Country } from '#shared/engine/country.ts';
import type { FieldName } from '#shared/engine/names.ts';
import type { Environment } from '#shared/validation/environment.ts';
import { bodyOf, emptyDraft, readDraft, type FieldError, type Reading } from '../form/draft.ts';
import type { QueueLine } from './lines.ts';

/** What the engine says of a line before anybody is asked. */
export type Standing =
  | { readonly is: 'ready'; readonly reading: Reading }
  | { readonly is: 'wrong'; readonly reading: Reading; readonly error: FieldError }
  /** The country, or the bank, needs more than the line says. */
  | { readonly is: 'incomplete'; readonly reading: Reading; readonly missing: readonly FieldName[] }
  /** The same question stands further up. */
  | { readonly is: 'repeated'; readonly reading: Reading }
  | { readonly is: 'card' | 'cut' | 'unread' };

export const draftOfLine = ({ fields }: QueueLine, environment: Environment) => ({
  ...emptyDraft,
  ...fields,
  environment,
});

const standingOf = (line: QueueLine, country: Country | undefined, environment: Environment): Standing => {
  if (line.kind === 'card' || line.kind === 'cut') return { is: line.kind };
  const reading = country && readDraft(country, draftOfLine(line, environment));
  if (!reading) return { is: 'unread' };
  const { accountNumber: error, ...others } = reading.errors;
  if (error) return { is: 'wrong', reading, error };
  const missing = Object.keys(others) as FieldName[];
  return missing.length > 0 ? { is: 'incomplete', reading, missing } : { is: 'ready', reading };
};

/** The same account is asked about once, whoever is expected: a name can be compared with an answer that is paid. */
const questionOf = (reading: Reading): string => {
  const { beneficiaryName: _name, reference: _reference, ...account } = bodyOf(reading);
  return JSON.stringify(account);
};

/** Each line judged at once; of those that ask the same only the first is asked. */
export const standingsOf = (
  lines: readonly QueueLine[],
  countryOf: (code: string) => Country | undefined,
  environment: Environment,
): readonly Standing[] => {
  const asked = new Set<string>();
  return lines.map((line) => {
    const standing = standingOf(line, countryOf(line.country), environment);
    if (standing.is !== 'ready') return standing;
    const question = questionOf(standing.reading);
    if (asked.has(question)) return { is: 'repeated', reading: standing.reading };
    asked.add(question);
    return standing;
  });
};
