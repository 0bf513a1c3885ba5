import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { packNames, plans } from '#shared/plans.ts';
import { webhookLimits } from '#shared/validation/webhooks.ts';
import { ButtonLink } from '../../components/ui/button.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { capitalized } from '../../lib/capitalized.ts';
import { useFormat } from '../../lib/format.ts';
import css from './webhooks.module.css';

const points = ['told', 'signed', 'retried'] as const;
/** The smallest plan that has them. */
const plan = packNames.find((name) => plans[name].features.webhooks) ?? 'enterprise';
const { monthly } = plans[plan];

/** For whom the plan has no webhooks: what they are, what they cost, and the way to them. */
export const Offer = () => {
  const { t } = useTranslation('webhooks');
  const { usd, number } = useFormat();
  return (
    <section className={`card ${css.offer}`} aria-labelledby="webhook-offer">
      <div>
        <h2 id="webhook-offer">{t('offer.title')}</h2>
        <ul>
          {points.map((point) => (
            <li key={point}>
              <Icon of={Check} />
              <span>{t(`offer.${point}`, { days: webhookLimits.keptDays })}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className={css.price}>
        <p>
          <b>{usd(monthly.priceUsd)}</b> {t('offer.per')}
        </p>
        <p className={css.soft}>{t('offer.includes', { plan: capitalized(plan), n: number(monthly.validations) })}</p>
        <ButtonLink look="primary" to="/subscriptions">
          {t('offer.button')}
        </ButtonLink>
        <p className={css.soft}>{t('offer.meanwhile')}</p>
      </div>
    </section>
  );
};
