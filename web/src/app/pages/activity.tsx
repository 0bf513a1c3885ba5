import { useTranslation } from 'react-i18next';
import { keptDays } from '#shared/kept-days.ts';
import { ActivityCard, NotYouCard } from '../../features/activity/index.ts';
import { usePage } from '../../lib/use-page.ts';
import { PageTitle } from '../shell/page-title.tsx';
import css from '../shell/shell.module.css';

/** What was done in the account, and what to do about what was not one's own doing. */
export default function Activity() {
  const { t } = useTranslation('activity');
  usePage(t('title'));
  return (
    <>
      <PageTitle isOfNoTab>{t('title')}</PageTitle>
      <div className={css.parts}>
        <p>{t('lead', { days: keptDays.securityEvents })}</p>
        <NotYouCard />
        <ActivityCard />
      </div>
    </>
  );
}
