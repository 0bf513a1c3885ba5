import type { TFunction } from 'i18next';
import { factsOf, written, type Writers } from '#shared/validation/facts.ts';
import type { Validation } from '../api/validations.ts';
import type { Names } from '../messages/code-names.ts';
import { isLabelled } from './fact-labels.ts';
import { titleIn } from './headline-words.ts';
import { toldReasons } from './told-reasons.ts';
import { nameSentences } from './verdict-name.ts';

export interface Wording {
  readonly t: TFunction<'validation'>;
  readonly names: Pick<Names, 'accountType' | 'currency' | 'documentType' | 'document' | 'moment' | 'day'>;
}

/** A simulated answer says that it is one. */
export const markedIn = (words: string, { environment }: Pick<Validation, 'environment'>, t: Wording['t']): string =>
  environment === 'sandbox' ? `${words} (${t('facts.sandbox')})` : words;

/** What the rules noticed of the number is for the screen: whoever gets the text cannot see what it points at. */
const writersIn = (validation: Validation, { t, names }: Wording): Writers<string> => ({
  text: ({ text }) => text,
  code: ({ code }) => code,
  names: ({ match, expected, holder }) => nameSentences({ nameMatch: match, names: { expected, holder } }, t).join(' '),
  bank: ({ code, name }) => `${name} (${code})`,
  document: ({ country, type, number }) => `${names.documentType(type)} ${names.document(country, { type, number })}`,
  accountType: ({ accountType }) => names.accountType(accountType),
  currencies: ({ codes }) => `${names.currency(codes.join(','))} (${codes.join(' · ')})`,
  risk: ({ level, reasons }) =>
    [t(`facts.risk.level.${level}`), toldReasons(reasons, validation, t).join(' ')].filter(Boolean).join('. '),
  moment: ({ at }) => names.moment(at),
});

/** Everything in plain words, the headline first, then a line each, to paste into a mail or a ticket. */
export const copiedText = (validation: Validation, wording: Wording): string => {
  const writers = writersIn(validation, wording);
  const facts = factsOf(validation).flatMap(({ name, value }) => {
    const text = isLabelled(name) && written(value, writers);
    return text ? [`${wording.t(`labels.${name}`)}: ${text}`] : [];
  });
  return [markedIn(titleIn(validation, wording), validation, wording.t), ...facts].join('\n');
};
