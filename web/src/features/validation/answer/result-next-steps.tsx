import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CountryCode } from '#shared/engine/names.ts';
import type { Validation } from '../api/validations.ts';
import { engineOf, isJudged } from '../api/country-engine.ts';
import { useNames } from '../messages/code-names.ts';
import { nextStepsOf } from './next-steps.ts';
import css from './result.module.css';

/** The currency of payments in a country; where there are two, nobody knows which one was meant. */
const usePayments = (country: string) => {
  const names = useNames();
  const { data: engine } = useQuery({ ...engineOf(country as CountryCode), enabled: isJudged(country) });
  const [currency, another] = engine?.pack.currencies ?? [];
  return currency && !another ? `${names.currency(currency)} (${currency})` : undefined;
};

/** What to do about an account that is not to be paid, or not yet. */
export const NextSteps = ({ validation }: { readonly validation: Validation }) => {
  const { t } = useTranslation('validation');
  const currency = usePayments(validation.country);
  const steps = nextStepsOf(validation);
  if (steps.length === 0) return undefined;
  const whom = validation.asked.beneficiaryName ?? t('verdict.whom');
  return (
    <div className={css.steps}>
      <h3>{t('facts.next')}</h3>
      <ol>
        {steps.map((step) => (
          <li key={step}>
            {t(`facts.nextSteps.${step}`, { currency, whom, context: currency ? undefined : 'unknown' })}
          </li>
        ))}
      </ol>
    </div>
  );
};
