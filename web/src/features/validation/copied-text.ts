import type { TFunction } from 'i18next';
import type { Validation } from './api/validations.ts';
import type { Names } from './names.ts';
import { isJudgement, verdictOf, type Judged } from './verdict.ts';

export interface Wording {
  readonly t: TFunction<'validation'>;
  readonly names: Pick<Names, 'accountType' | 'currency'>;
  readonly moment: (iso: string) => string;
}

/** The verdict in words; a simulated one says that it is. */
export const verdictIn = (validation: Judged, t: Wording['t']): string => {
  const title = t(`verdict.title.${verdictOf(validation).title}`);
  return validation.environment === 'sandbox' ? `${title} (${t('facts.sandbox')})` : title;
};

const riskIn = (validation: Validation, t: Wording['t']): string | undefined => {
  const { fraudRisk } = validation;
  if (!fraudRisk || !isJudgement(validation)) return undefined;
  const reasons = fraudRisk.reasons.map((reason) => t(`fraudReasons.${reason}`)).join(' ');
  return [t(`facts.risk.level.${fraudRisk.level}`), reasons].filter(Boolean).join('. ');
};

/** Everything in plain words, a line each, to paste into a mail or a ticket. */
export const copiedText = (validation: Validation, { t, names, moment }: Wording): string => {
  const { bank, document, accountType, currency } = validation;
  const lines: readonly (readonly [label: string, value: string | null | undefined])[] = [
    [t('result'), verdictIn(validation, t)],
    [t('fields.accountNumber'), validation.normalizedAccount],
    [t('facts.beneficiary'), validation.beneficiary],
    [t('facts.bank'), bank && `${bank.name} (${bank.code})`],
    [t('facts.branch'), validation.branchCode],
    [t('facts.document'), document && `${document.type} ${document.number}`],
    [t('facts.accountType'), accountType && names.accountType(accountType)],
    [t('facts.currency'), currency && `${names.currency(currency)} (${currency.replaceAll(',', ' · ')})`],
    [t('facts.risk.name'), riskIn(validation, t)],
    [t('facts.reference'), validation.reference],
    [t('facts.date'), moment(validation.createdAt)],
    [t('facts.id'), validation.id],
  ];
  return lines.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join('\n');
};
