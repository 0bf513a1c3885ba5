import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { HeadEndContext } from '../../components/ui/head-end.tsx';
import { MovementsCard } from '../../features/credits/index.ts';
import { keyList } from '../../features/keys/index.ts';
import { PaymentsCard } from '../../features/payments/index.ts';
import { Manage } from '../../features/subscriptions/index.ts';
import { usePage } from '../../lib/use-page.ts';
import shell from '../shell/shell.module.css';
import css from './subscription.module.css';

/** The own subscription, what was paid, every credit that came or went, and those before. */
export default function SubscriptionManage() {
  const { t } = useTranslation('subscriptions', { keyPrefix: 'manage' });
  const [headEnd, setHeadEnd] = useState<HTMLElement | null>(null);
  const keys = useQuery(keyList);
  usePage(t('title'));
  return (
    <>
      <div className={shell.head}>
        <h1 tabIndex={-1}>{t('title')}</h1>
        <div className={css.end} ref={setHeadEnd} />
      </div>
      <HeadEndContext value={headEnd}>
        <Manage keys={keys.data?.data ?? (keys.isError ? null : undefined)}>
          <PaymentsCard />
          <MovementsCard />
        </Manage>
      </HeadEndContext>
    </>
  );
}
