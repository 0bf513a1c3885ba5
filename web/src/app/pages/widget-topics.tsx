import { Suspense } from 'react';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { ButtonLink } from '../../components/ui/button.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { TopicLinks } from '../../features/widget/topic-links.tsx';
import { topics } from '../../features/widget/topics.ts';
import { usePage } from '../../lib/use-page.ts';
import { Loading } from '../loading.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import css from './widget.module.css';

/** The frame of the pages about the widget: their name, the way to the others and back. */
export default function WidgetTopics() {
  const { t } = useTranslation('widget');
  const { pathname } = useLocation();
  const topic = topics.find((one) => pathname === `/widget/${one}`);
  const title = topic ? t(`topics.${topic}`) : t('title');
  usePage(`${title} · ${t('title')}`);
  return (
    <>
      <PageTitle isOfNoTab>{title}</PageTitle>
      <PageHead>
        <ButtonLink look="ghost" size="sm" to="/widget">
          <Icon of={ArrowLeft} />
          {t('topics.back')}
        </ButtonLink>
      </PageHead>
      <div className={css.topics}>
        <TopicLinks current={topic} />
      </div>
      <Suspense fallback={<Loading />}>
        <Outlet />
      </Suspense>
    </>
  );
}
