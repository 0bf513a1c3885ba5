import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { HeadEndContext } from '../../components/ui/head-end.tsx';
import { Tabs } from '../../components/ui/tabs.tsx';
import { usePage } from '../../lib/use-page.ts';
import { Loading } from '../loading.tsx';
import { page } from '../page.ts';
import { PageHead } from '../shell/page-head.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import { addressOf, tabOf, tabs } from './widget-tabs.ts';
import css from './widget.module.css';

const parts = {
  overview: page(() => import('./widget-overview.tsx'), 'analytics'),
  analytics: page(() => import('./widget-analytics.tsx'), 'analytics'),
  guide: page(() => import('./widget-guide.tsx'), 'analytics'),
} as const;

/** The form that customers put on their own pages: how it looks, what it did, and how it gets there. */
export default function Widget() {
  const { t } = useTranslation('widget');
  const [search] = useSearchParams();
  const [headEnd, setHeadEnd] = useState<HTMLElement | null>(null);
  const tab = tabOf(search);
  const Part = parts[tab];
  usePage(tab === 'overview' ? t('title') : `${t('title')}: ${t(`tabs.${tab}`)}`);
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <PageHead>
        <p>{t('lead')}</p>
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
          <Part />
        </Suspense>
      </HeadEndContext>
    </>
  );
}
