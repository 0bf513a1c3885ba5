import { useTranslation } from 'react-i18next';
import { BalanceCard, MovementsCard } from '../../features/credits/index.ts';
import { usePage } from '../../lib/use-page.ts';
import { PageTitle } from '../shell/page-title.tsx';
import css from '../shell/shell.module.css';

/** What there is to spend, until when, and every credit that came or went. */
export default function Credits() {
  const { t } = useTranslation('lots');
  usePage(t('page'));
  return (
    <>
      <PageTitle isOfNoTab>{t('page')}</PageTitle>
      <div className={css.parts}>
        <BalanceCard />
        <MovementsCard />
      </div>
    </>
  );
}
