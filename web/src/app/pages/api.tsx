import { Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { HeadEndContext } from '../../components/ui/head-end.tsx';
import { Tabs } from '../../components/ui/tabs.tsx';
import { apiKeyList, Keys } from '../../features/keys/index.ts';
import { keyLimits } from '#shared/plans.ts';
import { useUser } from '../../lib/session/current.ts';
import { usePage } from '../../lib/use-page.ts';
import { Loading } from '../loading.tsx';
import { page } from '../page.ts';
import { publicAddress } from './deployment.ts';
import { addressOf, tabOf, tabs } from './api-tabs.ts';
import { PageHead } from '../shell/page-head.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import css from './api.module.css';

const ApiUsage = page(() => import('./api-usage.tsx'), 'usage', 'public-errors');
const ApiWebhooks = page(() => import('./api-webhooks.tsx'), 'webhooks');
const ApiDocs = page(() => import('./api-docs.tsx'), 'docs', 'public-errors');

/** Keys, what was asked with them, where events are sent, and how to ask. */
export default function Api() {
  const { t } = useTranslation('keys');
  const [search] = useSearchParams();
  const [headEnd, setHeadEnd] = useState<HTMLElement | null>(null);
  const { plan } = useUser();
  const navigate = useNavigate();
  const onPlans = () => void navigate('/subscriptions');
  const { data: address } = useQuery(publicAddress);
  const { data: keys } = useQuery(apiKeyList);
  const tab = tabOf(search);
  usePage(tab === 'claves' ? t('title') : `${t('title')}: ${t(`tabs.${tab}`)}`);
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <PageHead>
        <p>
          {tab === 'webhooks' ? t('webhooksLead') : t('lead', { count: keys?.limits.perMinute ?? keyLimits.perMinute })}
        </p>
        <div className={css.end} ref={setHeadEnd} />
      </PageHead>
      <div className={css.tabs}>
        <Tabs
          label={t('sections')}
          tabs={tabs.map((one) => ({ to: addressOf(one), label: t(`tabs.${one}`), current: one === tab }))}
        />
      </div>
      <HeadEndContext value={headEnd}>
        <Suspense fallback={<Loading />}>
          {tab === 'claves' && (
            <Keys
              {...{ plan, address, onPlans }}
              usageOf={({ id, environment }) => addressOf('analitica', { key: id, environment })}
            />
          )}
          {tab === 'analitica' && <ApiUsage />}
          {tab === 'webhooks' && <ApiWebhooks />}
          {tab === 'documentacion' && <ApiDocs />}
        </Suspense>
      </HeadEndContext>
    </>
  );
}
