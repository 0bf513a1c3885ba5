import { useTranslation } from 'react-i18next';
import { MaskedNumber } from '../../components/account-number/masked-number.tsx';
import { CreditSum } from '../../components/credit-sum/credit-sum.tsx';
import { ButtonLink } from '../../components/ui/button.tsx';
import { countryNamesIn } from '../../lib/i18n/country-names.ts';
import type { Question } from '../../lib/before-paying.ts';
import type { Payment } from './api/payment.ts';
import type { Payer } from './use-payer.ts';
import css from './payments.module.css';

const owedOf = ({ credits }: Payment, { before }: Payer): number => Math.min(before?.debt ?? 0, credits);

/** Whether what was there before and what was bought are what the server says there is now. */
export const isSum = (payment: Payment, payer: Payer): boolean =>
  payment.credits > 0 && payer.before !== undefined
    ? payer.before.credits + payment.credits - owedOf(payment, payer) === payer.credits
    : false;

/** The sum, where it is one. */
export const Sum = ({ payment, payer }: { readonly payment: Payment; readonly payer: Payer }) => {
  const { t } = useTranslation('payments');
  const { before, credits: has } = payer;
  if (!before || has === undefined || !isSum(payment, payer)) return null;
  const owed = owedOf(payment, payer);
  return (
    <CreditSum
      label={t('sum.label')}
      terms={[
        { credits: before.credits, label: t('sum.had') },
        { credits: payment.credits, label: t('sum.bought') },
        ...(owed > 0 ? [{ credits: owed, label: t('sum.owed'), isTaken: true }] : []),
      ]}
      total={{ credits: has, label: t('sum.has') }}
    />
  );
};

/** The question that was left half way, and the way back to it. */
export const LeftQuestion = ({ question }: { readonly question: Question }) => {
  const { t, i18n } = useTranslation('payments');
  const country = countryNamesIn(i18n.language)(question.country);
  return (
    <div className={css.again}>
      <p>
        {t('again.left')}
        <span>
          <MaskedNumber number={question.number} parts={question.parts} />{' '}
          {[question.bank, country].filter(Boolean).join(', ')}
        </span>
      </p>
      <ButtonLink look="primary" to="/dashboard" state={{ resume: true }}>
        {t('again.ask')}
      </ButtonLink>
    </div>
  );
};
