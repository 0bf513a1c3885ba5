import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useBuyCredits } from '../../features/credits/index.ts';
import { Payees } from '../../features/payees/payees.tsx';
import { useWide } from '../../features/payees/use-wide.ts';
import { usePage } from '../../lib/use-page.ts';
import { PageTitle } from '../shell/page-title.tsx';

/** Whom one pays, and what became of them. */
export default function PayeesPage() {
  const { t } = useTranslation('payees');
  const { pathname } = useLocation();
  const buyCredits = useBuyCredits();
  const isWide = useWide();
  const isAlone = !isWide && pathname !== '/payees';
  usePage(t('title'), isWide ? '/payees' : pathname);
  return (
    <>
      {!isAlone && <PageTitle>{t('title')}</PageTitle>}
      <Payees onBuy={buyCredits} />
    </>
  );
}
