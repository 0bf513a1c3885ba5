import type { TFunction } from 'i18next';
import { factsOf, written, type Writers } from '#shared/validation/facts.ts';
import { meaningOf } from '#shared/validation/meaning.ts';
import type { Validation } from '../api/validations.ts';
import type { Names } from '../messages/code-names.ts';
import { isLabelled } from './fact-labels.ts';
import { toldReasons } from './told-reasons.ts';
import { nameSentences } from './verdict-name.ts';
import { titleOf, type Judged } from './verdict.ts';

export interface Wording {
  readonly t: TFunction<'validation'>;
  readonly names: Pick<Names, 'accountType' | 'currency' | 'documentType' | 'document' | 'moment'>;
}

type Titled = Parameters<typeof titleOf>[0] & Pick<Judged, 'environment'>;

/** The verdict in words; a simulated one says that it is. */
const titleIn = (titled: Titled, t: Wording['t']): string => {
  const title = t(`verdict.title.${titleOf(titled)}`);
  return titled.environment === 'sandbox' ? `${title} (${t('facts.sandbox')})` : title;
};

export const verdictIn = (validation: Judged, t: Wording['t']): string =>
  titleIn({ ...validation, meaning: meaningOf(validation) }, t);

/** What the rules noticed of the number is for the screen: whoever gets the text cannot see what it points at. */
const writersIn = (validation: Validation, { t, names }: Wording): Writers<string> => ({
  verdict: (titled) => titleIn(titled, t),
  text: ({ text }) => text,
  code: ({ code }) => code,
  names: ({ match, expected, holder }) => nameSentences({ nameMatch: match, names: { expected, holder } }, t).join(' '),
  bank: ({ code, name }) => `${name} (${code})`,
  document: ({ country, type, number }) => `${names.documentType(type)} ${names.document(country, { type, number })}`,
  accountType: ({ accountType }) => names.accountType(accountType),
  currencies: ({ codes }) => `${names.currency(codes.join(','))} (${codes.join(' · ')})`,
  risk: ({ level, reasons }) => {
    const told = toldReasons(reasons, validation).map((reason) => t(`fraudReasons.${reason}`));
    return [t(`facts.risk.level.${level}`), told.join(' ')].filter(Boolean).join('. ');
  },
  moment: ({ at }) => names.moment(at),
});

/** Everything in plain words, a line each, to paste into a mail or a ticket. */
export const copiedText = (validation: Validation, expectedName: string | undefined, wording: Wording): string => {
  const writers = writersIn(validation, wording);
  return factsOf(validation, expectedName)
    .flatMap(({ name, value }) => {
      const text = isLabelled(name) && written(value, writers);
      return text ? [`${wording.t(`labels.${name}`)}: ${text}`] : [];
    })
    .join('\n');
};
