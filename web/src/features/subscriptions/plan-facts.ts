import { useTranslation } from 'react-i18next';
import { planNames, plans, type Plan, type PlanName } from '#shared/plans.ts';
import { useWords } from './use-words.ts';

export type Way = 'monthly' | 'pack';

interface Fact {
  readonly name: string;
  readonly value: string;
  /** What the plan is without. */
  readonly isMissing?: boolean;
}

const firstWithProduction = planNames.find((name) => plans[name].keys.production) ?? 'enterprise';

/** What a plan is made of, as `shared/plans.ts` declares it; nothing here knows a number. */
export const usePlanFacts = (name: PlanName, way: Way): readonly Fact[] => {
  const { t } = useTranslation('subscriptions', { keyPrefix: 'facts' });
  const { number, usd, plan: nameOf } = useWords();
  const { pack, monthly, keys, features, monthlyValidationsPerKey }: Plan = plans[name];
  const isMonthly = way === 'monthly' && monthly !== null;
  const bought = isMonthly
    ? { count: monthly.validations, price: monthly.priceUsd }
    : { count: pack.credits, price: pack.priceUsd };
  const once = pack.priceUsd === 0 ? 'once' : 'lasting';
  return [
    {
      name: t('validations'),
      value: t(isMonthly ? 'monthly' : once, { count: number(bought.count), days: pack.validDays }),
    },
    { name: t('each'), value: bought.price === 0 ? t('noCost') : usd(bought.price / bought.count) },
    { name: t('keys'), value: t(keys.production ? 'keysAll' : 'keysSandbox', { count: number(keys.count) }) },
    keys.production
      ? { name: t('production'), value: t('productionYes', { count: number(monthlyValidationsPerKey.production) }) }
      : { name: t('production'), value: t('productionNo', { plan: nameOf(firstWithProduction) }), isMissing: true },
    features.webhooks
      ? { name: t('webhooks'), value: t('webhooksYes') }
      : { name: t('webhooks'), value: t('no'), isMissing: true },
    features.widget && isMonthly
      ? { name: t('widget'), value: t('widgetYes') }
      : { name: t('widget'), value: t('no'), isMissing: true },
  ];
};
