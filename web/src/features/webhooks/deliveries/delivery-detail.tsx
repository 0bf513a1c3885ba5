import { useEffect, useId, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { deliveryOf } from '../api/deliveries.ts';
import { codeOf, type Webhook } from '../api/webhooks.ts';
import { NotLoaded } from '../not-loaded.tsx';
import { WhatWasSent } from './what-was-sent.tsx';
import css from './deliveries.module.css';

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
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = useQuery(deliveryOf(id));
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={css.detail} aria-labelledby={titleId} aria-busy={!data && !error}>
      <div className={css.detailHead}>
        <h3 id={titleId} ref={title} tabIndex={-1}>
          {data ? data.eventId : t('detail.label')}
        </h3>
        <Button look="ghost" size="sm" square aria-label={t('detail.close')} onClick={onClose}>
          <Icon of={X} />
        </Button>
      </div>
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
    </section>
  );
};
