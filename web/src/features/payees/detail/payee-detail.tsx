import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { isNothingThere } from '../../../lib/api.ts';
import { toasts } from '../../../lib/toasts/toasts.ts';
import { onePayee, type Payee } from '../api/payees.ts';
import { NotLoaded } from '../not-loaded.tsx';
import { AccountToday } from './account-today.tsx';
import { AskNow } from './ask-now.tsx';
import { ChangeAlert } from './change-alert.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { newestOf } from './lanes.ts';
import { LanesChart } from './lanes-chart.tsx';
import { OtherAccounts } from './other-accounts.tsx';
import { PayeeHead } from './payee-head.tsx';
import { Rhythm } from './rhythm.tsx';
import { Timeline } from './timeline.tsx';
import css from './detail.module.css';

export interface PayeeDetailProps {
  readonly id: string;
  readonly isPage: boolean;
  readonly onDeleted: () => void;
}

const learningMs = 1_000;
const learnsAtMost = 15;

/** A payee learns of an answer a moment later: it is looked at again until it has, or for a while. */
const useLearning = (id: string) => {
  const cache = useQueryClient();
  const [awaited, setAwaited] = useState<{ readonly validationId: string; readonly from: number }>();
  const query = useQuery({
    ...onePayee(id),
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      if (!awaited || dataUpdateCount > awaited.from + learnsAtMost) return false;
      return data?.accounts.some(({ validationId }) => validationId === awaited.validationId) ? false : learningMs;
    },
  });
  const learn = (validationId: string) =>
    setAwaited({ validationId, from: cache.getQueryState(onePayee(id).queryKey)?.dataUpdateCount ?? 0 });
  return { ...query, learn };
};

const Loaded = ({ payee, isPage, onDeleted, onAnswered }: Omit<PayeeDetailProps, 'id'> & LoadedProps) => {
  const { t } = useTranslation('payees');
  const [isDeleting, setDeleting] = useState(false);
  const Head = isPage ? 'h2' : 'h3';
  const newest = newestOf(payee.accounts);
  const others = payee.accounts.filter((account) => account !== newest);
  const isAnswered = payee.accounts.some(({ lastAt }) => lastAt !== null);
  const deleted = () => {
    toasts.info(t('detail.deleted'));
    onDeleted();
  };
  return (
    <Card aria-label={payee.name} className={css.detail}>
      <PayeeHead key={payee.id} {...{ payee, isPage }} />
      {payee.changed.length > 0 && (
        <div className={css.first}>
          <ChangeAlert payee={payee} />
        </div>
      )}
      {newest && (
        <section className={css.section}>
          <Head>{t(newest.confirmed ? 'detail.account' : 'detail.unconfirmed')}</Head>
          <AccountToday account={newest} />
        </section>
      )}
      {others.length > 0 && (
        <section className={css.section}>
          <Head>{t('detail.others')}</Head>
          <OtherAccounts accounts={others} />
        </section>
      )}
      <section className={css.section}>
        <Head>{t(isAnswered ? 'detail.lanes' : 'detail.timeline')}</Head>
        {isAnswered && <LanesChart payee={payee} />}
        <Timeline payee={payee} />
      </section>
      <section className={css.section}>
        <Head>{t('detail.recheck')}</Head>
        <Rhythm payee={payee} />
      </section>
      <div className={css.foot}>
        <Button look="ghost" size="sm" onClick={() => setDeleting(true)}>
          <Icon of={Trash2} />
          {t('detail.more')}
        </Button>
        {newest && <AskNow key={payee.id} {...{ payee, onAnswered }} account={newest} />}
      </div>
      {isDeleting && <DeleteDialog payee={payee} onClose={() => setDeleting(false)} onDeleted={deleted} />}
    </Card>
  );
};

interface LoadedProps {
  readonly payee: Payee;
  readonly onAnswered: (validationId: string) => void;
}

/** One payee: what changed, where payments go, what became of it, and how often it is asked about. */
export const PayeeDetail = ({ id, ...props }: PayeeDetailProps) => {
  const { t } = useTranslation('payees');
  const { data, error, refetch, learn } = useLearning(id);
  if (data) return <Loaded {...props} payee={data} onAnswered={learn} />;
  if (isNothingThere(error))
    return (
      <Card className={css.detail}>
        <EmptyState
          of="payeeMissing"
          title={t('detail.gone')}
          action={
            <ButtonLink size="sm" to="/payees">
              {t('detail.toList')}
            </ButtonLink>
          }
        >
          {t('detail.goneMore')}
        </EmptyState>
      </Card>
    );
  return (
    <Card className={css.detail} aria-busy={!error}>
      {error ? <NotLoaded what="loadOne" onRetry={() => void refetch()} /> : <DetailSkeleton />}
    </Card>
  );
};

const DetailSkeleton = () => {
  const { t } = useTranslation('payees');
  return (
    <output className={css.skeleton}>
      <span className="vh">{t('loading')}</span>
      <Skeleton width="60%" height="2rem" />
      <Skeleton width="40%" />
      <Skeleton width="80%" height="1.5rem" />
      <Skeleton width="70%" />
    </output>
  );
};
