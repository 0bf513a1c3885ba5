import type { TFunction } from 'i18next';
import type { Validation } from '../api/validations.ts';
import type { Names } from '../messages/code-names.ts';
import { nameSentences } from './verdict-name.ts';
import { doubtsOf } from './verdict-risk.ts';
import { verdictOf, type Judged } from './verdict.ts';

export interface Wording {
  readonly t: TFunction<'validation'>;
  readonly names: Pick<Names, 'accountType' | 'currency' | 'documentType' | 'document' | 'moment'>;
}

/** The verdict in words; a simulated one says that it is. */
export const verdictIn = (validation: Judged, t: Wording['t']): string => {
  const title = t(`verdict.title.${verdictOf(validation).title}`);
  return validation.environment === 'sandbox' ? `${title} (${t('facts.sandbox')})` : title;
};

const riskIn = (validation: Validation, t: Wording['t']): string | undefined => {
  const { level, reasons } = doubtsOf(validation);
  return (
    level &&
    [t(`facts.risk.level.${level}`), reasons.map((reason) => t(`fraudReasons.${reason}`)).join(' ')]
      .filter(Boolean)
      .join('. ')
  );
};

/** Everything in plain words, a line each, to paste into a mail or a ticket. */
export const copiedText = (validation: Validation, expectedName: string | undefined, { t, names }: Wording): string => {
  const { bank, document, accountType, currency, beneficiary, nameMatch } = validation;
  const lines: readonly (readonly [label: string, value: string | null | undefined])[] = [
    [t('result'), verdictIn(validation, t)],
    [t('fields.accountNumber'), validation.normalizedAccount],
    [t('facts.beneficiary'), beneficiary],
    [t('facts.expected'), expectedName],
    [
      t('facts.name.label'),
      nameMatch && nameSentences({ nameMatch, names: { expected: expectedName, holder: beneficiary } }, t).join(' '),
    ],
    [t('facts.bank'), bank && `${bank.name} (${bank.code})`],
    // One inside the number has its own name there, as on the card.
    [t('facts.branch'), validation.asked.branchCode],
    [
      t('facts.document'),
      document && `${names.documentType(document.type)} ${names.document(validation.country, document)}`,
    ],
    [t('facts.accountType'), accountType && names.accountType(accountType)],
    [t('facts.currency'), currency && `${names.currency(currency)} (${currency.replaceAll(',', ' · ')})`],
    [t('facts.risk.name'), riskIn(validation, t)],
    [t('facts.reference'), validation.reference],
    [t('facts.date'), names.moment(validation.createdAt)],
    [t('facts.id'), validation.id],
  ];
  return lines.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join('\n');
};
