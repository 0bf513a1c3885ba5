import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CountryCode } from '#shared/engine/names.ts';
import { Icon } from '../../../components/ui/icon.tsx';
import type { Validation } from '../api/validations.ts';
import { engineOf, isJudged } from '../api/country-engine.ts';
import { useNames } from '../messages/code-names.ts';
import type { Step } from './next-steps.ts';
import css from './result.module.css';

/** The currency of payments in a country; where there are two, nobody knows which one was meant. */
const usePayments = (country: string) => {
  const names = useNames();
  const { data: engine } = useQuery({ ...engineOf(country as CountryCode), enabled: isJudged(country) });
  const [currency, another] = engine?.pack.currencies ?? [];
  return currency && !another ? `${names.currency(currency)} (${currency})` : undefined;
};

export interface NextStepsProps extends Pick<Validation, 'country'> {
  readonly steps: readonly Step[];
}

/** What to do about an account that cannot be paid, or that nobody answered for. */
export const NextSteps = ({ steps, country }: NextStepsProps) => {
  const { t } = useTranslation('validation');
  const currency = usePayments(country);
  return steps.map((step) => (
    <p className={css.reasons} key={step}>
      <Icon of={ArrowRight} />
      {t(`facts.nextSteps.${step}`, { currency, context: currency ? undefined : 'unknown' })}
    </p>
  ));
};
