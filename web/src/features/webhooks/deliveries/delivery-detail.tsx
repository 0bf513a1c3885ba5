import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { RowDetail } from '../../../components/row-detail/row-detail.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { deliveryOf } from '../api/deliveries.ts';
import { codeOf, type Webhook } from '../api/webhooks.ts';
import { NotLoaded } from '../not-loaded.tsx';
import { WhatWasSent } from './what-was-sent.tsx';

export interface DeliveryDetailProps {
  readonly id: string;
  readonly of: Webhook;
  /** Whether the plan has webhooks: without it nothing is sent again. */
  readonly isIncluded: boolean;
  readonly onClose: () => void;
}

/** One delivery in full; takes the focus, and gives it back to its row. */
export const DeliveryDetail = ({ id, of, isIncluded, onClose }: DeliveryDetailProps) => {
  const { t } = useTranslation('webhooks');
  const { data, error, refetch } = useQuery(deliveryOf(id));
  return (
    <RowDetail
      title={data ? data.eventId : t('detail.label')}
      closing={t('detail.close')}
      isBusy={!data && !error}
      onClose={onClose}
    >
      {!data && !error && (
        <output>
          <span className="vh">{t('detail.loading')}</span>
          <Skeleton width="12rem" />
        </output>
      )}
      {error &&
        !data &&
        (codeOf(error) === 'errors.notFound' ? (
          <p>{t('detail.gone')}</p>
        ) : (
          <NotLoaded title={t('detail.notLoaded')} error={error} onRetry={() => void refetch()} />
        ))}
      {data && <WhatWasSent of={data} to={of} isIncluded={isIncluded} />}
    </RowDetail>
  );
};
