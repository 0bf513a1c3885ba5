import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { HeadEndContext } from '../../components/ui/head-end.tsx';
import { Link } from '../../components/ui/link.tsx';
import { keyList } from '../../features/keys/index.ts';
import { PaymentsCard } from '../../features/payments/index.ts';
import { Manage } from '../../features/subscriptions/index.ts';
import { usePage } from '../../lib/use-page.ts';
import { PageHead } from '../shell/page-head.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import css from './subscription.module.css';

/** The own subscription, what was paid, and those before. */
export default function SubscriptionManage() {
  const { t } = useTranslation('subscriptions', { keyPrefix: 'manage' });
  const [headEnd, setHeadEnd] = useState<HTMLElement | null>(null);
  const keys = useQuery(keyList);
  usePage(t('title'));
  return (
    <>
      <PageTitle isOfNoTab>{t('title')}</PageTitle>
      <PageHead>
        <Link className="link" to="/credits">
          {t('movements')}
        </Link>
        <div className={css.end} ref={setHeadEnd} />
      </PageHead>
      <HeadEndContext value={headEnd}>
        <Manage keys={keys.data?.data ?? (keys.isError ? null : undefined)}>
          <PaymentsCard />
        </Manage>
      </HeadEndContext>
    </>
  );
}
