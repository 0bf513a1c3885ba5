import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../components/ui/button.tsx';
import { Segmented } from '../../components/ui/segmented.tsx';
import { keyList } from '../../features/keys/index.ts';
import { Plans, type Way } from '../../features/subscriptions/index.ts';
import { usePage } from '../../lib/use-page.ts';
import { PageHead } from '../shell/page-head.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import css from './subscription.module.css';

const ways: readonly Way[] = ['monthly', 'pack'];

/** The plans, which one is mine, and what another would change. */
export default function Subscriptions() {
  const { t } = useTranslation('subscriptions', { keyPrefix: 'plans' });
  const [way, setWay] = useState<Way>('monthly');
  const keys = useQuery(keyList);
  const [, setAddress] = useSearchParams();
  usePage(t('title'));
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <PageHead>
        <p>{t('lead')}</p>
        <div className={css.end}>
          <Segmented
            legend={t('way')}
            value={way}
            options={ways.map((value) => ({ value, label: t(`ways.${value}`) }))}
            onChange={setWay}
          />
          <ButtonLink to="/subscription/manage">{t('manage')}</ButtonLink>
        </div>
      </PageHead>
      <Plans
        way={way}
        keys={keys.data?.data ?? (keys.isError ? null : undefined)}
        onBuy={(pack) => setAddress((now) => ({ ...Object.fromEntries(now), buy: pack }))}
      />
    </>
  );
}
