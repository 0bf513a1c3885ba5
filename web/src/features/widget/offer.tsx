import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { plans } from '#shared/plans.ts';
import { ButtonLink } from '../../components/ui/button.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { useFormat } from '../../lib/format.ts';
import css from './widget.module.css';

const points = ['right', 'safe', 'quick'] as const;
const { monthly } = plans.enterprise;

/** For whom the plan does not have the widget: what it is, what it costs, and the way to it. */
export const Offer = () => {
  const { t } = useTranslation('widget');
  const { usd, number } = useFormat();
  return (
    <section className={`card ${css.offer}`} aria-labelledby="offer">
      <div>
        <h2 id="offer">{t('offer.title')}</h2>
        <ul>
          {points.map((point) => (
            <li key={point}>
              <Icon of={Check} />
              <span>{t(`offer.${point}`)}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className={css.price}>
        <p>
          <b>{usd(monthly.priceUsd)}</b> {t('offer.per')}
        </p>
        <p className={css.soft}>
          {t('offer.includes', { count: monthly.validations, n: number(monthly.validations) })}
        </p>
        <ButtonLink look="primary" to="/subscriptions">
          {t('offer.button')}
        </ButtonLink>
        <p className={css.soft}>{t('offer.meanwhile')}</p>
      </div>
    </section>
  );
};
