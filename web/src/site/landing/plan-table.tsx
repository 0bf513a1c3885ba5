import { useTranslation } from 'react-i18next';
import { planNames, plans, type Plan, type PlanName } from '#shared/plans.ts';
import { ButtonLink } from '../../components/ui/button.tsx';
import { useFormat } from '../../lib/format.ts';
import { Calculator } from './calculator/calculator.tsx';
import { Section } from './section.tsx';
import './plans.css';

const picked: PlanName = 'enterprise';

const usePlanFacts = (plan: Plan) => {
  const { t } = useTranslation('landing', { keyPrefix: 'plans' });
  const { usd, number } = useFormat();
  const { pack, monthly, keys, features } = plan;
  const count = pack.credits;
  return [
    {
      name: t('pack'),
      value: pack.priceUsd === 0 ? t('packFree', { count }) : t('packPrice', { count, price: usd(pack.priceUsd) }),
    },
    { name: t('validity'), value: t(monthly ? 'validBoth' : 'validDays', { days: pack.validDays }) },
    { name: t('keys'), value: t(keys.production ? 'keysAll' : 'keysSandbox', { count: number(keys.count) }) },
    { name: t('api'), value: features.restApi && t('included') },
    { name: t('widget'), value: features.widget && t('widgetIncluded') },
  ];
};

const PlanColumn = ({ name }: { readonly name: PlanName }) => {
  const { t } = useTranslation('landing', { keyPrefix: 'plans' });
  const { usd, number } = useFormat();
  const plan: Plan = plans[name];
  const { monthly } = plan;
  return (
    <section
      className={`plan ${name === picked ? 'plan--pick' : ''}`}
      aria-label={t('name', { plan: t(`names.${name}`) })}
    >
      <h3>{t(`names.${name}`)}</h3>
      <p className="amount">{usd(monthly?.priceUsd ?? plan.pack.priceUsd)}</p>
      <p className="per">
        {monthly
          ? t('monthly', { count: number(monthly.validations), each: usd(monthly.priceUsd / monthly.validations) })
          : t('forTrying')}
      </p>
      <ButtonLink look={name === picked ? 'primary' : 'quiet'} block to="/register">
        {t(name === 'free' ? 'start' : 'register')}
      </ButtonLink>
      <dl>
        {usePlanFacts(plan).map((fact) => (
          <div key={fact.name}>
            <dt>{fact.name}</dt>
            <dd className={fact.value ? '' : 'no'}>{fact.value || t('none')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

/** The plans as `shared/plans.ts` declares them; nothing here knows a price. */
export const PlanTable = () => {
  const { t } = useTranslation('landing', { keyPrefix: 'plans' });
  return (
    <Section id="precios" title={t('title')} lead={t('lead', { credits: plans.free.pack.credits })}>
      <div className="plans">
        {planNames.map((name) => (
          <PlanColumn key={name} name={name} />
        ))}
      </div>
      <Calculator />
    </Section>
  );
};
