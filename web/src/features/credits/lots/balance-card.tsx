import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardHead } from '../../../components/ui/card.tsx';
import { NotLoaded } from '../../../components/ui/not-loaded.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useFormat } from '../../../lib/format.ts';
import { useUser } from '../../../lib/session/current.ts';
import { lotsOf } from '../api/lots.ts';
import { useBuyCredits } from '../buying.tsx';
import { DebtNotice } from '../ledger/debt-notice.tsx';
import { useBalance } from '../use-balance.ts';
import { useNow } from '../use-now.ts';
import { LotList } from './lot-list.tsx';
import { lotsLeft } from './lots-left.ts';
import css from './lots.module.css';

/** Why there is what there is: how credits are used, or what became of those there were. */
const useWhy = () => {
  const { t } = useTranslation('lots');
  const { number } = useFormat();
  const balance = useBalance();
  if (balance.state === 'available') return t('uses');
  const { state, expired: count } = balance;
  return state === 'expired' ? t('expired', { count, credits: number(count) }) : t('none');
};

const Lots = () => {
  const { t } = useTranslation('lots');
  const now = useNow();
  const { data, error, refetch } = useQuery(lotsOf(useUser()));
  if (data) return <LotList lots={lotsLeft(data, now)} />;
  return (
    <div className={css.part} aria-busy={!error}>
      {!error && <Skeleton width="100%" height="48px" />}
      {error && (
        <NotLoaded title={t('failed.title')} retry={t('failed.retry')} onRetry={() => void refetch()}>
          {t('failed.explain')}
        </NotLoaded>
      )}
    </div>
  );
};

/** What can be spent, which credits those are and until when, and where to get more. */
export const BalanceCard = () => {
  const { t } = useTranslation(['lots', 'credits']);
  const { number } = useFormat();
  const buy = useBuyCredits();
  const balance = useBalance();
  const count = balance.state === 'available' ? balance.credits : 0;
  return (
    <Card aria-label={t('title')}>
      <CardHead title={t('title')}>
        <Button look="primary" size="sm" onClick={buy}>
          {t('credits:buy')}
        </Button>
      </CardHead>
      <div className={css.part}>
        <p className={css.sum}>
          <b>{number(count)}</b> {t('credits:unit', { count })}
        </p>
        <p className={css.why}>{useWhy()}</p>
        <DebtNotice className={css.owed} />
      </div>
      {count > 0 && <Lots />}
    </Card>
  );
};
